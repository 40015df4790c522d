import { describeOrders } from "../register/orders/describe-orders.ts";
import { listOrders } from "../register/orders/orders.ts";
import type { PersonalDataContext } from "./export-user.ts";
import { listWorksToExport, type WorkRow } from "./personal-data-store.ts";

/** Works and orders per step. */
const perStep = 32;

/** An account's works, page by page. */
export async function* worksToExport(
  { db }: Pick<PersonalDataContext, "db">,
  userId: string,
): AsyncGenerator<WorkRow> {
  let after: string | undefined;
  for (;;) {
    const works = await listWorksToExport(db, userId, { whose: "own", max: perStep, after });
    yield* works;
    after = works.at(-1)?.workId;
    if (works.length < perStep) return;
  }
}

/** The receipts of an account's orders, page by page. */
export async function* receiptsToExport({ pool }: Pick<PersonalDataContext, "pool">, userId: string) {
  let before: string | undefined;
  for (;;) {
    const orders = await describeOrders(pool, await listOrders(pool, userId, { before }));
    if (orders.length === 0) return;
    for (const { order, receipts } of orders)
      for (const { number } of receipts) yield { orderId: order.id, number };
    before = orders.at(-1)?.order.id;
  }
}
