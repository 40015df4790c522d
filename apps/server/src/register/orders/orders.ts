// What other features may use of the orders' stores.
export { listOrderFaults } from "./order-faults.ts";
export { describeOrders, type DescribedOrder, describeReceipt } from "./describe-orders.ts";
export { productNames } from "./product-names.ts";
export { openParties, type Payer, type ReceiptParties, sealParties } from "./receipt-parties.ts";
export { forgetPayers, insertReceipt, listReceipts, type Receipt } from "./receipt-store.ts";
export type { OrderRow } from "./order-store.ts";
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
  takeDueOrder,
} from "./order-store.ts";
