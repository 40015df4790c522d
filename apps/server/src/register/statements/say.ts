import type pg from "pg";
import { secondsLeftToday } from "../../base/limits/daily-count.ts";
import { type IdempotencyKey, idempotencyKeyOf } from "../../base/idempotency/idempotency-key.ts";
import { findEarlierUse } from "../../base/idempotency/used-keys.ts";
import { AppError } from "../../base/errors.ts";
import type { Publisher } from "../../log/publisher.ts";
import type { Sequencer } from "../../log/sequencer.ts";
import type { Keys } from "../../base/keys/keys.ts";
import type { SignedStatement } from "./new-statement.ts";
import { requireSpace } from "./statement-space.ts";
import { findSaid } from "./statement-store.ts";
import { StatementKeyUsed, StatementOutdated } from "./statement-writer.ts";

export interface SayContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  sequencer: Pick<Sequencer<SignedStatement>, "append">;
  log: Pick<Publisher, "newest" | "catchUp">;
}

/** A statement that the log has: its number about its certificate, and the index of its entry. */
export interface LoggedStatement {
  n: number;
  index: number;
  kind: string;
  by: string;
  at: string;
}

/** A statement to be made, and what limits it. */
interface Speech {
  /** Checks a new statement against all earlier ones, and signs it. Called again when another statement was faster. */
  draft: (key: IdempotencyKey | undefined) => Promise<SignedStatement>;
  /** The request's account and body: an idempotency key belongs to an account. Without an account there is none. */
  request?: { userId: string; idempotencyKey: string | undefined; body: unknown } | undefined;
  /** Counts a statement against its author's daily limit. */
  maySay?: (() => Promise<boolean>) | undefined;
  /** A wallet's signature covers the old values: such a statement is not drafted a second time. */
  isFixed?: boolean;
}

/** How often a statement is drafted again, when others about the same work are faster. */
const mostAttempts = 5;

/**
 * Makes a statement about a certificate: signed, logged and in effect in one transaction. Resolves when it is durably in the log.
 * The same idempotency key with the same body never makes it twice.
 */
export async function say(
  { pool, keys, sequencer, log }: SayContext,
  { draft, request, maySay = () => Promise.resolve(true), isFixed = false }: Speech,
): Promise<LoggedStatement> {
  const key = request && idempotencyKeyOf(request.userId, request.idempotencyKey, request.body);
  // Once for all attempts, since others were faster through no fault of the author; never given back.
  let isCounted = false;
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    try {
      const statement = await draft(key);
      await requireSpace({ pool, keys }, statement);
      if (!isCounted && !(await maySay()))
        throw new AppError("statements_per_day", { retryAfter: secondsLeftToday() });
      isCounted = true;
      const { index, n = 0 } = await sequencer.append(statement);
      const { kind, by, saidAt } = statement;
      return { n, index, kind, by, at: saidAt.toISOString() };
    } catch (error) {
      // The statement may be refused because it was already made under this key.
      const before = key && (await findBefore({ pool, log }, key));
      if (before !== undefined) return before;
      if (!(error instanceof StatementKeyUsed || error instanceof StatementOutdated)) throw error;
      if (isFixed) break;
    }
  }
  throw new AppError("statement_outdated");
}

async function findBefore(
  { pool, log }: Pick<SayContext, "pool" | "log">,
  key: IdempotencyKey,
): Promise<LoggedStatement | undefined> {
  const use = await findEarlierUse(pool, key);
  // Nothing was made under it: the caller's error stands, or it drafts again.
  if (use === undefined) return undefined;
  const said = await findSaid(pool, use);
  // It stands for something else than a statement.
  if (said === undefined) throw new AppError("idempotency_key_reused");
  // As of a registration: what could not be published is answered once it is.
  if (said.index >= (await log.newest()).size) await log.catchUp();
  return { ...said, at: new Date(said.at * 1000).toISOString() };
}
