import type pg from "pg";
import { transact } from "../db/transact.ts";
import { noteRefundAsked, type OrderRow } from "../orders/orders.ts";
import type { PaymentService } from "./payment-service.ts";
import { noteRefund } from "./take-event.ts";

/** Gives an order's payment back. A crash on the way asks again: the payment service gives back once. */
export async function giveBack(
  { pool, service }: { pool: pg.Pool; service: PaymentService },
  order: OrderRow,
): Promise<void> {
  if (order.payment === null) throw new Error(`order ${order.id} was never paid`);
  const { isDone, ...refund } =
    order.refund === null
      ? await service.giveBack(order.id, order.payment)
      : await service.findRefund(order.refund);
  if (isDone) await transact(pool, (tx) => noteRefund(tx, order, refund));
  else await noteRefundAsked(pool, order.id, refund.refund);
}
