import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../base/db/schema.ts";

type Db = Kysely<Database>;

/** The newest stamped checkpoint of the present log. */
export async function findNewestStamped(
  db: Db,
): Promise<{ size: number; checkpoint: string; ageSeconds: number } | undefined> {
  return db
    .selectFrom("stamped_checkpoints")
    .select([
      "size",
      "checkpoint",
      sql<number>`extract(epoch from now() - stamped_at)::float8`.as("ageSeconds"),
    ])
    .where(sql<number>`coalesce(log, 0)`, "=", 0)
    .orderBy("size", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Until the transaction ends no other process stamps. */
export async function lockStamping(tx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('stamping'))`.execute(tx);
}

/** Before anybody is asked: what is wanted survives this process. */
export async function insertStamped(
  tx: Transaction<Database>,
  { size, checkpoint }: { size: number; checkpoint: string },
  services: readonly { kind: "rfc3161" | "ots"; service: string }[],
): Promise<void> {
  const { id } = await tx
    .insertInto("stamped_checkpoints")
    .values({ log: null, size, checkpoint })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("clock_pieces")
    .values(services.map(({ kind, service }) => ({ checkpoint: id, kind, service })))
    .execute();
}

/** Whether the present log's entry before this size only commits to others: a head, or the leaf of a day's evidence. */
export async function endsWithCommitment(db: Db, size: number): Promise<boolean> {
  const { rows } = await sql`
    select from closed_heads where size = ${size}
    union all select from evidence_days where log is null and index = ${size - 1}`.execute(db);
  return rows.length > 0;
}
