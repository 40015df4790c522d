import type pg from "pg";
import { expireOrders, forgetPayers } from "../orders/orders.ts";
import { deleteOldEvents } from "./event-store.ts";

/** Orders and payments for which no reason is left to keep them, also in a registry that takes no more payments. Once an hour is enough. */
export async function forgetOldOrders(pool: pg.Pool): Promise<void> {
  await expireOrders(pool);
  await deleteOldEvents(pool);
  await forgetPayers(pool);
}
