import type { Queryable } from "../db/queryable.ts";
import { insertFulfilledOrders, updateToFulfilled } from "./order-store.ts";

/** What a registration is paid with. */
export type OrderOfRegistration =
  /** Paid before, and waiting to be registered. */
  | { isPaid: true; id: string }
  /** A demonstration: written down, paid and fulfilled together with the work. */
  | { isPaid: false; id: string; amount: number; currency: string };

export type OrderOfBatch = OrderOfRegistration & {
  userId: string;
  workId: string;
  certificateId: string;
  at: Date;
};

/**
 * In the transaction that gives the works their leaves: resolves to the orders that were paid and not fulfilled, which are
 * fulfilled with it. So an order is fulfilled once, however many processes try, and a crash leaves both or neither.
 */
export async function fulfilOrders(tx: Queryable, orders: readonly OrderOfBatch[]): Promise<Set<string>> {
  const paid = orders.filter(({ isPaid }) => isPaid);
  return paid.length === 0 ? new Set() : updateToFulfilled(tx, paid);
}

/** Demonstration orders, in the same transaction. */
export async function placeOrders(tx: Queryable, orders: readonly OrderOfBatch[]): Promise<void> {
  const placed = orders.flatMap((order) => (order.isPaid ? [] : [order]));
  if (placed.length > 0) await insertFulfilledOrders(tx, placed);
}
