import type { Registered, RegistrationContents } from "@colophon/api";
import type { Caller } from "../http/bind.ts";
import type { OrderOfRegistration } from "../orders/orders-of-batch.ts";

/** How registrations are paid. */
export interface RegistrationPayments {
  /** Refuses where something has to be paid for; undefined where nothing has. */
  orderOfDemo(): OrderOfRegistration | undefined;
  /** Registers what an order has paid for, once; the same answer again. */
  redeem(caller: Caller, reference: string, contents: RegistrationContents): Promise<Registered>;
}
