import type { Order } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import type { ListedOrder } from "./order-store.ts";
import { listReceipts, type Receipt } from "./receipt-store.ts";

/** An order as its owner sees it, with its stored receipts. */
export interface DescribedOrder {
  listed: ListedOrder;
  order: Order;
  receipts: Receipt[];
}

export async function describeOrders(
  db: Queryable,
  orders: readonly ListedOrder[],
): Promise<DescribedOrder[]> {
  // Demonstrations have no receipts.
  const paid = orders.filter(({ provider }) => provider === "stripe").map(({ id }) => id);
  const receipts = paid.length === 0 ? [] : await listReceipts(db, paid);
  return orders.map((listed) => {
    const own = receipts.filter(({ orderId }) => orderId === listed.id);
    return { listed, order: describe(listed, own), receipts: own };
  });
}

function describe(listed: ListedOrder, receipts: readonly Receipt[]): Order {
  const { id, state, provider, title, amount, currency, quantity, createdAt, workId, certificateId } = listed;
  return {
    id,
    state,
    provider,
    quantity,
    title,
    amount,
    currency,
    createdAt: createdAt.toISOString(),
    workId,
    certificateId,
    disputedAt: listed.disputedAt?.toISOString() ?? null,
    receipts: receipts.map(describeReceipt),
  };
}

export const describeReceipt = ({
  number,
  kind,
  issuedAt,
  amount,
  tax,
}: Receipt): Order["receipts"][number] => ({
  number,
  kind,
  issuedAt: issuedAt.toISOString(),
  amount,
  tax,
});
