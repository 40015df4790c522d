import type { TermsWanted } from "@colophon/api";
import type { Selectable } from "kysely";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Database } from "../../base/db/schema.ts";

export type RequestRow = Selectable<Database["licence_requests"]>;

export async function insertRequest(
  tx: Queryable,
  request: Omit<RequestRow, "created_at" | "changed_at" | "is_exclusive">,
): Promise<void> {
  await tx.query(
    `insert into licence_requests (id, offer_id, work_id, certificate_id, licensor_id, licensee_id, state, terms,
       is_exclusive, amount, currency, knows_of_dispute, language, sealed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      request.id,
      request.offer_id,
      request.work_id,
      request.certificate_id,
      request.licensor_id,
      request.licensee_id,
      request.state,
      JSON.stringify(request.terms),
      request.terms.exclusive,
      request.amount,
      request.currency,
      request.knows_of_dispute,
      request.language,
      request.sealed,
    ],
  );
}

export async function findRequest(db: Queryable, id: string): Promise<RequestRow | undefined> {
  const { rows } = await db.query<RequestRow>("select * from licence_requests where id = $1", [id]);
  return rows[0];
}

/** Its work is locked before. */
export async function lockRequest(tx: Queryable, id: string): Promise<RequestRow | undefined> {
  const { rows } = await tx.query<RequestRow>("select * from licence_requests where id = $1 for update", [
    id,
  ]);
  return rows[0];
}

/** Of the work that a request is for, whether its offer says that a dispute is known; it may not exist any more. */
export async function knowsOfDispute(db: Queryable, offerId: string): Promise<boolean> {
  const { rows } = await db.query("select from licence_offers where id = $1 and knows_of_dispute", [offerId]);
  return rows.length === 1;
}

export async function updateRequest(
  tx: Queryable,
  request: Pick<RequestRow, "id" | "state" | "terms" | "amount" | "currency" | "knows_of_dispute" | "sealed">,
): Promise<void> {
  await tx.query(
    `update licence_requests set state = $2, terms = $3, is_exclusive = $4, amount = $5, currency = $6,
       knows_of_dispute = $7, sealed = $8, changed_at = now() where id = $1`,
    [
      request.id,
      request.state,
      JSON.stringify(request.terms),
      request.terms.exclusive,
      request.amount,
      request.currency,
      request.knows_of_dispute,
      request.sealed,
    ],
  );
}

/** What is neither over nor issued, of a work, but for one. */
export async function listOpenRequests(
  db: Queryable,
  workId: string,
  except: string,
): Promise<{ id: string; terms: TermsWanted }[]> {
  const { rows } = await db.query<{ id: string; terms: TermsWanted }>(
    `select id, terms from licence_requests
     where work_id = $1 and state in ('asked', 'countered', 'agreed') and id <> $2 order by id for update`,
    [workId, except],
  );
  return rows;
}

/** An account's requests, locked, to be erased. */
export async function lockSomeRequests(tx: Queryable, userId: string, max: number): Promise<RequestRow[]> {
  const { rows } = await tx.query<RequestRow>(
    `select * from licence_requests where licensor_id = $1 or licensee_id = $1 order by id limit $2 for update`,
    [userId, max],
  );
  return rows;
}

/** Takes a side out of requests, which are over. What nobody is left to see is deleted. */
export async function leaveRequests(
  tx: Queryable,
  userId: string,
  requests: readonly Pick<RequestRow, "id" | "sealed">[],
): Promise<void> {
  const ids = requests.map(({ id }) => id);
  await tx.query(
    `update licence_requests r set licensor_id = nullif(licensor_id, $1), licensee_id = nullif(licensee_id, $1),
       terms = terms || '{"credit":"","note":""}', sealed = g.sealed, changed_at = now()
     from unnest($2::uuid[], $3::bytea[]) as g (id, sealed) where r.id = g.id`,
    [userId, ids, requests.map(({ sealed }) => sealed)],
  );
  await tx.query(
    "delete from licence_requests where id = any($1::uuid[]) and licensor_id is null and licensee_id is null",
    [ids],
  );
}
