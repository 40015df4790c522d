import type { Queryable } from "../../base/db/queryable.ts";
import { isBlocked } from "../../record/heading-sql.ts";

/** The issuer's key sets, in the order of the log. */
export async function listKeySets(db: Queryable): Promise<{ index: number; jwks: string }[]> {
  const { rows } = await db.query<{ index: number; jwks: string }>(
    "select log_index as index, jwks from issuer_key_sets order by log_index",
  );
  return rows;
}

/** The next certificates and licences by number; a public one is listed, of a licence by both sides, and not blocked. */
export async function listCertificates(
  db: Queryable,
  after: string,
  limit: number,
): Promise<{ id: string; isPublic: boolean }[]> {
  const { rows } = await db.query<{ id: string; isPublic: boolean }>(
    `select c.id, coalesce(w.shared_publicly, false) and not ${isBlocked("c.id")} as "isPublic"
     from certificates c left join works w on w.id = c.work_id where c.id > $1
     union all
     select id, listed_by_licensor and listed_by_licensee and not ${isBlocked("licences.id")} from licences where id > $1
     order by id limit $2`,
    [after, limit],
  );
  return rows;
}
