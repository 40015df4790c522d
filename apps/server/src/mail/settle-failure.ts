import type { Kysely } from "kysely";
import type { Database } from "../base/db/schema.ts";
import { idOf, type KnownLetter } from "./compose-mail.ts";
import { letterKinds } from "./letter-kinds.ts";
import { markFailed, postpone } from "./letter-store.ts";
import { MailError } from "./mailer.ts";

export interface LetterLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** After the first attempt, the second, and so on. A grey-listing server requires some minutes. */
const retryMinutes = [1, 5, 15, 30, 60, 120, 240];

/** Tries a letter again later, until nobody needs it any more. */
export async function settleFailure(
  { db, log }: { db: Kysely<Database>; log: LetterLog },
  letter: KnownLetter,
  error: unknown,
): Promise<void> {
  const failure = error instanceof MailError ? error.failure : "unknown";
  const minutes = retryMinutes[letter.attempts - 1] ?? retryMinutes.at(-1) ?? 1;
  const endsAt = letter.queued_at.getTime() + letterKinds[letter.kind].hours * 3_600_000;
  const about = { letter: letter.kind, id: idOf(letter), failure };
  const cause = error instanceof MailError ? {} : { err: error };
  if (!(error instanceof MailError && error.isFinal) && Date.now() + minutes * 60_000 < endsAt) {
    await postpone(db, letter, { failure, minutes });
    log.warn({ ...about, ...cause }, `a letter was not sent, and is tried again in ${minutes} minutes`);
  } else {
    await markFailed(db, letter, failure);
    log.error({ ...about, ...cause }, "a letter could not be sent");
  }
}
