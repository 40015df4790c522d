import type { WorkFields } from "@colophon/api";
import type { KeptRecord } from "../../record/pack-record.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import type { SaidStatement } from "../../record/heading.ts";
import { saidOf } from "../../record/heading-sql.ts";
import { writeAiUses } from "../../record/record.ts";
import type { KeptStatement } from "./open-statement.ts";
import type { LapsedRequest } from "./tell-of-lapsed.ts";

/** Which of these accounts are open; they are locked until the transaction ends. */
export async function lockSpeakers(tx: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>({
    name: "lock-speakers",
    text: `select id from users where id = any($1::uuid[]) and erasing_since is null order by id for key share`,
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
}

export interface LockedWork {
  workId: string;
  /** Null once a successor is erased. */
  ownerId: string | null;
  sharedPublicly: boolean;
}

/** The works of these certificates, locked in the order of the log: two statements about the same work wait for each other. */
export async function lockWorks(
  tx: Queryable,
  certificateIds: readonly string[],
): Promise<Map<string, LockedWork>> {
  const { rows } = await tx.query<LockedWork & { id: string }>({
    name: "lock-works",
    text: `select c.id, w.id as "workId", w.owner_id as "ownerId", w.shared_publicly as "sharedPublicly"
      from certificates c join works w on w.id = c.work_id join certificate_places e on e.certificate_id = c.id
      where c.id = any($1) order by e.log, e.index for no key update of w`,
    values: [certificateIds],
  });
  return new Map(rows.map(({ id, ...work }) => [id, work]));
}

/** The two sides of a licence; null once they are erased. */
export interface LockedLicence {
  licensor: string | null;
  licensee: string | null;
}

/** Licences among these numbers, locked: two statements about one wait for each other. */
export async function lockLicences(
  tx: Queryable,
  ids: readonly string[],
): Promise<Map<string, LockedLicence>> {
  const { rows } = await tx.query<LockedLicence & { id: string }>({
    name: "lock-licences",
    text: `select id, licensor_id as licensor, licensee_id as licensee from licences where id = any($1)
      order by id for no key update`,
    values: [ids],
  });
  return new Map(rows.map(({ id, ...sides }) => [id, sides]));
}

/** How many statements each of these certificates has. */
export async function countStatements(
  tx: Queryable,
  certificateIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ id: string; count: number }>({
    name: "count-statements",
    text: `select id, (select coalesce(max(n) + 1, 0) from statements where certificate_id = id)::int as count
      from unnest($1::text[]) as id`,
    values: [certificateIds],
  });
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The row of a new statement. */
interface StatementRow extends Pick<KeptStatement, "certificateId" | "kind" | "by" | "saidAt" | "packed"> {
  disclosures: Buffer;
  userId: string | null;
  dispute: number | null;
  other: string | null;
  successorId: string | null;
  collaborator: number | null;
  aiUse: unknown;
}

/** Writes statements with the numbers and indices that the log has assigned. */
export async function insertStatements(
  tx: Queryable,
  statements: readonly { payload: StatementRow; n: number; index: number }[],
): Promise<void> {
  const rows = statements.map(({ payload, n, index }) => ({
    certificate_id: payload.certificateId,
    n,
    log_index: index,
    kind: payload.kind,
    said_by: payload.by,
    said_at: payload.saidAt,
    packed: `\\x${payload.packed.toString("hex")}`,
    disclosures: `\\x${payload.disclosures.toString("hex")}`,
    user_id: payload.userId,
    dispute: payload.dispute,
    other_certificate: payload.other,
    successor_id: payload.successorId,
    collaborator: payload.collaborator,
  }));
  await tx.query({
    name: "insert-statements",
    text: `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed, disclosures,
        user_id, dispute, other_certificate, successor_id, collaborator)
      select certificate_id, n, log_index, kind, said_by, said_at, packed, disclosures, user_id, dispute,
        other_certificate, successor_id, collaborator
      from json_populate_recordset(null::statements, $1)`,
    values: [JSON.stringify(rows)],
  });
  await writeAiUses(
    tx,
    statements.flatMap(({ payload: { certificateId, aiUse }, n }) =>
      aiUse === undefined ? [] : [{ certificateId, n, said: aiUse }],
    ),
  );
}

/** Gives works the values that their owners have corrected. */
export async function correctWorks(
  tx: Queryable,
  corrections: readonly { workId: string; fields: WorkFields }[],
): Promise<void> {
  const rows = corrections.map(({ workId, fields }) => ({
    id: workId,
    title: fields.title,
    description: fields.description,
    keywords: fields.keywords,
    material_type: fields.materialType,
    medium: fields.medium,
    categories: fields.categories,
    is_published: fields.publication !== null,
    publication: fields.publication,
    copyright_relation: fields.copyrightRelation,
  }));
  await tx.query({
    name: "correct-works",
    text: `update works w set title = g.title, description = g.description, keywords = g.keywords,
        material_type = g.material_type, medium = g.medium, categories = g.categories,
        is_published = g.is_published, publication = g.publication, copyright_relation = g.copyright_relation
      from json_to_recordset($1) as g (id uuid, title text, description text, keywords text[], material_type text,
        medium text, categories text[], is_published boolean, publication jsonb, copyright_relation text)
      where w.id = g.id`,
    values: [JSON.stringify(rows)],
  });
}

/**
 * Gives works to those who have accepted them. The private copy's row is deleted; its object outside the database is deleted
 * after the commit. The registrant stays the same.
 */
export async function transferWorks(
  tx: Queryable,
  transfers: readonly { workId: string; offerId: string; successorId: string }[],
): Promise<void> {
  const workIds = transfers.map(({ workId }) => workId);
  const successorIds = transfers.map(({ successorId }) => successorId);
  const given = "unnest($1::uuid[], $2::uuid[]) as g (work_id, successor_id)";
  await Promise.all([
    tx.query(
      `update works w set owner_id = g.successor_id, is_transferred = true, list_uses = false,
         registrant_id = case when is_transferred then registrant_id else owner_id end
       from ${given} where w.id = g.work_id`,
      [workIds, successorIds],
    ),
    tx.query(
      `update search_works s set owner_id = g.successor_id from ${given} where s.work_id = g.work_id`,
      [workIds, successorIds],
    ),
    tx.query("delete from deposits where work_id = any($1::uuid[])", [workIds]),
    tx.query("delete from notices where work_id = any($1::uuid[])", [workIds]),
    tx.query("delete from transfer_offers where id = any($1::uuid[])", [
      transfers.map(({ offerId }) => offerId),
    ]),
  ]);
}

/** Which of these offers are still open; they are locked until the transaction ends. */
export async function lockOffers(tx: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>(
    "select id from transfer_offers where id = any($1::uuid[]) and expires_at > now() order by id for update",
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

export async function unlistWorks(tx: Queryable, workIds: readonly string[]): Promise<void> {
  await tx.query("update works set shared_publicly = false where id = any($1::uuid[])", [workIds]);
}

/**
 * Nothing more is licensed of these works: they have another holder, were withdrawn or blocked. Open requests lapse, their own offers
 * end; those that were blocked may be offered again once they no longer are. What was issued stays. Returns the requests that lapsed.
 */
export async function endLicensing(
  tx: Queryable,
  works: readonly { certificateId: string; offers: "withdrawn" | "paused" }[],
): Promise<LapsedRequest[]> {
  const ids = works.map(({ certificateId }) => certificateId);
  const { rows } = await tx.query<LapsedRequest>(
    `update licence_requests set state = 'lapsed', changed_at = now()
     where certificate_id = any($1) and state in ('asked', 'countered', 'agreed')
     returning id, licensor_id as "licensorId", licensee_id as "licenseeId"`,
    [ids],
  );
  await tx.query(
    `update licence_offers o set state = g.state, changed_at = now()
     from unnest($1::text[], $2::text[]) as g (certificate_id, state) join certificates c on c.id = g.certificate_id
     where o.work_id = c.work_id and o.state <> 'withdrawn' and o.state <> g.state`,
    [ids, works.map(({ offers }) => offers)],
  );
  return rows;
}

/** All statements about a certificate, in their order. */
export async function listStatements(db: Queryable, certificateId: string): Promise<KeptStatement[]> {
  const { rows } = await db.query<KeptStatement>({
    name: "list-statements",
    text: `select certificate_id as "certificateId", n, log_index as index, kind, said_by as by,
        said_at as "saidAt", packed, disclosures, collaborator, case when previous_log is not null
          then json_build_object('log', previous_log, 'index', previous_index) end as previous
      from statements where certificate_id = $1 order by n`,
    values: [certificateId],
  });
  return rows;
}

/** The places of a certificate's statements in logs that have ended, in the order of the logs and of their numbers. */
export async function listPlaces(
  db: Queryable,
  certificateId: string,
): Promise<{ log: number; n: number; index: number }[]> {
  const { rows } = await db.query<{ log: number; n: number; index: number }>(
    `select previous_log as log, n, previous_index as index from statements
       where certificate_id = $1 and previous_log is not null
     union all select log, n, index from carried_statements where certificate_id = $1 order by log, n`,
    [certificateId],
  );
  return rows;
}

/** The statement with this hash of its JWT; `at` in seconds. Undefined for a null hash, a work's registration. */
export async function findSaid(
  db: Queryable,
  { certificateId, statementHash }: { certificateId: string; statementHash: Buffer | null },
): Promise<{ n: number; index: number; kind: string; by: string; at: number } | undefined> {
  const { rows } = await db.query<{ n: number; index: number; kind: string; by: string; at: number }>(
    `select s.n, s.log_index as index, s.kind, s.said_by as by, extract(epoch from s.said_at)::bigint as at
     from statements s join log_entries e on e.index = s.log_index
     where s.certificate_id = $1 and substring(e.entry from 34) = $2`,
    [certificateId, statementHash],
  );
  return rows[0];
}

/** The certificate of a user's own work; undefined where there is none. */
export async function findOwnCertificate(
  db: Queryable,
  ownerId: string,
  workId: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `select c.id from works w join certificates c on c.work_id = w.id where w.id = $1 and w.owner_id = $2`,
    [workId, ownerId],
  );
  return rows[0]?.id;
}

/** A certificate in the log, erased or not, or a licence. */
export interface LoggedCertificate extends KeptRecord {
  /** Null: the present one. */
  log: number | null;
  index: number;
  /** The log before the present one, if there is one. */
  newestPrevious: number | null;
  showShares: boolean;
  /** A licence that its two sides don't both list. */
  isPrivate: boolean;
  said: readonly SaidStatement[];
}

export async function findLogged(db: Queryable, id: string): Promise<LoggedCertificate | undefined> {
  const { rows } = await db.query<LoggedCertificate>({
    name: "find-logged",
    text: `select c.id, e.log, e.index, c.record, c.packed_record as "packedRecord", l.issuer,
        c.registered_at as "registeredAt", c.show_shares as "showShares", c.is_private as "isPrivate", ${saidOf("c.id")} as said,
        (select max(log) from previous_logs) as "newestPrevious"
      from (select id, record, packed_record, registered_at, show_shares, false as is_private from certificates where id = $1
          union all select id, null, packed_record, issued_at, false, not (listed_by_licensor and listed_by_licensee)
          from licences where id = $1) c
        join certificate_places e on e.certificate_id = c.id cross join log_state l`,
    values: [id],
  });
  return rows[0];
}

export interface Version {
  relation: "older" | "newer";
  certificateId: string;
  /** Null for another user's work. */
  workId: string | null;
  title: string;
  registeredAt: Date;
}

/**
 * The other versions of a work, following the statements about each, the newest first. `supersedes` is the version that the record names,
 * which may not have a statement yet.
 */
export async function listVersions(
  db: Queryable,
  userId: string,
  { id, supersedes }: { id: string; supersedes: string | undefined },
): Promise<Version[]> {
  const { rows } = await db.query<Version>(
    `with recursive
       newer (id) as (select $1::text union
         select s.other_certificate from newer join statements s on s.certificate_id = newer.id
         where s.kind = 'superseded'),
       older (id) as (select unnest(array[$1, $2]::text[]) union
         select s.certificate_id from older join statements s on s.other_certificate = older.id
         where s.kind = 'superseded')
     select relation, c.id as "certificateId", case when w.owner_id = $3 then w.id end as "workId", w.title,
       c.registered_at as "registeredAt"
     from (select 'newer' as relation, id from newer union all select 'older', id from older) v
       join certificates c on c.id = v.id join works w on w.id = c.work_id
       join certificate_places e on e.certificate_id = c.id
     where c.id <> $1 order by e.log desc, e.index desc`,
    [id, supersedes ?? null, userId],
  );
  return rows;
}

/** The state of the private copy of a work's only file. */
export async function findDepositState(
  db: Queryable,
  workId: string,
): Promise<"none" | "uploading" | "kept"> {
  const { rows } = await db.query<{ isKept: boolean }>(
    `select kept_at is not null as "isKept" from deposits where work_id = $1 and position = 1`,
    [workId],
  );
  if (rows[0] === undefined) return "none";
  return rows[0].isKept ? "kept" : "uploading";
}

/** A person of whom the registry must state the erasure: a certificate's registrant, or a collaborator by their number. */
export interface ErasedPerson {
  certificateId: string;
  collaborator: number | null;
}

/** Those whose erasure the registry has not stated yet, with their certificates, and the number of statements of each. */
export async function listUnerased(
  db: Queryable,
  people: readonly ErasedPerson[],
): Promise<(KeptRecord & { said: number; collaborator: number | null })[]> {
  const { rows } = await db.query<KeptRecord & { said: number; collaborator: number | null }>(
    `select c.id, c.record, c.packed_record as "packedRecord", l.issuer, c.registered_at as "registeredAt", p.collaborator,
       (select coalesce(max(n) + 1, 0) from statements where certificate_id = c.id)::int as said
     from unnest($1::text[], $2::int[]) as p (id, collaborator)
       join certificates c on c.id = p.id join works w on w.id = c.work_id cross join log_state l
     where not exists (select from statements where certificate_id = c.id and kind = 'erased' and dispute is null
       and collaborator is not distinct from p.collaborator)`,
    [people.map(({ certificateId }) => certificateId), people.map(({ collaborator }) => collaborator)],
  );
  return rows;
}

/**
 * Statements that name a successor whose erasure the registry has not stated: the statement's number, and the number
 * of statements about each certificate. If the registrant was erased with the whole work, that statement is enough.
 */
export async function listSucceeded(
  db: Queryable,
  userId: string,
): Promise<(KeptRecord & { n: number; said: number })[]> {
  const { rows } = await db.query<KeptRecord & { n: number; said: number }>(
    `select c.id, c.record, c.packed_record as "packedRecord", l.issuer, c.registered_at as "registeredAt", s.n,
       (select max(n) + 1 from statements where certificate_id = c.id)::int as said
     from statements s join certificates c on c.id = s.certificate_id cross join log_state l
     where s.successor_id = $1 and c.work_id is not null and not exists (select from statements e
       where e.certificate_id = c.id and e.kind = 'erased' and e.dispute = s.n)
     order by c.id, s.n limit 100`,
    [userId],
  );
  return rows;
}
