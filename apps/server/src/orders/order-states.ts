import type { OrderState } from "@colophon/api";

/**
 * How an order goes on. Money decides, not the order of messages: who pays after the page has expired has paid. Refunds and
 * what a bank takes back change no log and no certificate.
 */
const next: Readonly<Record<OrderState, readonly OrderState[]>> = {
  /** Written down, but the payment service has not been asked for a page yet. */
  draft: ["awaiting_payment", "paid", "expired"],
  awaiting_payment: ["paid", "expired"],
  expired: ["paid"],
  /** To be registered, by any process, until it is done or can never be. */
  paid: ["fulfilled", "refund_due", "refunded"],
  fulfilled: ["refunded"],
  /** To be given back, by any process. */
  refund_due: ["refunded"],
  refunded: [],
};

/** The states that an order may leave for this one. */
export function statesBefore(state: OrderState): OrderState[] {
  return (Object.keys(next) as OrderState[]).filter((before) => next[before].includes(state));
}
