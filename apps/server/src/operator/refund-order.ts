import { AppError } from "../base/errors.ts";
import { findOrder, moveOrder } from "../register/orders/orders.ts";
import { refundPayment } from "../register/payments/refund-payment.ts";
import { noteAct, subjectOf } from "./acts.ts";
import type { OperatorContext } from "./operator-context.ts";

/** What was registered with the order stays in the log; one that is not registered yet is not registered any more. */
export async function refundOrder(
  { db, pool, keys, logger, service }: Pick<OperatorContext, "db" | "pool" | "keys" | "logger" | "service">,
  id: string,
  { operatorId, reason }: { operatorId: string; reason: string },
): Promise<void> {
  const order = await findOrder(pool, id);
  if (order === undefined) throw new AppError("not_found");
  const isPaid = order.state === "paid" || order.state === "fulfilled";
  if (!isPaid || order.payment === null || service === undefined) throw new AppError("order_not_refundable");
  // Noted first: what is asked of the payment service can't be taken back.
  await noteAct(db, keys, { act: "refund", subject: subjectOf.order(id), operatorId, reason });
  const isWaiting = await moveOrder(pool, id, "refund_due", {
    failure: "given_back_by_operator",
    isDue: true,
    keepsContents: false,
  });
  // Any process gives back what is to be given back; of what is fulfilled already this one does.
  if (!isWaiting) await refundPayment({ pool, logger, service }, (await findOrder(pool, id)) ?? order);
}
