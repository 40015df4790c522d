import type { Language } from "@colophon/api";
import Stripe from "stripe";
import type { StripeConfig } from "../../base/config/read-stripe.ts";
import { AppError } from "../../base/errors.ts";
import type { PageRequest, PaymentEvent, PaymentPage, PaymentService, Refund } from "./payment-service.ts";
import { productNames } from "../orders/product-names.ts";

/** How old a message may be, in seconds: replaying an older, intercepted one is useless. */
const tolerance = 300;

/**
 * Stripe's Checkout: people enter their cards on Stripe's page, and none of it reaches this server. Every call has the
 * order in its idempotency key, so a retry never creates a second page or refund. Stripe requires equal parameters for
 * an equal key: all of a page's come from the order.
 */
export function openStripe({
  secretKey,
  webhookSecret,
  apiUrl,
  automaticTax,
  publicUrl,
}: StripeConfig & { publicUrl: string }): PaymentService {
  const stripe = new Stripe(secretKey, {
    ...(apiUrl === undefined ? {} : hostOf(apiUrl)),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  });

  return {
    async openPage({ orderId, amount, currency, quantity, language, expiresAt }: PageRequest) {
      const way = `${publicUrl}/register-ip?order=${orderId}`;
      const session = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            client_reference_id: orderId,
            metadata: { order: orderId },
            payment_intent_data: { metadata: { order: orderId } },
            line_items: [
              {
                quantity,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount / quantity,
                  // Not the work's title: the payment service needn't know what is registered.
                  product_data: { name: productNames[language] },
                },
              },
            ],
            locale: localeOf(language),
            ...(automaticTax ? { automatic_tax: { enabled: true } } : {}),
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            success_url: way,
            cancel_url: `${way}&cancelled`,
          },
          { idempotencyKey: `page-${orderId}` },
        ),
      );
      return pageOf(session);
    },

    findPage: async (session) => pageOf(await ask(() => stripe.checkout.sessions.retrieve(session))),

    giveBack: async (orderId, payment) =>
      refundOf(
        await ask(() =>
          stripe.refunds.create(
            { payment_intent: payment, metadata: { order: orderId } },
            { idempotencyKey: `refund-${orderId}` },
          ),
        ),
      ),

    findRefund: async (refund) => refundOf(await ask(() => stripe.refunds.retrieve(refund))),

    readEvent(body, signature) {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret, tolerance));
      } catch {
        return undefined;
      }
    },
  };
}

/** On any failure there, the caller learns only that nothing was charged. The reason is for the server's log. */
async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new AppError("payment_unavailable", { cause: error });
  }
}

const pageOf = ({ id, url, status }: Stripe.Checkout.Session): PaymentPage => ({
  session: id,
  state: status === "open" ? "open" : status === "complete" ? "complete" : "expired",
  url: status === "open" ? url : null,
});

const refundOf = ({ id, amount, status }: Stripe.Refund): Refund => ({
  refund: id,
  amount,
  state: stateOfRefund(status),
});

function stateOfRefund(status: string | null): Refund["state"] {
  if (status === "succeeded") return "done";
  return status === "failed" || status === "canceled" ? "failed" : "pending";
}

function eventOf(event: Stripe.Event): PaymentEvent {
  const { id } = event;
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return paidBy(id, event.data.object);
    case "checkout.session.expired":
    case "checkout.session.async_payment_failed": {
      const { id: session } = event.data.object;
      const orderId = orderOf(event.data.object);
      return orderId === undefined ? { id, kind: "other" } : { id, kind: "expired", orderId, session };
    }
    case "refund.created":
    case "refund.updated":
    case "refund.failed": {
      const { id: refund, amount, status, payment_intent: payment } = event.data.object;
      const state = stateOfRefund(status);
      if (state === "pending" || payment === null) return { id, kind: "other" };
      if (state === "failed") return { id, kind: "refund_failed", payment: idOf(payment), refund };
      return { id, kind: "refunded", payment: idOf(payment), refund, amount };
    }
    case "charge.dispute.created": {
      const { payment_intent: payment } = event.data.object;
      return payment === null ? { id, kind: "other" } : { id, kind: "disputed", payment: idOf(payment) };
    }
    default:
      return { id, kind: "other" };
  }
}

/** The payer of a payment link chooses its `client_reference_id`; metadata only we can set. */
function orderOf({ client_reference_id: orderId, metadata }: Stripe.Checkout.Session): string | undefined {
  return orderId !== null && metadata?.["order"] === orderId ? orderId : undefined;
}

/** A completed page may still wait for the bank; a later message tells the outcome. */
function paidBy(id: string, page: Stripe.Checkout.Session): PaymentEvent {
  const { payment_intent: payment, amount_total: amount, currency } = page;
  const orderId = orderOf(page);
  if (page.payment_status !== "paid" || orderId === undefined || payment === null)
    return { id, kind: "other" };
  if (amount === null || currency === null) return { id, kind: "other" };
  const { name = null, email = null, address } = page.customer_details ?? {};
  return {
    id,
    kind: "paid",
    orderId,
    session: page.id,
    payment: idOf(payment),
    amount,
    tax: page.total_details?.amount_tax ?? 0,
    currency: currency.toUpperCase(),
    payer: { name, email, country: address?.country ?? null },
  };
}

const idOf = (named: string | { id: string }): string => (typeof named === "string" ? named : named.id);

/** For a server that speaks Stripe's API, as in tests. */
function hostOf(apiUrl: string): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isSecure = protocol === "https:";
  return {
    host: hostname,
    port: port === "" ? (isSecure ? 443 : 80) : port,
    protocol: isSecure ? "https" : "http",
  };
}

/** Stripe has no Arabic page; `auto` is the browser's language. */
const localeOf = (language: Language) => (language === "ar" ? "auto" : language);
