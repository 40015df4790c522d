import type { OrderState } from "@colophon/api";

/**
 * How an order proceeds. Money decides, not the order of messages: an order that is paid after its page has expired
 * counts as paid. Refunds and chargebacks change neither the log nor a certificate.
 */
const next: Readonly<Record<OrderState, readonly OrderState[]>> = {
  /** Stored, but the payment service hasn't been asked for a page yet. */
  draft: ["awaiting_payment", "paid", "expired"],
  awaiting_payment: ["paid", "expired"],
  expired: ["paid"],
  /** Waits to be registered, by any process, until that succeeds or is impossible. */
  paid: ["fulfilled", "refund_due", "refunded"],
  fulfilled: ["refunded"],
  /** Waits to be refunded, by any process. */
  refund_due: ["refunded"],
  refunded: [],
};

/** The states from which an order may move to this one. */
export function statesBefore(state: OrderState): OrderState[] {
  return (Object.keys(next) as OrderState[]).filter((before) => next[before].includes(state));
}
