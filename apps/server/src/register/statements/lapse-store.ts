import type { Queryable } from "../../base/db/queryable.ts";

/** A request for a licence that has lapsed. */
export interface LapsedRequest {
  id: string;
  /** Null once they are erased. */
  licensorId: string | null;
  licenseeId: string | null;
}

const named = {
  requests: "id = any($1::uuid[])",
  certificates: "certificate_id = any($1)",
  works: "work_id = any($1::uuid[])",
};

/** What requests are named by. */
export type NamedBy = keyof typeof named;

/** Ends the requests so named that are neither over nor issued, and answers these. */
export async function endRequests(
  tx: Queryable,
  by: NamedBy,
  ids: readonly string[],
): Promise<LapsedRequest[]> {
  const { rows } = await tx.query<LapsedRequest>(
    `update licence_requests set state = 'lapsed', changed_at = now()
     where ${named[by]} and state in ('asked', 'countered', 'agreed')
     returning id, licensor_id as "licensorId", licensee_id as "licenseeId"`,
    [ids],
  );
  return rows;
}
