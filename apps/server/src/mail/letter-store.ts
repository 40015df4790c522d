import { type Kysely, type Selectable, sql } from "kysely";
import { emailKey } from "../base/email-key.ts";
import type { Queryable } from "../base/db/queryable.ts";
import { queryableOn, type Tx } from "../base/db/queryable-on.ts";
import type { Database } from "../base/db/schema.ts";
import type { Addressee } from "./letter-kinds.ts";

export type LetterRow = Pick<
  Selectable<Database["letters"]>,
  "kind" | "subject" | "user_id" | "language" | "bulk" | "sealed"
>;

export async function findAddressee(
  tx: Tx,
  userId: string,
): Promise<(Addressee & { email: string; name: string; language: string }) | undefined> {
  const { rows } = await queryableOn(tx).query<Addressee & { email: string; name: string; language: string }>(
    "select email, full_name as name, language, email_confirmed_at, letters_off, erasing_since from users where id = $1",
    [userId],
  );
  return rows[0];
}

/** The account that has confirmed this address. */
export async function findReader(tx: Tx, email: string): Promise<{ language: string } | undefined> {
  const { rows } = await queryableOn(tx).query<{ language: string }>(
    `select language from users
     where email_key = $1 and email_confirmed_at is not null and erasing_since is null`,
    [emailKey(email)],
  );
  return rows[0];
}

/** Of several letters about one event, only the first is kept. */
export async function insertLetter(tx: Tx, letter: LetterRow, afterHours = 0): Promise<void> {
  const { kind, subject, user_id, language, bulk, sealed } = letter;
  await queryableOn(tx).query(
    `insert into letters (kind, subject, user_id, language, bulk, sealed, queued_at, due_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(hours => $7), now() + make_interval(hours => $7))
     on conflict do nothing`,
    [kind, subject, user_id, language, bulk, sealed, afterHours],
  );
}

/** For this long a letter belongs to its claimer: longer than sending may take (see `letter-sender.ts`). */
const claimMinutes = 10;

export type ClaimedLetter = LetterRow &
  Pick<Selectable<Database["letters"]>, "queued_at" | "attempts"> & { claim: string };

/**
 * Takes the longest-due letter that no other process is sending. In one statement, so that no transaction is open while
 * it is sent.
 */
export async function claimLetter(
  db: Kysely<Database>,
  bulk: boolean,
  claim: string,
): Promise<ClaimedLetter | undefined> {
  // Materialized: joined to the table, the inner query might run again and lock several rows.
  const { rows } = await sql<ClaimedLetter>`with due as materialized (
      select kind, subject from letters where bulk = ${bulk} and due_at <= now()
      order by due_at limit 1 for update skip locked
    )
    update letters l set claim = ${claim}, attempts = attempts + 1,
      due_at = now() + ${claimMinutes} * interval '1 minute'
    from due where l.kind = due.kind and l.subject = due.subject
    returning l.kind, l.subject, user_id, language, bulk, sealed, queued_at, attempts, claim`.execute(db);
  return rows[0];
}

const isOwn = ({ kind, subject, claim }: ClaimedLetter) =>
  sql<boolean>`kind = ${kind} and subject = ${subject} and claim = ${claim}`;

/** Keeps only that it was sent, and when. */
export async function markSent(db: Kysely<Database>, letter: ClaimedLetter): Promise<void> {
  await db
    .updateTable("letters")
    .set({ sent_at: sql<Date>`now()`, due_at: null, claim: null, sealed: null, failure: null })
    .where(isOwn(letter))
    .execute();
}

/** Retries it after this many minutes. */
export async function postpone(
  db: Kysely<Database>,
  letter: ClaimedLetter,
  { failure, minutes }: { failure: string; minutes: number },
): Promise<void> {
  await db
    .updateTable("letters")
    .set({ failure, claim: null, due_at: sql<Date>`now() + ${minutes} * interval '1 minute'` })
    .where(isOwn(letter))
    .execute();
}

/** Ends the attempts; only the operator may retry it. */
export async function markFailed(
  db: Kysely<Database>,
  letter: ClaimedLetter,
  failure: string,
): Promise<void> {
  await db
    .updateTable("letters")
    .set({ failure, claim: null, due_at: null, failed_at: sql<Date>`now()` })
    .where(isOwn(letter))
    .execute();
}

/** Removes a letter that has become pointless: its subject is gone, or it is unwanted. */
export async function withdraw(db: Kysely<Database>, letter: ClaimedLetter): Promise<void> {
  await db.deleteFrom("letters").where(isOwn(letter)).execute();
}

/** Switches optional letters; answers all that are off now, or undefined when there is no such account. */
export async function switchLetters(
  db: Kysely<Database>,
  userId: string,
  { on, off }: { on: readonly string[]; off: readonly string[] },
): Promise<string[] | undefined> {
  const user = await db
    .updateTable("users")
    .set({
      letters_off: sql<
        string[]
      >`array(select unnest(letters_off || ${off}::text[]) except select unnest(${on}::text[]))`,
    })
    .where("id", "=", userId)
    .returning("letters_off")
    .executeTakeFirst();
  return user?.letters_off;
}

/** How many letters of a kind were sent to the account in the last day. */
export async function countSentToday(
  db: Kysely<Database>,
  { userId, kind }: { userId: string; kind: string },
): Promise<number> {
  const { count } = await db
    .selectFrom("letters")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("sent_at", ">", sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes all waiting letters of this kind to the account in one statement, however many there are. */
export async function withdrawWaiting(
  db: Kysely<Database>,
  { userId, kind }: { userId: string; kind: string },
): Promise<void> {
  await db
    .deleteFrom("letters")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("due_at", "is not", null)
    .execute();
}

/** About a certificate, or a batch. Nothing is sealed: all that it says is read when it is sent. */
export interface NewCertificateLetter {
  kind: string;
  subject: string;
  userId: string;
  language: string;
}

/** Inserts many in one statement, in the transaction of their cause. */
export async function insertCertificateLetters(
  tx: Queryable,
  letters: readonly NewCertificateLetter[],
): Promise<void> {
  await tx.query({
    name: "insert-certificate-letters",
    text: `insert into letters (kind, subject, user_id, language, bulk)
      select kind, subject, "userId", language, true from json_to_recordset($1)
        as g (kind text, subject text, "userId" uuid, language text)
      on conflict do nothing`,
    values: [JSON.stringify(letters)],
  });
}

/** Like `findAddressee`, and keeps the account from being deleted before the transaction ends. */
export async function readAddressee(
  tx: Queryable,
  userId: string,
): Promise<(Addressee & { language: string }) | undefined> {
  const { rows } = await tx.query<Addressee & { language: string }>(
    "select language, email_confirmed_at, letters_off, erasing_since from users where id = $1 for key share",
    [userId],
  );
  return rows[0];
}

/** A single letter without sealed contents. */
export async function insertReadLetter(
  tx: Queryable,
  {
    kind,
    subject,
    userId,
    language,
    bulk,
  }: { kind: string; subject: string; userId: string; language: string; bulk: boolean },
): Promise<void> {
  await tx.query(
    "insert into letters (kind, subject, user_id, language, bulk) values ($1, $2, $3, $4, $5) on conflict do nothing",
    [kind, subject, userId, language, bulk],
  );
}

/** Deletes letters sent half a year ago, and those that failed a month ago, which still have their contents. */
export async function deleteOldLetters(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("letters")
    .where("sent_at", "<", sql<Date>`now() - interval '180 days'`)
    .execute();
  await db
    .deleteFrom("letters")
    .where("failed_at", "<", sql<Date>`now() - interval '30 days'`)
    .execute();
}

/** Deletes some of a user's letters, queued and sent. False once there are none left. */
export async function deleteSomeLetters(db: Kysely<Database>, userId: string, max: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("letters")
    .where("user_id", "=", userId)
    .where(
      sql<boolean>`(kind, subject) in (select kind, subject from letters where user_id = ${userId} limit ${max})`,
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What was sent to an account, and when. */
export function listSentLetters(
  db: Kysely<Database>,
  userId: string,
): Promise<{ kind: string; sentAt: Date }[]> {
  return db
    .selectFrom("letters")
    .select("kind")
    .select(sql<Date>`sent_at`.as("sentAt"))
    .where("user_id", "=", userId)
    .where("sent_at", "is not", null)
    .orderBy("sent_at")
    .execute();
}

/** The state of the queue: waiting and failed letters, and the age of the oldest waiting one in seconds. */
export async function measureLetters(
  db: Kysely<Database>,
): Promise<{ waiting: number; failed: number; oldestSeconds: number }> {
  const { rows } = await sql<{ waiting: number; failed: number; oldestSeconds: number }>`select
      (select count(*) from letters where failed_at is not null) as failed,
      count(*) as waiting, coalesce(extract(epoch from now() - min(queued_at)), 0)::float8 as "oldestSeconds"
    from letters where due_at is not null and queued_at <= now()`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0, oldestSeconds: 0 };
}

/** The newest failed letters, at most a hundred. */
export async function listFailedLetters(db: Kysely<Database>): Promise<
  {
    kind: string;
    subject: string;
    accountId: string | null;
    failure: string | null;
    queuedAt: Date;
    failedAt: Date;
  }[]
> {
  const rows = await db
    .selectFrom("letters")
    .select(["kind", "subject", "user_id as accountId", "failure", "queued_at as queuedAt"])
    .select(sql<Date>`failed_at`.as("failedAt"))
    .where("failed_at", "is not", null)
    .orderBy("failed_at", "desc")
    .limit(100)
    .execute();
  return rows;
}

/** Queues it again like a new one. False when no such letter has failed. */
export async function retryLetter(
  tx: Kysely<Database>,
  { kind, subject }: { kind: string; subject: string },
): Promise<boolean> {
  const now = sql<Date>`now()`;
  const { numUpdatedRows } = await tx
    .updateTable("letters")
    .set({ failed_at: null, due_at: now, queued_at: now, attempts: 0, failure: null })
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("failed_at", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
