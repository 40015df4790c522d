import type { TermsWanted } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import type { NewLicence } from "./new-licence.ts";

/** Which of these requests are agreed; they are locked until the transaction ends. */
export async function lockAgreed(tx: Queryable, requestIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>({
    name: "lock-agreed-requests",
    text: `select id from licence_requests where id = any($1::uuid[]) and state = 'agreed' order by id for update`,
    values: [requestIds],
  });
  return new Set(rows.map(({ id }) => id));
}

/** What is permitted of a work. */
export interface Permitted {
  certificateId: string;
  isExclusive: boolean;
  terms: TermsWanted;
  from: string;
  until: string | null;
}

/** Licences of these works that were neither ended nor revoked, expired ones among them. */
export async function listInForce(tx: Queryable, certificateIds: readonly string[]): Promise<Permitted[]> {
  const { rows } = await tx.query<Permitted>({
    name: "list-licences-in-force",
    text: `select certificate_id as "certificateId", is_exclusive as "isExclusive", terms, from_day as from,
        until_day as until
      from licences where certificate_id = any($1) and over_since is null`,
    values: [certificateIds],
  });
  return rows;
}

export async function insertLicences(tx: Queryable, licences: readonly NewLicence[]): Promise<void> {
  const rows = licences.map(
    ({ id, packedRecord, disclosures, issuedAt, agreed, from, until, agreedText }) => ({
      id,
      request_id: agreed.id,
      work_id: agreed.workId,
      certificate_id: agreed.certificateId,
      licensor_id: agreed.licensorId,
      licensee_id: agreed.licenseeId,
      packed_record: `\\x${packedRecord.toString("hex")}`,
      disclosures: `\\x${disclosures.toString("hex")}`,
      terms_text: `\\x${agreedText.toString("hex")}`,
      terms: agreed.terms,
      from_day: from,
      until_day: until ?? null,
      is_exclusive: agreed.terms.exclusive,
      amount: agreed.amount,
      currency: agreed.currency,
      paid: agreed.paid,
      language: agreed.language,
      issued_at: issuedAt,
    }),
  );
  await tx.query({
    name: "insert-licences",
    text: `insert into licences (id, request_id, work_id, certificate_id, licensor_id, licensee_id, packed_record,
        disclosures, terms_text, terms, from_day, until_day, is_exclusive, amount, currency, paid, language, issued_at)
      select id, request_id, work_id, certificate_id, licensor_id, licensee_id, packed_record, disclosures, terms_text, terms,
        from_day, until_day, is_exclusive, amount, currency, paid, language, issued_at
      from json_populate_recordset(null::licences, $1)`,
    values: [JSON.stringify(rows)],
  });
}

export async function markIssued(tx: Queryable, requestIds: readonly string[]): Promise<void> {
  await tx.query({
    name: "mark-requests-issued",
    text: `update licence_requests set state = 'issued', changed_at = now() where id = any($1::uuid[])`,
    values: [requestIds],
  });
}

/** The licence of a request, with its place in the log. */
export async function findOfRequest(
  db: Queryable,
  requestId: string,
): Promise<{ id: string; index: number } | undefined> {
  const { rows } = await db.query<{ id: string; index: number }>(
    `select l.id, e.index from licences l join certificate_places e on e.certificate_id = l.id
     where l.request_id = $1`,
    [requestId],
  );
  return rows[0];
}
