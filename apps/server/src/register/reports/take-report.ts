import { randomUUID } from "node:crypto";
import type { Language } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { Caller } from "../../base/http/bind.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { insertReport, noContact } from "./report-store.ts";
import { hasOpenObjection, lockObjections, lockReported } from "./objection-store.ts";
import { sealReport } from "./sealed-report.ts";

export interface ReportContext {
  db: Kysely<Database>;
  keys: Pick<Keys, "dataEncryption">;
  /** What is kept of the address, to find it again when its account is erased. */
  hashAddress: (address: string) => Promise<Buffer>;
}

interface GivenReport {
  certificateId: string;
  kind: string;
  text: string;
  contact: string;
}

/** Stores a report for an operator. Only a work's owner can object, and not again until the objection is decided. */
export async function takeReport(
  { db, keys, hashAddress }: ReportContext,
  { certificateId, kind, text, contact }: GivenReport,
  { caller, language }: { caller: Caller | undefined; language: Language },
): Promise<void> {
  const id = randomUUID();
  const sender_id = caller?.userId ?? null;
  const report = { id, certificate_id: certificateId, kind, language, sender_id };
  await db.transaction().execute(async (tx) => {
    const work = await lockReported(tx, certificateId);
    if (work === undefined) throw new AppError("certificate_not_found");
    if (kind !== "objection") {
      const contact_hash = contact === "" ? noContact : await hashAddress(contact);
      const sealed = sealReport(keys, id, { text, contact });
      return insertReport(tx, { ...report, user_id: null, contact_hash, sealed });
    }
    const { owner_id: owner } = work;
    if (owner === null || caller?.userId !== owner) throw new AppError("forbidden");
    await lockObjections(tx, certificateId);
    if (await hasOpenObjection(tx, certificateId, owner)) throw new AppError("objection_waits");
    const sealed = sealReport(keys, id, { text, contact: "" });
    await insertReport(tx, { ...report, user_id: owner, contact_hash: noContact, sealed });
  });
}
