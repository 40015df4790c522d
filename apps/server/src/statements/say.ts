import type pg from "pg";
import { secondsLeftToday } from "../accounts/daily-count.ts";
import type { RegistrationKey } from "../certificates/registration-keys.ts";
import { AppError } from "../errors.ts";
import { hashBody } from "../http/hash-body.ts";
import type { Sequencer } from "../log/sequencer.ts";
import type { NewStatement } from "./new-statement.ts";
import { findSaidUnder } from "./statement-store.ts";
import { StatementKeyUsed, StatementOutdated } from "./statement-writer.ts";

export interface SayContext {
  pool: pg.Pool;
  sequencer: Pick<Sequencer<NewStatement>, "append">;
}

export interface Said {
  n: number;
  index: number;
  kind: string;
  by: string;
  at: string;
}

interface Speech {
  /** Checks what is to be said against all that was said until now, and signs it. Called again when something came before it. */
  draft: (key: RegistrationKey | undefined) => Promise<NewStatement>;
  /** Whose request it is and what it says: an idempotency key is its account's. Without an account there is none. */
  request?: { userId: string; idempotencyKey: string | undefined; body: unknown } | undefined;
  /** Takes one of what this speaker may say today. */
  maySay?: (() => Promise<boolean>) | undefined;
  /** What was signed elsewhere names the old values: it is not drafted a second time. */
  isFixed?: boolean;
}

/** How often a statement is made anew, when others of the same work come before it. */
const mostAttempts = 5;

/**
 * Somebody says something of a certificate: signed, logged, and in effect, all at once. Resolves when it is durably in the log.
 * The same idempotency key with the same body never says it twice.
 */
export async function say(
  { pool, sequencer }: SayContext,
  { draft, request, maySay = () => Promise.resolve(true), isFixed = false }: Speech,
): Promise<Said> {
  const key = keyOf(request);
  let isCounted = false;
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    try {
      const statement = await draft(key);
      if (!isCounted && !(await maySay()))
        throw new AppError("statements_per_day", { retryAfter: secondsLeftToday() });
      isCounted = true;
      const { index, n = 0 } = await sequencer.append(statement);
      const { kind, by, saidAt } = statement;
      return { n, index, kind, by, at: saidAt.toISOString() };
    } catch (error) {
      // What was said under the key may be why it cannot be said again.
      const before = key && (await findBefore(pool, key));
      if (before !== undefined) return before;
      if (!(error instanceof StatementKeyUsed || error instanceof StatementOutdated)) throw error;
      if (isFixed) break;
    }
  }
  throw new AppError("statement_outdated");
}

function keyOf(request: Speech["request"]): RegistrationKey | undefined {
  if (request?.idempotencyKey === undefined) return undefined;
  return { userId: request.userId, key: request.idempotencyKey, bodyHash: hashBody(request.body) };
}

async function findBefore(pool: pg.Pool, key: RegistrationKey): Promise<Said | undefined> {
  const before = await findSaidUnder(pool, key.userId, key.key);
  if (before === undefined) return undefined;
  if (!before.bodyHash.equals(key.bodyHash) || before.said === null)
    throw new AppError("idempotency_key_reused");
  return { ...before.said, at: new Date(before.said.at * 1000).toISOString() };
}
