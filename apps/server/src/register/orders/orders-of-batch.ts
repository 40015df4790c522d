import type { Queryable } from "../../base/db/queryable.ts";
import { insertFulfilledOrders, updateToFulfilled } from "./order-store.ts";

/** How a registration is paid. */
export type OrderOfRegistration =
  /** Already paid, and waiting to be registered. */
  | { isPaid: true; id: string }
  /** A demonstration: inserted, paid and fulfilled together with the work. */
  | { isPaid: false; id: string; amount: number; currency: string; quantity: number };

export type OrderOfBatch = OrderOfRegistration & {
  userId: string;
  /** The first one of several. */
  workId: string;
  certificateId: string;
  at: Date;
};

/**
 * Runs in the transaction that gives the works their leaves; answers the works that fulfil an order, which was paid and not
 * yet fulfilled. So an order is fulfilled once, by one work, however many processes and requests try, and a crash leaves both or neither.
 */
export async function fulfilOrders(tx: Queryable, orders: readonly OrderOfBatch[]): Promise<Set<string>> {
  const paid = orders.filter(({ isPaid }) => isPaid);
  return paid.length === 0 ? new Set() : updateToFulfilled(tx, paid);
}

/** Inserts demonstration orders, in the same transaction. */
export async function placeOrders(tx: Queryable, orders: readonly OrderOfBatch[]): Promise<void> {
  const placed = orders.flatMap((order) => (order.isPaid ? [] : [order]));
  if (placed.length > 0) await insertFulfilledOrders(tx, placed);
}
