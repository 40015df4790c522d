import type { Queryable } from "../base/db/queryable.ts";

// `min`, not `limit 1`: with a limit Postgres expects to find one soon, and compares each row with each where there is none.

/** A certificate or a licence that has no entry in the log, in words. */
export async function findStray(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.query<{ what: string | null }>(
    `select min(kind || ' ' || id) as what
     from (select 'certificate' as kind, id from certificates union all select 'licence', id from licences) c
     where not exists (select from certificate_places where certificate_id = id)`,
  );
  return rows[0]?.what ?? undefined;
}

/** Rows of one transaction that refer to each other; the tables do not enforce it. */
const references = `
  select min(what) as what from (
  select 'the work of certificate ' || id || ' is missing' as what from certificates
  where work_id is not null and not exists (select from works where works.id = work_id)
  union all
  select 'the certificate of a fingerprint, ' || certificate_id || ', is missing' from file_fingerprints
  where not exists (select from certificates where id = certificate_id)
  union all
  select 'the certificate of an earlier proof, ' || certificate_id || ', is missing' from earlier_proofs
  where not exists (select from certificates where id = certificate_id)
  union all
  select 'the certificate of what is said of use by machines, ' || certificate_id || ', is missing' from ai_uses
  where not exists (select from certificates where id = certificate_id and work_id is not null)
  union all
  select 'the statement ' || n || ' of use by machines of certificate ' || certificate_id || ' is missing' from ai_uses a
  where n >= 0 and not exists (select from public.statements s
    where s.certificate_id = a.certificate_id and s.n = a.n and kind = 'ai_use')
  union all
  select 'what statement ' || n || ' of certificate ' || s.certificate_id || ' says of use by machines is missing'
  from public.statements s join certificates c on c.id = s.certificate_id and c.work_id is not null
  where kind = 'ai_use' and not exists (select from ai_uses a where a.certificate_id = s.certificate_id and a.n = s.n)
  union all
  select 'the certificate of a registration key, ' || certificate_id || ', is missing' from registration_keys k
  where not exists (select from certificates where id = k.certificate_id)
    and not exists (select from licences where id = k.certificate_id)
  union all
  select 'the certificate of licence ' || id || ', ' || certificate_id || ', is missing' from licences
  where not exists (select from certificates where certificates.id = certificate_id)
  union all
  select 'the licence of request ' || id || ' is missing' from licence_requests
  where state = 'issued' and not exists (select from licences where request_id = licence_requests.id)
  union all
  select 'licence ' || id || ' is over, but nothing that ends it was said' from licences
  where over_since is not null and not exists (select from public.statements s
    where s.certificate_id = licences.id and s.kind in ('ended', 'revoked'))
  ) missing`;

/** What is missing, in words. */
export async function findMissing(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.query<{ what: string | null }>(references);
  return rows[0]?.what ?? undefined;
}

/** An entry of the log, with the certificate, the licence or the key set that it belongs to. */
export interface EntryRow {
  index: number;
  entry: Buffer;
  /** Null where the entry belongs to no existing certificate or licence. */
  id: string | null;
  record: string | null;
  packedRecord: Buffer | null;
  registeredAt: Date;
  issuer: string;
  jwks: string | null;
}

/** The entries from `start` up to, and without, `end`. */
export async function readEntryRows(db: Queryable, start: number, end: number): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(
    `select e.index, e.entry, coalesce(c.id, i.id) as id, c.record,
       coalesce(c.packed_record, i.packed_record) as "packedRecord",
       coalesce(c.registered_at, i.issued_at) as "registeredAt", l.issuer, k.jwks
     from log_state l cross join log_entries e
       left join certificates c on c.id = e.certificate_id
       left join licences i on i.id = e.certificate_id
       left join issuer_key_sets k on k.log_index = e.index
     where e.index >= $1 and e.index < $2 order by e.index`,
    [start, end],
  );
  return rows;
}

/** A certificate that was given back, the place that it is said to have, and the proof of it. */
export interface GivenRow {
  id: string;
  record: string;
  index: number;
  proof: string;
  origin: string;
  vkey: string;
}

export async function listGivenBack(db: Queryable): Promise<GivenRow[]> {
  const { rows } = await db.query<GivenRow>(
    `select c.id, c.record, g.index, g.tlog_proof as proof, l.origin, l.vkey
     from given_back g join certificates c on c.id = g.certificate_id join previous_logs l on l.log = g.log order by c.id`,
  );
  return rows;
}
