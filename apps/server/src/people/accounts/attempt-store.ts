import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

export interface Waits {
  free: number;
  /** After this long without an attempt, counting starts over. */
  forgottenAfterSeconds: number;
  firstWaitSeconds: number;
  maxWaitSeconds: number;
}

/** Counts an attempt. False, and not counted, when it comes too early. */
export async function insertAttempt(
  db: Kysely<Database>,
  key: Buffer,
  { free, forgottenAfterSeconds, firstWaitSeconds, maxWaitSeconds }: Waits,
): Promise<boolean> {
  const taken = await sql<{ number: number }>`
    insert into attempts as a (key, number, next_at, ends_at)
    values (${key}, 1, now() + ${waitAfter(sql`1`)}, now() + make_interval(secs => ${forgottenAfterSeconds}))
    on conflict (key) do update set
      number = ${numberAfter},
      next_at = now() + ${waitAfter(numberAfter)},
      ends_at = excluded.ends_at
    where a.next_at <= now() or a.ends_at <= now()
    returning number`.execute(db);
  return taken.rows.length > 0;

  function waitAfter(number: ReturnType<typeof sql>) {
    return sql`make_interval(secs => case when ${number} < ${free}::int then 0
      else least(${firstWaitSeconds}::int * power(2, least(${number} - ${free}::int, 30)), ${maxWaitSeconds}::int) end)`;
  }
}

const numberAfter = sql`case when a.ends_at <= now() then 1 else a.number + 1 end`;

/** Seconds until the next attempt may proceed. */
export async function readWait(db: Kysely<Database>, key: Buffer): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from next_at - now()))::int as seconds from attempts where key = ${key}`.execute(
    db,
  );
  return rows[0]?.seconds;
}

export async function readNumber(db: Kysely<Database>, key: Buffer): Promise<number | undefined> {
  const row = await db
    .selectFrom("attempts")
    .select("number")
    .where("key", "=", key)
    .where("ends_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row?.number;
}

export async function deleteAttempts(db: Kysely<Database>, key: Buffer): Promise<void> {
  await db.deleteFrom("attempts").where("key", "=", key).execute();
}

export async function deleteForgottenAttempts(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("attempts")
    .where("ends_at", "<", sql<Date>`now()`)
    .execute();
}
