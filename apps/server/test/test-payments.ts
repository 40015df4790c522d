import { pino } from "pino";
import type { OrderRow } from "../src/register/orders/orders.ts";
import { openStripe } from "../src/register/payments/open-stripe.ts";
import { payRegistrations } from "../src/register/payments/pay-registrations.ts";
import { paymentRoutes } from "../src/register/payments/payment-routes.ts";
import { paymentEventRoutes } from "../src/register/payments/payment-event-routes.ts";
import { createSettler } from "../src/register/payments/settle-orders.ts";
import { batchRoutes } from "../src/register/works/batch-routes.ts";
import { workRoutes } from "../src/register/works/work-routes.ts";
import { createTestApp } from "./test-app.ts";
import { createTestRegister } from "./test-register.ts";
import { type Message, startTestStripe } from "@colophon/testing/test-stripe";

const publicUrl = "http://localhost:8080";
const operator = {
  name: "Colophon Registry Ltd.",
  address: ["1 Loom Street", "Montréal QC"],
  taxId: "CA 123",
  jurisdiction: "Québec",
};
const fee = { amount: 2500, currency: "CAD" };

/** A register whose works are paid through Stripe, with the fake that tests control. Nothing happens by itself. */
export async function createTestPayments(
  logger = pino({ level: "silent" }),
  { messagesPerMinute }: { messagesPerMinute?: number } = {},
) {
  const register = await createTestRegister();
  const { pool, db } = register;
  const stripe = await startTestStripe();
  const { secretKey, webhookSecret, url: apiUrl } = stripe;
  const service = openStripe({ secretKey, webhookSecret, apiUrl, automaticTax: false, publicUrl });
  const context = { ...register, service, logger, operator, quota: undefined, fee, messagesPerMinute };
  const settler = createSettler(context);
  const config = { payments: "stripe" } as const;
  const app = await createTestApp({ db, rateLimits: messagesPerMinute !== undefined }, (server, bind) => {
    const payments = payRegistrations({ pool, config, fee, settler });
    workRoutes(bind, { ...register, payments });
    batchRoutes(bind, { ...register, payments });
    paymentRoutes(bind, context);
    void server.register(async (scope) => paymentEventRoutes(scope, context));
  });

  const deliver = async (message: Message, signature = stripe.sign(message)): Promise<number> => {
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/api/payments/stripe",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      payload: message.body,
    });
    return statusCode;
  };

  return {
    ...register,
    app,
    service,
    stripe,
    settler,
    deliver,
    /** Delivers all messages so far, once. */
    async deliverAll(): Promise<void> {
      for (const message of stripe.messages.splice(0)) await deliver(message);
    },
    /** Settles every waiting order now. */
    async settleAll(): Promise<void> {
      await pool.query("update orders set due_at = now() where due_at is not null");
      while (await settler.settleOne());
    },
    async orders(): Promise<Pick<OrderRow, "id" | "state" | "session" | "payment" | "amount">[]> {
      const { rows } = await pool.query<OrderRow>(
        "select id, state, session, payment, amount, failure from orders order by created_at",
      );
      return rows;
    },
  };
}
