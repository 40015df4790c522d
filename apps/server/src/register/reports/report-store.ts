import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

export type ReportRow = Selectable<Database["reports"]>;

export async function insertReport(
  db: Kysely<Database>,
  report: Omit<ReportRow, "created_at" | "decision" | "decided_at">,
): Promise<void> {
  await db.insertInto("reports").values(report).execute();
}

/** The hash of a report without an address. */
export const noContact = Buffer.alloc(0);

/** Some older reports, whose address has no hash yet. */
export function listWithoutHash(
  db: Kysely<Database>,
  max: number,
): Promise<Pick<ReportRow, "id" | "sealed">[]> {
  return db
    .selectFrom("reports")
    .select(["id", "sealed"])
    .where("contact_hash", "is", null)
    .limit(max)
    .execute();
}

export async function keepContactHash(db: Kysely<Database>, id: string, hash: Buffer): Promise<void> {
  await db.updateTable("reports").set({ contact_hash: hash }).where("id", "=", id).execute();
}

/** Who has sent a report: an account, or whoever reads an address. */
export interface Sender {
  userId: string;
  contactHash: Buffer | undefined;
}

const isOf = ({ userId, contactHash }: Sender) =>
  sql<boolean>`(sender_id = ${userId} or (length(contact_hash) > 0 and contact_hash = ${contactHash ?? noContact}))`;

export function listReportsOf(db: Kysely<Database>, sender: Sender): Promise<ReportRow[]> {
  return db.selectFrom("reports").selectAll().where(isOf(sender)).orderBy("created_at").execute();
}

export async function deleteReportsOf(db: Kysely<Database>, sender: Sender): Promise<void> {
  await db.deleteFrom("reports").where(isOf(sender)).execute();
}

/** Reports per response. */
const listed = 200;

/** The open reports, oldest first, or the decided ones, newest first; or all of a certificate. */
export function listReports(
  db: Kysely<Database>,
  { state, certificateId }: { state?: "open" | "decided"; certificateId?: string },
): Promise<ReportRow[]> {
  return db
    .selectFrom("reports")
    .selectAll()
    .$if(certificateId !== undefined, (query) => query.where("certificate_id", "=", certificateId ?? ""))
    .$if(state === "open", (query) => query.where("decided_at", "is", null).orderBy("created_at"))
    .$if(state === "decided", (query) =>
      query.where("decided_at", "is not", null).orderBy("decided_at", "desc"),
    )
    .$if(state === undefined, (query) => query.orderBy("created_at", "desc"))
    .limit(listed)
    .execute();
}

/** Closes an open report, and returns it; undefined if it isn't open. */
export function closeReport(
  tx: Kysely<Database>,
  id: string,
  decision: string,
): Promise<ReportRow | undefined> {
  return tx
    .updateTable("reports")
    .set({ decision, decided_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("decided_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export async function isReport(db: Kysely<Database>, id: string): Promise<boolean> {
  const found = await db.selectFrom("reports").select("id").where("id", "=", id).executeTakeFirst();
  return found !== undefined;
}

export async function measureReports(db: Kysely<Database>): Promise<{ open: number; oldest: Date | null }> {
  const { rows } = await sql<{ open: number; oldest: Date | null }>`select count(*)::int as open,
    min(created_at) as oldest from reports where decided_at is null`.execute(db);
  return rows[0] ?? { open: 0, oldest: null };
}

/** Deletes reports that were decided half a year ago. */
export async function deleteOldReports(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("reports")
    .where("decided_at", "<", sql<Date>`now() - interval '180 days'`)
    .execute();
}
