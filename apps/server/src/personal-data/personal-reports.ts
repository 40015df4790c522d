import type { PersonalData } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../base/db/schema.ts";
import { hashAddress } from "../register/invitations/address-hash.ts";
import { hashConfirmed } from "../register/invitations/personal-invitations.ts";
import {
  deleteReportsOf,
  keepContactHash,
  listReportsOf,
  listWithoutHash,
  noContact,
} from "../register/reports/reports.ts";
import { openReport } from "../register/reports/sealed-report.ts";
import type { SealedRows } from "../base/db/sealed-rows.ts";

interface ReportsContext extends SealedRows {
  db: Kysely<Database>;
}

/** Erases the reports that were sent in the account's sessions, or that ask for an answer to its address. */
export async function eraseReports(context: ReportsContext, userId: string): Promise<void> {
  await deleteReportsOf(context.db, await senderOf(context, userId));
}

export async function exportReports(
  context: ReportsContext,
  userId: string,
): Promise<PersonalData["reports"]> {
  const rows = await listReportsOf(context.db, await senderOf(context, userId));
  return rows
    .filter(({ kind }) => kind !== "objection")
    .map(({ id, certificate_id, kind, sealed, created_at, decision, decided_at }) => ({
      certificateId: certificate_id,
      kind,
      ...openReport(context.keys, id, sealed),
      createdAt: created_at.toISOString(),
      decision,
      decidedAt: decided_at?.toISOString() ?? null,
    }));
}

async function senderOf(context: ReportsContext, userId: string) {
  await hashContacts(context);
  return { userId, contactHash: await hashConfirmed(context, userId) };
}

/** Older reports have no hash of their address: sealed, it can't be searched for. */
async function hashContacts(context: ReportsContext): Promise<void> {
  for (;;) {
    const rows = await listWithoutHash(context.db, 100);
    if (rows.length === 0) return;
    for (const { id, sealed } of rows) {
      const { contact } = openReport(context.keys, id, sealed);
      await keepContactHash(context.db, id, contact === "" ? noContact : await hashAddress(context, contact));
    }
  }
}
