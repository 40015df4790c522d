import type { OrderState } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";

interface OrderFault {
  orderId: string;
  /**
   * `refund_failed`: the payer's bank didn't accept the refund, and the operator must find another way. `waiting`: paid
   * an hour ago, and neither registered nor refunded. `disputed`: the payer's bank took back the money in the last 30
   * days, and the payment service may wait for the operator's answer.
   */
  kind: "refund_failed" | "waiting" | "disputed";
  state: OrderState;
  /** Why the last attempt failed. */
  failure: string | null;
  /** When it was paid, or for a dispute, when it was reported. */
  since: Date;
  /** The payment service's id of it. */
  payment: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
}

/** Problems of orders that need the operator, the oldest first. */
export async function listOrderFaults(db: Queryable, { max = 100 } = {}): Promise<OrderFault[]> {
  const { rows } = await db.query<OrderFault>(
    `select id as "orderId", kind, state, failure, since, payment, amount, currency from (
       select o.*, 'refund_failed' as kind, issued_at as since from orders o join receipts r on r.order_id = o.id
       where failure = 'refund_failed' and r.kind = 'payment'
       union all
       select o.*, 'waiting', issued_at from orders o join receipts r on r.order_id = o.id
       where due_at is not null and state = any(array['paid', 'refund_due']) and r.kind = 'payment'
         and issued_at < now() - interval '1 hour'
       union all
       select o.*, 'disputed', disputed_at from orders o where disputed_at > now() - interval '30 days'
     ) as faults order by since limit $1`,
    [max],
  );
  return rows;
}
