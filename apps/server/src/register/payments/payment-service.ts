import type { Language } from "@colophon/api";
import type { Payer } from "../orders/receipt-parties.ts";

/** The page where an order is paid. */
export interface PaymentPage {
  /** The payment service's own id of it. */
  session: string;
  /** `complete`: paid, or still being processed by a bank. */
  state: "open" | "complete" | "expired";
  /** Null unless it is open. */
  url: string | null;
}

export interface PageRequest {
  orderId: string;
  /** In the currency's smallest unit, before taxes are added. */
  amount: number;
  currency: string;
  /** How many works it is for. */
  quantity: number;
  language: Language;
  /** Until when it can be paid. */
  expiresAt: Date;
}

/** What the payment service reports by signed messages. `id` is the message's: each may arrive more than once. */
export type PaymentEvent = { id: string } & (
  | {
      kind: "paid";
      orderId: string;
      session: string;
      payment: string;
      /** Including taxes. */
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

/** A refund; pending while the payment service processes it, failed when the payer's bank refuses it. */
export interface Refund {
  refund: string;
  amount: number;
  state: "pending" | "done" | "failed";
}

export interface PaymentService {
  /** Answers the same page for the same order. */
  openPage(request: PageRequest): Promise<PaymentPage>;
  findPage(session: string): Promise<PaymentPage>;
  /** Refunds the whole payment, once. */
  giveBack(orderId: string, payment: string): Promise<Refund>;
  findRefund(refund: string): Promise<Refund>;
  /** Undefined for a message that isn't signed by the service, or not recently. */
  readEvent(body: Buffer, signature: string): PaymentEvent | undefined;
}
