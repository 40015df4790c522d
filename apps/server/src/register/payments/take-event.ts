import type pg from "pg";
import type { Operator } from "../../base/config/read-stripe.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { transact } from "../../base/db/transact.ts";
import { isUuid } from "../../base/is-uuid.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { queueReadLetter } from "../../mail/letter-queue.ts";
import {
  findOrder,
  findOrderOfPayment,
  forgetFailedRefund,
  insertReceipt,
  listReceipts,
  moveOrder,
  noteDispute,
  noteFailedRefund,
  type OrderRow,
  type Receipt,
} from "../orders/orders.ts";
import { sealParties } from "../orders/receipt-parties.ts";
import { hasFailed, insertEvent, keepEvent, listEventsOf, lockPayment } from "./event-store.ts";
import type { PaymentEvent } from "./payment-service.ts";

export interface EventContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  /** The issuer of receipts. */
  operator: Operator;
}

/** `foreign`: about an order or page of another registry. `underpaid`: less was paid than the order costs. */
export type EventOutcome = "taken" | "again" | "foreign" | "underpaid";

/**
 * Takes each message of the payment service once, in any order: the message, the order's new state and the receipt are
 * one transaction. Paid works are registered afterwards, whether or not a browser waits.
 */
export function takeEvent(context: EventContext, event: PaymentEvent): Promise<EventOutcome> {
  return transact(context.pool, async (tx) => {
    // First of all: the same message on another connection waits here for this transaction, and then finds its row.
    if (!(await insertEvent(tx, event.id))) return "again";
    switch (event.kind) {
      case "paid":
        return takePayment(context, tx, event);
      case "expired":
        return (await findOurs(tx, event)) === undefined ? "foreign" : expire(tx, event.orderId);
      case "refund_failed":
      case "refunded":
      case "disputed": {
        await lockPayment(tx, event.payment);
        const order = await findOrderOfPayment(tx, event.payment);
        // It came before the payment's message or the failed refund's, or is about another shop's payment.
        if (order === undefined || event.kind === "refund_failed") await keepEvent(tx, event);
        if (order === undefined) return "foreign";
        await takeBack(tx, order, event);
        return "taken";
      }
      case "other":
        return "taken";
    }
  });
}

type TakenBack = { payment: string } & (
  | { kind: "refunded"; refund: string; amount: number }
  | { kind: "refund_failed"; refund: string }
  | { kind: "disputed" }
);

async function takeBack(tx: Queryable, order: OrderRow, event: TakenBack): Promise<void> {
  if (event.kind === "refunded") await noteRefund(tx, order, event);
  if (event.kind === "disputed") await noteDispute(tx, event.payment);
  // A reported refund has failed, in whatever order the messages arrive: the credit note stays, since the payer is
  // still owed the money.
  else if (await hasFailed(tx, event)) await noteFailedRefund(tx, order.id);
}

/** The events about a payment that came before its own message. */
async function listEarly(tx: Queryable, payment: string): Promise<TakenBack[]> {
  const kept = await listEventsOf(tx, payment);
  return kept.map(({ refund, amount }) => {
    if (refund === null) return { kind: "disputed", payment };
    if (amount === null) return { kind: "refund_failed", payment, refund };
    return { kind: "refunded", payment, refund, amount };
  });
}

/** The page's order; undefined when it isn't this registry's. */
async function findOurs(
  tx: Queryable,
  { orderId, session }: { orderId: string; session: string },
): Promise<OrderRow | undefined> {
  const order = isUuid(orderId) ? await findOrder(tx, orderId) : undefined;
  // A crash between opening the page and storing it leaves an order without one; the payment service names the order.
  const isPageOfIt = order?.session === null || order?.session === session;
  return order?.provider === "stripe" && isPageOfIt ? order : undefined;
}

async function expire(tx: Queryable, orderId: string): Promise<EventOutcome> {
  // False where it is paid or over already, which stays so: money decides, not the order of messages.
  await moveOrder(tx, orderId, "expired");
  return "taken";
}

async function takePayment(
  { keys, operator }: EventContext,
  tx: Queryable,
  event: PaymentEvent & { kind: "paid" },
): Promise<EventOutcome> {
  const order = await findOurs(tx, event);
  if (order === undefined || order.currency !== event.currency) return "foreign";
  const { session, payment, amount, tax, currency, payer } = event;
  // Taxes only add. Other pages of the same account at the payment service may cost less.
  if (amount < order.amount) return "underpaid";
  await lockPayment(tx, payment);
  // `order` was read without a lock, its state decides now: what another message has moved on gets no second receipt.
  if (!(await moveOrder(tx, order.id, "paid", { session, payment, amount, isDue: true }))) return "again";
  const sealed = sealParties(keys, order.id, { operator, payer });
  const money = { amount, tax, currency };
  await issueReceipt(tx, order, { kind: "payment", reference: payment, ...money, sealed });
  for (const early of await listEarly(tx, payment)) await takeBack(tx, order, early);
  return "taken";
}

/** Takes the answer to our own request for a refund. Its message, or the one of its failure, may have come before. */
export async function takeRefund(
  tx: Queryable,
  order: OrderRow,
  refund: { payment: string; refund: string; amount: number },
): Promise<void> {
  await lockPayment(tx, refund.payment);
  await takeBack(tx, order, { kind: "refunded", ...refund });
}

/** Issues a receipt for a refund; a full refund ends the order. */
async function noteRefund(
  tx: Queryable,
  order: OrderRow,
  { refund, amount }: { refund: string; amount: number },
): Promise<void> {
  const before = await listReceipts(tx, [order.id]);
  const paid = before.find(({ kind }) => kind === "payment");
  if (paid === undefined) throw new Error(`order ${order.id} is refunded, but was never paid`);
  await forgetFailedRefund(tx, order.id);
  // It replaces a failed refund, which already has a credit note.
  const earlier = givenBack(before);
  if (earlier.amount >= paid.amount) return;
  // The last of several refunds has what is left of the tax, so that the parts add up.
  const isLast = earlier.amount + amount >= paid.amount;
  const tax = isLast ? paid.tax - earlier.tax : Math.round((paid.tax * amount) / paid.amount);
  const money = { amount, tax, currency: paid.currency };
  await issueReceipt(tx, order, { kind: "refund", reference: refund, ...money, sealed: paid.sealed });
  // The same refund may have been taken before, as another message: only what was issued counts.
  if (givenBack(await listReceipts(tx, [order.id])).amount >= paid.amount)
    await moveOrder(tx, order.id, "refunded", { keepsContents: false });
}

/** Notes that the operator has replaced a failed refund by another transfer. False where none has failed. */
export async function noteGivenByHand(tx: Queryable, orderId: string): Promise<boolean> {
  const { payment } = (await findOrder(tx, orderId)) ?? {};
  if (payment === undefined || payment === null) return false;
  await lockPayment(tx, payment);
  const order = await findOrder(tx, orderId);
  if (order?.failure !== "refund_failed") return false;
  const before = await listReceipts(tx, [orderId]);
  const paid = before.find(({ kind }) => kind === "payment")?.amount ?? 0;
  await noteRefund(tx, order, { refund: `by hand: ${orderId}`, amount: paid - givenBack(before).amount });
  return true;
}

function givenBack(receipts: readonly Receipt[]): { amount: number; tax: number } {
  const refunds = receipts.filter(({ kind }) => kind === "refund");
  const sum = (key: "amount" | "tax") => refunds.reduce((total, refund) => total + refund[key], 0);
  return { amount: sum("amount"), tax: sum("tax") };
}

type Issued = Omit<Parameters<typeof insertReceipt>[1], "orderId" | "issuedAt">;

/** Issues a receipt, and queues its letter where the account still exists. */
async function issueReceipt(
  tx: Queryable,
  { id, userId, language }: OrderRow,
  issued: Issued,
): Promise<void> {
  const number = await insertReceipt(tx, { orderId: id, issuedAt: new Date(), ...issued });
  if (number === undefined || userId === null) return;
  const kind = issued.kind === "payment" ? "receipt" : "refund";
  await queueReadLetter(tx, { kind, subject: `${id}/${number}`, userId, language });
}
