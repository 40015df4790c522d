import type { Queryable } from "../../base/db/queryable.ts";
import { isBlocked } from "../../record/heading-sql.ts";
import type { RequestRow } from "./request-store.ts";

export interface ListedRequest extends RequestRow {
  /** Of the work today; null once it is erased. */
  title: string | null;
  isBlocked: boolean;
  licenceId: string | null;
}

const listed = `select r.*, w.title, ${isBlocked("r.certificate_id")} as "isBlocked", l.id as "licenceId"
  from licence_requests r left join works w on w.id = r.work_id left join licences l on l.request_id = r.id`;

export async function findListed(db: Queryable, id: string): Promise<ListedRequest | undefined> {
  const { rows } = await db.query<ListedRequest>(`${listed} where r.id = $1`, [id]);
  return rows[0];
}

/** An account's, what changed last first. */
export async function listRequests(
  db: Queryable,
  userId: string,
  max: number | null,
): Promise<ListedRequest[]> {
  const { rows } = await db.query<ListedRequest>(
    `${listed} where r.licensor_id = $1 or r.licensee_id = $1 order by r.changed_at desc, r.id limit $2`,
    [userId, max],
  );
  return rows;
}
