import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { idParams } from "./id.ts";
import { languages } from "./languages.ts";
import { orderStates } from "./vocabulary.ts";
import { registrationContents } from "./works.ts";

export const receipt = z.object({
  /** Counted without gaps over the whole registry. */
  number: z.int(),
  kind: z.enum(["payment", "refund"]),
  issuedAt: z.iso.datetime(),
  /** In the currency's smallest unit, taxes included; of a refund what was given back. */
  amount: z.int(),
  tax: z.int(),
});

export const order = z.object({
  id: z.uuid(),
  state: z.enum(orderStates),
  provider: z.enum(["demo", "stripe"]),
  /** How many works it registers. */
  quantity: z.int(),
  /** Of the work, the first one of several; null when nothing of it is kept any more. */
  title: z.string().nullable(),
  /** In the currency's smallest unit; with taxes once it is paid. */
  amount: z.int(),
  currency: z.string(),
  createdAt: z.iso.datetime(),
  /** Of what was registered, the first one of several; null before. */
  workId: z.uuid().nullable(),
  certificateId: z.string().nullable(),
  /** When the payer's bank took the money back. */
  disputedAt: z.iso.datetime().nullable(),
  receipts: z.array(receipt),
});
/** Who paid, as they said on the payment page. */
export const payer = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** ISO 3166. */
  country: z.string().nullable(),
});

export type Order = z.output<typeof order>;

export const orderRequest = z.object({
  /** To begin at once, which ends the right of withdrawal when it is done (Directive 2011/83/EU, article 16). */
  consent: z.literal(true, "not_accepted"),
  /** Of the page to pay on and the receipt. */
  language: z.enum(languages, "invalid").optional(),
});

export const placedOrder = z.object({
  id: z.uuid(),
  state: z.enum(orderStates),
  /** Null once there is nothing to pay any more. */
  checkoutUrl: z.string().nullable(),
});

export const orderEndpoints = {
  "POST /api/orders": {
    summary:
      "Order a registration: answers with the page to pay on; the same contents again give the same order",
    access: "signed-in",
    scopes: ["orders:create"],
    status: 201,
    body: orderRequest.extend({ registration: registrationContents }),
    ok: placedOrder,
  },
  "GET /api/orders": {
    summary: "The user's orders, newest first",
    access: "signed-in",
    scopes: ["works:read", "orders:create"],
    query: z.object({
      /** The id of the last one of the orders before. */
      before: z.uuid("invalid").optional(),
    }),
    ok: z.array(order),
  },
  "GET /api/orders/{id}": {
    summary: "One of the user's orders: what the way back from the payment page waits for",
    access: "signed-in",
    scopes: ["works:read", "orders:create"],
    params: idParams,
    ok: order,
  },
  "GET /api/orders/{id}/receipts/{number}.pdf": {
    summary:
      "A receipt of one of the user's orders as a document, in the language of `lng`, else of the request",
    access: "signed-in",
    params: idParams.extend({ number: z.coerce.number().pipe(z.int().positive()) }),
    query: z.object({ lng: z.string().max(35).optional() }),
  },
} as const satisfies Record<string, Endpoint>;
