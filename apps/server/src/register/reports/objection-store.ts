import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

/**
 * Whose a certificate's work is, null if no account's; undefined if the certificate doesn't exist or was erased. Until the
 * transaction ends, it isn't erased; an erasure in progress is waited for.
 */
export async function lockReported(
  tx: Kysely<Database>,
  certificateId: string,
): Promise<{ owner_id: string | null } | undefined> {
  return tx
    .selectFrom("certificates")
    .innerJoin("works", "works.id", "certificates.work_id")
    .select("owner_id")
    .where("certificates.id", "=", certificateId)
    .forKeyShare("certificates")
    .executeTakeFirst();
}

/** Until the transaction ends, nobody else adds an objection about this certificate. */
export async function lockObjections(tx: Kysely<Database>, certificateId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('objection:' || ${certificateId}, 0))`.execute(tx);
}

/** Whether an owner has an undecided objection. */
export async function hasOpenObjection(
  db: Kysely<Database>,
  certificateId: string,
  userId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom("reports")
    .select("id")
    .where("certificate_id", "=", certificateId)
    .where("user_id", "=", userId)
    .where("decided_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}
