import type { Order, OrderState } from "@colophon/api";

/** Words alone: which state follows which decides the server (`order-states.ts`). */
const words: Record<OrderState, string> = {
  draft: "has no page to pay on yet",
  awaiting_payment: "waits for its payment",
  paid: "is paid, and is being registered",
  fulfilled: "is registered",
  refund_due: "could not be registered: the payment is being returned",
  refunded: "was not registered: the payment was returned",
  expired: "was not paid in time. Register again to get a new page",
};

/** What is said of an order, and how to go on with it. */
export function sentenceOfState({ id, state }: Pick<Order, "id" | "state">): string {
  const resume = state === "draft" || state === "awaiting_payment" || state === "paid";
  return `Order ${id} ${words[state]}.${resume ? ` Go on later with: colophon register --order ${id}` : ""}`;
}
