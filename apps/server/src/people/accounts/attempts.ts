import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { deleteAttempts, insertAttempt, readNumber, readWait, type Waits } from "./attempt-store.ts";

/** How many attempts need no wait, and how the wait for the next one grows: it doubles each time. */
export interface AttemptPolicy extends Waits {
  /** Tells kinds of attempts apart: each is counted separately. */
  kind: string;
}

/**
 * Counts an attempt, across all nodes. Answers 0 when it may proceed, else the seconds until the next one may. One that
 * comes too early isn't counted, so retrying doesn't make the wait longer.
 */
export async function takeAttempt(
  db: Kysely<Database>,
  policy: AttemptPolicy,
  subject: string,
): Promise<number> {
  const key = keyOf(policy.kind, subject);
  if (await insertAttempt(db, key, policy)) return 0;
  // Never 0, which means counted: the wait may have ended between the two statements.
  return Math.max(1, (await readWait(db, key)) ?? 1);
}

/** Resets a subject's attempts: they turned out to be the owner's. */
export async function forgetAttempts(db: Kysely<Database>, kind: string, subject: string): Promise<void> {
  await deleteAttempts(db, keyOf(kind, subject));
}

/** Counts an attempt that is never refused. The count is forgotten an hour after the last one. */
export async function countAttempt(db: Kysely<Database>, kind: string, subject: string): Promise<void> {
  const unlimited = { free: 2 ** 30, forgottenAfterSeconds: 3600, firstWaitSeconds: 0, maxWaitSeconds: 0 };
  await takeAttempt(db, { kind, ...unlimited }, subject);
}

export async function readAttempts(db: Kysely<Database>, kind: string, subject: string): Promise<number> {
  return (await readNumber(db, keyOf(kind, subject))) ?? 0;
}

/** The table contains no address and no client in plain text. */
function keyOf(kind: string, subject: string): Buffer {
  return createHash("sha256").update(`${kind}\n${subject}`).digest();
}
