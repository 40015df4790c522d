// Other features' ways to what is kept of orders.
export type { OrderRow } from "./order-store.ts";
export {
  expireDrafts,
  findOpenOrder,
  findOrder,
  findOrderOfPayment,
  insertOrder,
  listOrders,
  moveOrder,
  noteDispute,
  noteFailure,
  noteRefundAsked,
  takeDueOrder,
} from "./order-store.ts";
