import type pg from "pg";
import type { Logger } from "pino";
import { transact } from "../../base/db/transact.ts";
import { noteFailedRefund, noteRefundAsked, type OrderRow } from "../orders/orders.ts";
import type { PaymentService } from "./payment-service.ts";
import { takeRefund } from "./take-event.ts";

/**
 * Refunds an order's payment. After a crash it asks again, which is safe: the payment service refunds only once. If the
 * payer's bank refuses, the operator must refund in another way (docs/operations.md, "Payments").
 */
export async function refundPayment(
  { pool, service, logger }: { pool: pg.Pool; service: PaymentService; logger: Pick<Logger, "error"> },
  order: OrderRow,
): Promise<void> {
  const { payment } = order;
  if (payment === null) throw new Error(`order ${order.id} was never paid`);
  const { state, ...refund } =
    order.refund === null
      ? await service.giveBack(order.id, payment)
      : await service.findRefund(order.refund);
  if (state === "done") await transact(pool, (tx) => takeRefund(tx, order, { payment, ...refund }));
  else await noteRefundAsked(pool, order.id, refund.refund);
  if (state !== "failed") return;
  logger.error({ order: order.id }, "a refund failed for good: give the money back in another way");
  await noteFailedRefund(pool, order.id);
}
