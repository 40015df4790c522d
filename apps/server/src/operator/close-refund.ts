import { transact } from "../base/db/transact.ts";
import { AppError } from "../base/errors.ts";
import { findOrder } from "../register/orders/orders.ts";
import { noteGivenByHand } from "../register/payments/take-event.ts";
import { noteAct, subjectOf } from "./acts.ts";
import type { OperatorContext } from "./operator-context.ts";

/** A refund failed, and the operator has given the money back in another way: the payer gets the credit note, and the order ends. */
export async function closeRefund(
  { pool, keys }: Pick<OperatorContext, "pool" | "keys">,
  id: string,
  given: { operatorId: string; reason: string; reference: string },
): Promise<void> {
  if ((await findOrder(pool, id)) === undefined) throw new AppError("not_found");
  await transact(pool, async (tx) => {
    if (!(await noteGivenByHand(tx, id))) throw new AppError("refund_not_failed");
    await noteAct(tx, keys, { act: "repay", subject: subjectOf.order(id), ...given });
  });
}
