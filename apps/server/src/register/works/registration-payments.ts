import type { BatchContents, Registered, RegistrationContents } from "@colophon/api";
import type { Caller } from "../../base/http/bind.ts";
import type { OrderOfRegistration } from "../orders/orders-of-batch.ts";

/** How registrations are paid for: `payments`, which is above `works`, registers what an order has paid for. */
export interface RegistrationPayments {
  /** For this number of works. Refuses if payment is required; undefined if there is no fee. */
  orderOfDemo(quantity: number): OrderOfRegistration | undefined;
  /**
   * Registers what an order has paid for, without waiting until the server does so by itself. Idempotent: the same
   * response again.
   */
  redeem(
    caller: Caller,
    reference: string,
    contents: RegistrationContents | BatchContents,
  ): Promise<Registered[]>;
}
