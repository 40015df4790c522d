import type { NewStatement as Wanted } from "@colophon/api";
import { secondsLeftToday } from "../accounts/daily-count.ts";
import { AppError } from "../errors.ts";
import { hashBody } from "../http/hash-body.ts";
import type { Sequencer } from "../log/sequencer.ts";
import { draftStatement, type DraftContext } from "./draft-statement.ts";
import type { NewStatement } from "./new-statement.ts";
import { requireOwnWork } from "./own-work.ts";
import { findSaidUnder } from "./statement-store.ts";
import { StatementKeyUsed, StatementOutdated } from "./statement-writer.ts";

export interface SayContext extends DraftContext {
  sequencer: Pick<Sequencer<NewStatement>, "append">;
}

export interface Said {
  n: number;
  index: number;
  kind: string;
  by: string;
  at: string;
}

/** How often a statement is made anew, when others of the same work come before it. */
const mostAttempts = 5;

/**
 * The owner says something of a work: signed, logged, and in effect, all at once. Resolves when it is durably in the log. The
 * same idempotency key with the same body never says it twice.
 */
export async function say(
  context: SayContext,
  { userId, workId }: { userId: string; workId: string },
  wanted: Wanted,
  {
    idempotencyKey,
    maySay = () => Promise.resolve(true),
  }: {
    idempotencyKey?: string | undefined;
    /** Takes one of what this account may say today. */
    maySay?: () => Promise<boolean>;
  } = {},
): Promise<Said> {
  const key =
    idempotencyKey === undefined
      ? undefined
      : { userId, key: idempotencyKey, bodyHash: hashBody([workId, wanted]) };
  const findBefore = async (): Promise<Said | undefined> => {
    const before = key && (await findSaidUnder(context.pool, userId, key.key));
    if (before === undefined) return undefined;
    if (!before.bodyHash.equals(key?.bodyHash ?? Buffer.of()) || before.said === null)
      throw new AppError("idempotency_key_reused");
    return { ...before.said, at: new Date(before.said.at * 1000).toISOString() };
  };
  let isCounted = false;
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    try {
      const work = await requireOwnWork(context, userId, workId);
      const statement = await draftStatement(context, work, wanted, { key });
      if (!isCounted && !(await maySay()))
        throw new AppError("statements_per_day", { retryAfter: secondsLeftToday() });
      isCounted = true;
      const { index, n = 0 } = await context.sequencer.append(statement);
      const { kind, by, saidAt } = statement;
      return { n, index, kind, by, at: saidAt.toISOString() };
    } catch (error) {
      // What was said under the key may be why it cannot be said again.
      const before = await findBefore();
      if (before !== undefined) return before;
      if (!(error instanceof StatementKeyUsed || error instanceof StatementOutdated)) throw error;
      // What a wallet has signed names the old values: only its owner can sign others.
      if (wanted.walletSignature !== undefined) break;
    }
  }
  throw new AppError("statement_outdated");
}
