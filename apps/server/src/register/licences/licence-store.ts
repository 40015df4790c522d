import type { Language, LicencePayment, TermsWanted } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import type { SaidStatement } from "../../record/heading.ts";
import { isBlocked, saidOf } from "../../record/heading-sql.ts";
import { type KeptRecord, readRecord } from "../../record/pack-record.ts";

/** One of the two sides of a licence. */
export type Side = "licensor" | "licensee";

export interface StoredLicence {
  id: string;
  /** The log that has ended in which it is; null: the present one. */
  log: number | null;
  index: number;
  record: string;
  disclosures: Buffer;
  certificateId: string;
  /** Empty once the work is erased, and while it is blocked. */
  title: string;
  /** Null once they are erased. */
  licensorId: string | null;
  licenseeId: string | null;
  terms: TermsWanted;
  from: string;
  until: string | null;
  amount: number;
  currency: string;
  paid: LicencePayment;
  /** Of the printed words. */
  language: Language;
  issuedAt: Date;
  listed: { licensor: boolean; licensee: boolean };
  said: readonly SaidStatement[];
}

type Row = Omit<StoredLicence, "record"> & Omit<KeptRecord, "registeredAt">;

const selection = `select i.id, e.log, e.index, null as record, i.packed_record as "packedRecord", l.issuer, i.disclosures,
    i.certificate_id as "certificateId", case when ${isBlocked("i.certificate_id")} then '' else coalesce(w.title, '') end as title,
    i.licensor_id as "licensorId", i.licensee_id as "licenseeId", i.terms, i.from_day as from, i.until_day as until,
    i.amount, i.currency, i.paid, i.language, i.issued_at as "issuedAt",
    json_build_object('licensor', i.listed_by_licensor, 'licensee', i.listed_by_licensee) as listed,
    ${saidOf("i.id")} as said
  from licences i join certificate_places e on e.certificate_id = i.id cross join log_state l
    left join certificates c on c.id = i.certificate_id left join works w on w.id = c.work_id`;

export async function findLicence(db: Queryable, id: string): Promise<StoredLicence | undefined> {
  const { rows } = await db.query<Row>({
    name: "find-licence",
    text: `${selection} where i.id = $1`,
    values: [id],
  });
  return rows[0] && storedLicence(rows[0]);
}

/** The sealed words that a licence names the hash of. */
export async function findAgreedText(
  db: Queryable,
  id: string,
): Promise<{ language: string; sealed: Buffer | null } | undefined> {
  const { rows } = await db.query<{ language: string; sealed: Buffer | null }>(
    "select language, terms_text as sealed from licences where id = $1",
    [id],
  );
  return rows[0];
}

/** A user's licences on either side, newest first; without a limit, all. */
export async function listOwnLicences(
  db: Queryable,
  userId: string,
  limit?: number,
): Promise<StoredLicence[]> {
  const { rows } = await db.query<Row>(
    `${selection} where i.licensor_id = $1 or i.licensee_id = $1 order by i.issued_at desc, i.id limit $2`,
    [userId, limit ?? null],
  );
  return rows.map(storedLicence);
}

function storedLicence({ packedRecord, issuer, ...licence }: Row): StoredLicence {
  const { id, issuedAt: registeredAt } = licence;
  return { ...licence, record: readRecord({ id, registeredAt, issuer, record: null, packedRecord }) };
}

/** Shows a licence publicly for one of its sides, or no longer. False where the user is on neither. */
export async function setListed(
  db: Queryable,
  { id, userId, isListed }: { id: string; userId: string; isListed: boolean },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update licences set
       listed_by_licensor = case when licensor_id = $2 then $3 else listed_by_licensor end,
       listed_by_licensee = case when licensee_id = $2 then $3 else listed_by_licensee end
     where id = $1 and (licensor_id = $2 or licensee_id = $2)`,
    [id, userId, isListed],
  );
  return rowCount === 1;
}

/** From now on nothing that it permitted is in the way of another licence. */
export async function markOver(tx: Queryable, id: string, at: Date): Promise<void> {
  await tx.query("update licences set over_since = $2 where id = $1", [id, at]);
}

/** A certificate's record in the log, whatever became of its work. */
export async function findWorksRecord(
  db: Queryable,
  certificateId: string,
): Promise<{ log: number | null; index: number; record: string } | undefined> {
  const { rows } = await db.query<KeptRecord & { log: number | null; index: number }>(
    `select c.id, c.record, c.packed_record as "packedRecord", c.registered_at as "registeredAt", l.issuer, e.log, e.index
     from certificates c join certificate_places e on e.certificate_id = c.id cross join log_state l where c.id = $1`,
    [certificateId],
  );
  const [row] = rows;
  return row && { log: row.log, index: row.index, record: readRecord(row) };
}

/** Licences of a person whose erasure the registry has not stated yet, with the number of statements about each. */
export async function listUnerasedLicences(
  db: Queryable,
  userId: string,
): Promise<(KeptRecord & { said: number })[]> {
  const { rows } = await db.query<KeptRecord & { said: number }>(
    `select i.id, null as record, i.packed_record as "packedRecord", l.issuer, i.issued_at as "registeredAt",
       (select coalesce(max(n) + 1, 0) from statements where certificate_id = i.id)::int as said
     from licences i cross join log_state l
     where (i.licensor_id = $1 or i.licensee_id = $1)
       and not exists (select from statements where certificate_id = i.id and kind = 'erased')
     order by i.id limit 100`,
    [userId],
  );
  return rows;
}

export interface SealedLicence {
  id: string;
  licensorId: string | null;
  licenseeId: string | null;
  disclosures: Buffer;
}

/** Some of a person's licences, locked. */
export async function lockSomeLicences(tx: Queryable, userId: string, max: number): Promise<SealedLicence[]> {
  const { rows } = await tx.query<SealedLicence>(
    `select id, licensor_id as "licensorId", licensee_id as "licenseeId", disclosures from licences
     where licensor_id = $1 or licensee_id = $1 order by id limit $2 for update`,
    [userId, max],
  );
  return rows;
}

/** A person is no longer a side of these licences, which disclose what remains; the printed words have the name. */
export async function leaveLicences(
  tx: Queryable,
  userId: string,
  left: readonly { id: string; disclosures: Buffer }[],
): Promise<void> {
  await tx.query(
    `update licences i set disclosures = g.disclosures, terms_text = null,
       listed_by_licensor = listed_by_licensor and licensor_id <> $1,
       listed_by_licensee = listed_by_licensee and licensee_id <> $1,
       licensor_id = nullif(licensor_id, $1), licensee_id = nullif(licensee_id, $1)
     from unnest($2::text[], $3::bytea[]) as g (id, disclosures) where i.id = g.id`,
    [userId, left.map(({ id }) => id), left.map(({ disclosures }) => disclosures)],
  );
}
