import { AppError } from "../base/errors.ts";
import { listFailedLetters, retryLetter } from "../mail/mail.ts";
import { noteAct, subjectOf } from "./acts.ts";
import type { OperatorContext } from "./operator-context.ts";

/** Those that nobody tries any more. */
export async function describeFailedLetters({ db }: Pick<OperatorContext, "db">) {
  return (await listFailedLetters(db)).map(({ queuedAt, failedAt, ...letter }) => ({
    ...letter,
    queuedAt: queuedAt.toISOString(),
    failedAt: failedAt.toISOString(),
  }));
}

/** Has a letter sent that could not be, as if it were queued now. */
export function tryAgain(
  { db, keys }: Pick<OperatorContext, "db" | "keys">,
  letter: { kind: string; subject: string },
  { operatorId, reason }: { operatorId: string; reason: string },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await retryLetter(tx, letter))) throw new AppError("not_found");
    await noteAct(tx, keys, { act: "retry", subject: subjectOf.letter(letter.kind), operatorId, reason });
  });
}
