import type { WorkFields } from "@colophon/api";
import type { Queryable } from "../base/db/queryable.ts";
import type { SaidStatement } from "../record/heading.ts";
import { saidOf } from "../record/heading-sql.ts";
import { tokensOfKeptWords } from "../search/index/kept-words-sql.ts";

interface LockedWork {
  ownerId: string;
  sharedPublicly: boolean;
  fields: WorkFields;
}

/** A work that the user registered and another owns; undefined once it has no owner. */
export async function lockWork(tx: Queryable, userId: string, id: string): Promise<LockedWork | undefined> {
  const { rows } = await tx.query<Omit<LockedWork, "fields"> & WorkFields>(
    `select owner_id as "ownerId", shared_publicly as "sharedPublicly", title, description, keywords,
       material_type as "materialType", medium, categories, copyright_relation as "copyrightRelation", publication
     from works where id = $1 and registrant_id = $2 and owner_id <> $2 for update`,
    [id, userId],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { ownerId, sharedPublicly, ...fields } = row;
  return { ownerId, sharedPublicly, fields };
}

interface LockedCertificate {
  /** Sealed; null once it is erased. */
  disclosures: Buffer | null;
  registeredAt: Date;
  said: SaidStatement[];
}

export async function lockCertificate(tx: Queryable, id: string): Promise<LockedCertificate | undefined> {
  const { rows } = await tx.query<LockedCertificate>(
    `select disclosures, registered_at as "registeredAt", ${saidOf("certificates.id")} as said
     from certificates where id = $1 for update`,
    [id],
  );
  return rows[0];
}

export async function updateDisclosures(tx: Queryable, id: string, disclosures: Buffer): Promise<void> {
  await tx.query("update certificates set disclosures = $2 where id = $1", [id, disclosures]);
}

/** The work has no registrant from here on, and these private details. */
export async function removeRegistrant(tx: Queryable, workId: string, privateDetails: Buffer): Promise<void> {
  await tx.query("update works set registrant_id = null, private_details = $2 where id = $1", [
    workId,
    privateDetails,
  ]);
}

/** Whether the search hides the work, and its tokens that have kept words. */
export async function findSearchEntry(
  tx: Queryable,
  workId: string,
): Promise<{ isHidden: boolean; words: string[] } | undefined> {
  const { rows } = await tx.query<{ isHidden: boolean; words: string[] }>(
    `select tokens = '' as "isHidden", ${tokensOfKeptWords} as words from search_works where work_id = $1`,
    [workId],
  );
  return rows[0];
}
