import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** How many attempts go on at once, and how the wait for the next one grows: twice as long each time. */
export interface AttemptPolicy {
  /** Distinguishes what is attempted: each kind counts by itself. */
  kind: string;
  free: number;
  /** Without an attempt for so long, counting begins anew. */
  forgottenAfterSeconds: number;
  firstWaitSeconds: number;
  maxWaitSeconds: number;
}

/**
 * Counts an attempt, for all nodes. Answers 0 when it may go on, else the seconds until the next one may; one that comes
 * too early is not counted, so that trying on does not make the wait longer.
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

/** Takes a subject's attempts back: they turned out to be the owner's. */
export async function forgetAttempts(db: Kysely<Database>, kind: string, subject: string): Promise<void> {
  await db.deleteFrom("attempts").where("key", "=", keyOf(kind, subject)).execute();
}

/** Counts something that is never refused itself; answers nothing. It is forgotten an hour after the last. */
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

/** Neither an address nor a client is in the table as it is. */
function keyOf(kind: string, subject: string): Buffer {
  return createHash("sha256").update(`${kind}\n${subject}`).digest();
}
