// What other rooms may use of the stores of orders.
export { listOrderFaults } from "./fault-store.ts";
export { forgetPayers, insertReceipt, listReceipts, type Receipt } from "./receipt-store.ts";
export {
  eraseSomeOrders,
  expireOrders,
  findOpenOrder,
  forgetFailedRefund,
  findOrder,
  findOrderOfPayment,
  insertOrder,
  listOrders,
  moveOrder,
  noteDispute,
  noteFailedRefund,
  noteFailure,
  noteRefundAsked,
  type OrderRow,
  takeDueOrder,
} from "./order-store.ts";
