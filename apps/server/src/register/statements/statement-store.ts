import type { KeptRecord } from "../../record/pack-record.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import type { SaidStatement } from "../../record/heading.ts";
import { saidOf } from "../../record/heading-sql.ts";
import type { KeptStatement } from "./open-statement.ts";

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
