import type { Language } from "@colophon/api";
import type { Payer } from "../orders/orders.ts";

/** The page on which somebody pays. */
export interface PaymentPage {
  /** The payment service's own name of it. */
  session: string;
  /** `complete`: paid, or being paid by a bank that takes its time. */
  state: "open" | "complete" | "expired";
  /** Null unless it is open. */
  url: string | null;
}

export interface PageRequest {
  orderId: string;
  /** In the currency's smallest unit, before taxes that are added. */
  amount: number;
  currency: string;
  language: Language;
  /** Until when somebody may pay. */
  expiresAt: Date;
}

/** What the payment service tells, by messages that it has signed. `id` is the message's: each may come more than once. */
export type PaymentEvent = { id: string } & (
  | {
      kind: "paid";
      orderId: string;
      session: string;
      payment: string;
      /** With taxes. */
      amount: number;
      tax: number;
      currency: string;
      payer: Payer;
    }
  | { kind: "expired"; orderId: string; session: string }
  | { kind: "refunded"; payment: string; refund: string; amount: number }
  | { kind: "refund_failed"; payment: string; refund: string }
  | { kind: "disputed"; payment: string }
  | { kind: "other" }
);

/** Money given back; pending while the payment service is still at it, failed when the payer's bank does not take it. */
export interface Refund {
  refund: string;
  amount: number;
  state: "pending" | "done" | "failed";
}

export interface PaymentService {
  /** The same page again for the same order. */
  openPage(request: PageRequest): Promise<PaymentPage>;
  findPage(session: string): Promise<PaymentPage>;
  /** Gives the whole payment back, once. */
  giveBack(orderId: string, payment: string): Promise<Refund>;
  findRefund(refund: string): Promise<Refund>;
  /** Undefined for a message that it has not signed, or not lately. */
  readEvent(body: Buffer, signature: string): PaymentEvent | undefined;
}
