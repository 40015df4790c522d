import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

/** How many attempts need no wait, and how the wait for the next one grows: it doubles each time. */
export interface AttemptPolicy {
  /** Tells kinds of attempts apart: each is counted separately. */
  kind: string;
  free: number;
  /** After this long without an attempt, counting starts over. */
  forgottenAfterSeconds: number;
  firstWaitSeconds: number;
  maxWaitSeconds: number;
}

/**
 * Counts an attempt, across all nodes. Answers 0 when it may proceed, else the seconds until the next one may. One that
 * comes too early isn't counted, so retrying doesn't make the wait longer.
 */
export async function takeAttempt(
  db: Kysely<Database>,
  { kind, free, forgottenAfterSeconds, firstWaitSeconds, maxWaitSeconds }: AttemptPolicy,
  subject: string,
): Promise<number> {
  const key = keyOf(kind, subject);
  const taken = await sql<{ number: number }>`
    insert into attempts as a (key, number, next_at, ends_at)
    values (${key}, 1, now() + ${waitAfter(sql`1`)}, now() + make_interval(secs => ${forgottenAfterSeconds}))
    on conflict (key) do update set
      number = ${numberAfter},
      next_at = now() + ${waitAfter(numberAfter)},
      ends_at = excluded.ends_at
    where a.next_at <= now() or a.ends_at <= now()
    returning number`.execute(db);
  if (taken.rows.length > 0) return 0;
  const waiting = await sql<{ seconds: number }>`
    select ceil(extract(epoch from next_at - now()))::int as seconds from attempts where key = ${key}`.execute(
    db,
  );
  return Math.max(1, waiting.rows[0]?.seconds ?? 1);

  function waitAfter(number: ReturnType<typeof sql>) {
    return sql`make_interval(secs => case when ${number} < ${free}::int then 0
      else least(${firstWaitSeconds}::int * power(2, least(${number} - ${free}::int, 30)), ${maxWaitSeconds}::int) end)`;
  }
}

const numberAfter = sql`case when a.ends_at <= now() then 1 else a.number + 1 end`;

/** Resets a subject's attempts: they turned out to be the owner's. */
export async function forgetAttempts(db: Kysely<Database>, kind: string, subject: string): Promise<void> {
  await db.deleteFrom("attempts").where("key", "=", keyOf(kind, subject)).execute();
}

/** Counts an attempt that is never refused. The count is forgotten an hour after the last one. */
export async function countAttempt(db: Kysely<Database>, kind: string, subject: string): Promise<void> {
  const unlimited = { free: 2 ** 30, forgottenAfterSeconds: 3600, firstWaitSeconds: 0, maxWaitSeconds: 0 };
  await takeAttempt(db, { kind, ...unlimited }, subject);
}

export async function readAttempts(db: Kysely<Database>, kind: string, subject: string): Promise<number> {
  const row = await db
    .selectFrom("attempts")
    .select("number")
    .where("key", "=", keyOf(kind, subject))
    .where("ends_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row?.number ?? 0;
}

export async function deleteForgottenAttempts(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("attempts")
    .where("ends_at", "<", sql<Date>`now()`)
    .execute();
}

/** The table contains no address and no client in plain text. */
function keyOf(kind: string, subject: string): Buffer {
  return createHash("sha256").update(`${kind}\n${subject}`).digest();
}
