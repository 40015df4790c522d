import type { Queryable } from "../../base/db/queryable.ts";

/** What a licensor issued in one currency and one month of UTC. */
export interface IssuedInMonth {
  currency: string;
  /** As `2026-11`. */
  month: string;
  /** In the currency's smallest unit, without demonstrations. */
  amount: number;
  demonstrated: number;
  issued: number;
}

/** By currency, the oldest month first. */
export async function sumByMonth(db: Queryable, licensorId: string): Promise<IssuedInMonth[]> {
  const { rows } = await db.query<IssuedInMonth>(
    `select currency, to_char(issued_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as issued,
       coalesce(sum(amount) filter (where paid <> 'demo'), 0)::bigint as amount,
       coalesce(sum(amount) filter (where paid = 'demo'), 0)::bigint as demonstrated
     from licences where licensor_id = $1 group by currency, month order by currency, month`,
    [licensorId],
  );
  return rows;
}
