import type { Queryable } from "../../base/db/queryable.ts";
import { isBlocked } from "../../record/heading-sql.ts";
import type { GivenCertificate } from "./check-given.ts";
import type { NewWork } from "./work-store.ts";

/** A log that has ended, and how many of its entries the backup had. */
export async function findEnded(
  tx: Queryable,
  vkey: string,
): Promise<{ log: number; size: number } | undefined> {
  const { rows } = await tx.query<{ log: number; size: number }>(
    "select log, size from previous_logs where vkey = $1",
    [vkey],
  );
  return rows[0];
}

/** Of two who give the same certificate, one waits until the transaction of the other has ended. */
export async function lockGiven(tx: Queryable, certificateId: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('given back'), hashtext($1))", [certificateId]);
}

export interface KnownCertificate {
  /** Null once it is erased. */
  workId: string | null;
  ownerId: string | null;
  disclosures: Buffer | null;
  isListed: boolean;
  /** In an earlier request; else the backup has it, or the present log. */
  isGivenBack: boolean;
  isSameRecord: boolean;
  isBlocked: boolean;
  /** Its registrant's account was erased: no file may name them again. */
  isUnnamed: boolean;
  /** Something was said of it since, so that its work may differ from its record. */
  isChanged: boolean;
}

export async function findKnown(
  tx: Queryable,
  { certificateId, record }: GivenCertificate,
): Promise<KnownCertificate | undefined> {
  const { rows } = await tx.query<KnownCertificate>(
    `select c.work_id as "workId", w.owner_id as "ownerId", c.disclosures,
       coalesce(w.shared_publicly, false) as "isListed", g.certificate_id is not null as "isGivenBack",
       c.record is not distinct from $2 as "isSameRecord", ${isBlocked("c.id")} as "isBlocked",
       exists (select from statements s where s.certificate_id = c.id) as "isChanged",
       exists (select from statements s where s.certificate_id = c.id and s.kind = 'erased' and s.dispute is null
         and s.collaborator is null) as "isUnnamed"
     from certificates c left join works w on w.id = c.work_id left join given_back g on g.certificate_id = c.id
     where c.id = $1 for update of c`,
    [certificateId, record],
  );
  return rows[0];
}

interface NewGiven {
  workId: string;
  log: number;
  /** Sealed. */
  disclosures: Buffer;
}

/** Its work is in place. Addresses, shares and several files are hidden: whether they were shown is not known. */
export async function insertGiven(
  tx: Queryable,
  { certificateId, index, record, registeredAt, proof, claims }: GivenCertificate,
  { workId, log, disclosures }: NewGiven,
): Promise<void> {
  await tx.query(
    `insert into certificates (id, work_id, record, disclosures, show_creator_email, show_collaborator_emails,
       show_shares, show_files, registered_at) values ($1, $2, $3, $4, false, false, false, $5, $6)`,
    [certificateId, workId, record, disclosures, claims.fileCount === undefined, registeredAt],
  );
  await tx.query(
    `insert into given_back (certificate_id, log, index, tlog_proof, anchors, issuer_jwks, issuer_keys_proof)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      certificateId,
      log,
      index,
      proof.tlogProof,
      JSON.stringify(proof.anchors),
      proof.issuerJwks,
      proof.issuerKeysProof,
    ],
  );
}

export async function putFingerprints(
  tx: Queryable,
  { certificateId, claims }: GivenCertificate,
): Promise<void> {
  await tx.query(
    `insert into file_fingerprints (certificate_id, position, sha256)
     select $1, position, decode(sha256, 'hex') from unnest($2::text[]) with ordinality as f (sha256, position)
     on conflict do nothing`,
    [certificateId, claims.files.map(({ sha256 }) => sha256)],
  );
}

/** A later file may show more of the record. */
export async function updateDisclosures(tx: Queryable, certificateId: string, sealed: Buffer): Promise<void> {
  await tx.query("update certificates set disclosures = $2 where id = $1", [certificateId, sealed]);
}

/** The work as its record shows it now; its search entry is deleted, to be written again. */
export async function updateWork(
  tx: Queryable,
  workId: string,
  work: Pick<
    NewWork,
    | "title"
    | "description"
    | "keywords"
    | "materialType"
    | "medium"
    | "categories"
    | "copyrightRelation"
    | "publication"
  >,
): Promise<void> {
  await tx.query(
    `update works set title = $2, description = $3, keywords = $4, material_type = $5, medium = $6, categories = $7,
       copyright_relation = $8, is_published = $9, publication = $10 where id = $1`,
    [
      workId,
      work.title,
      work.description,
      work.keywords,
      work.materialType,
      work.medium,
      work.categories,
      work.copyrightRelation,
      work.publication !== null,
      work.publication,
    ],
  );
  await tx.query("delete from listed_works where work_id = $1", [workId]);
  await tx.query("delete from search_works where work_id = $1", [workId]);
}

/** Takes a work that nobody owns. One that was handed over since stays with whom it was handed to. */
export async function takeWork(
  tx: Queryable,
  { workId, ownerId, creatorName }: { workId: string; ownerId: string; creatorName: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with taken as (
       update works set owner_id = $2, under_alias = (select full_name <> $3 from users where id = $2)
       where id = $1 and owner_id is null and not is_transferred returning id
     )
     update search_works s set owner_id = $2 from taken where s.work_id = taken.id`,
    [workId, ownerId, creatorName],
  );
  return rowCount === 1;
}

/** It was transferred in its log: whom to is not known, and its registrant has it no more. */
export async function keepFromRegistrant(tx: Queryable, workId: string): Promise<void> {
  await tx.query("update works set is_transferred = true where id = $1 and owner_id is null", [workId]);
}

/** Whether an account is the one of the record: open, with what the record names. */
export async function isRegistrant(
  tx: Queryable,
  userId: string,
  {
    emailKey,
    walletAddress,
    registeredAt,
    endedAt,
  }: { emailKey: string | null; walletAddress: string | null; registeredAt: Date; endedAt: Date },
): Promise<boolean> {
  // Addresses in records are confirmed ones since migration 015. A wallet has to sign after the log has ended.
  const { rowCount } = await tx.query(
    `select from users u where u.id = $1 and u.erasing_since is null and u.suspended_at is null and (
       u.email_key = $2 and u.email_confirmed_at is not null
         and exists (select from kysely_migration where name = '015-confirmed-addresses' and timestamp::timestamptz < $4)
       or exists (select from wallets w where w.user_id = u.id and w.verified and w.address = $3 and w.connected_at > $5)
     ) for key share`,
    [userId, emailKey, walletAddress, registeredAt, endedAt],
  );
  return rowCount === 1;
}
