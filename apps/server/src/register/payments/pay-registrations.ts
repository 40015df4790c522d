import { randomUUID } from "node:crypto";
import type { BatchContents, Registered, RegistrationContents } from "@colophon/api";
import type pg from "pg";
import type { Config } from "../../base/config/config.ts";
import { AppError } from "../../base/errors.ts";
import type { Caller } from "../../base/http/bind.ts";
import { hashBody } from "../../base/idempotency/hash-body.ts";
import { isUuid } from "../../base/is-uuid.ts";
import { findOrder } from "../orders/orders.ts";
import type { OrderOfRegistration } from "../orders/orders-of-batch.ts";
import { type Fee, priceOf } from "../orders/price-of.ts";
import type { RegistrationPayments } from "../works/registration-payments.ts";
import type { Settler } from "./settle-orders.ts";

interface PayContext {
  pool: pg.Pool;
  config: Pick<Config, "payments">;
  fee: Fee;
  settler: Pick<Settler, "fulfil"> | undefined;
}

/** How registrations are paid: by a demonstration, by a paid order, or not at all where it is free. */
export function payRegistrations({ pool, config, fee, settler }: PayContext): RegistrationPayments {
  return {
    orderOfDemo(quantity: number): OrderOfRegistration | undefined {
      const amount = priceOf(fee, quantity);
      if (amount === 0) return undefined;
      if (config.payments !== "demo") throw new AppError("payment_refused");
      return { isPaid: false, id: randomUUID(), amount, currency: fee.currency, quantity };
    },

    async redeem(
      { userId }: Pick<Caller, "userId">,
      reference: string,
      contents: RegistrationContents | BatchContents,
    ): Promise<Registered[]> {
      if (settler === undefined) throw new AppError("payment_refused");
      const order = isUuid(reference) ? await findOrder(pool, reference) : undefined;
      if (order === undefined || order.userId !== userId) throw new AppError("payment_needed");
      if (order.contentsHash?.equals(hashBody(contents)) !== true) throw new AppError("order_mismatch");
      if (order.state === "draft" || order.state === "awaiting_payment" || order.state === "expired")
        throw new AppError("payment_needed");
      return settler.fulfil(order);
    },
  };
}
