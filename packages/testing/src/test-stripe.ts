import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";

/** The fields of a page that the fake stores, by the library's own names. */
type Page = Pick<
  Stripe.Checkout.Session,
  | "id"
  | "object"
  | "client_reference_id"
  | "metadata"
  | "status"
  | "payment_status"
  | "amount_total"
  | "currency"
  | "url"
  | "success_url"
  | "cancel_url"
> & {
  payment_intent: string | null;
  customer_details: Pick<
    NonNullable<Stripe.Checkout.Session["customer_details"]>,
    "name" | "email" | "address"
  >;
  total_details: { amount_tax: number };
};
type KeptRefund = Pick<Stripe.Refund, "id" | "object" | "amount" | "status" | "payment_intent" | "currency">;

const secrets = { secretKey: "sk_test_colophon", webhookSecret: "whsec_of_the_fake" };

export type StripePoint = `${"page" | "refund"} ${"asked" | "made"}`;

export interface Message {
  id: string;
  body: string;
}

/**
 * A server for the parts of Stripe's API that the registry uses, with a payment page. It stores its
 * messages for the test to deliver: twice, in another order, late.
 */
export async function startTestStripe() {
  const pages = new Map<string, Page>();
  const refunds = new Map<string, KeptRefund>();
  /** By idempotency key: Stripe repeats its answer to a known key, but only for the same body. */
  const answered = new Map<string, { words: string; made: unknown }>();
  const messages: Message[] = [];
  const stripe = new Stripe(secrets.secretKey);
  const state = {
    /** The next calls break off, before or after they take effect. */
    fates: [] as ("refuse" | "swallow")[],
    refundsArePending: false,
    tax: 0,
    /** Called when a call that creates something has arrived, and when it is done but not answered yet. */
    watch: undefined as ((point: StripePoint) => Promise<void>) | undefined,
  };
  let url = "";

  const idOf = (kind: string) => `${kind}_test_${randomBytes(12).toString("hex")}`;

  function tell(type: Stripe.Event["type"], object: object): Message {
    const id = idOf("evt");
    const body = JSON.stringify({
      id,
      object: "event",
      type,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object },
    });
    const message = { id, body };
    messages.push(message);
    return message;
  }

  function call(method: string, path: string, given: URLSearchParams): unknown {
    const [, , ...names] = path.split("/");
    if (method === "POST" && path === "/v1/checkout/sessions") {
      const id = idOf("cs");
      const page: Page = {
        id,
        object: "checkout.session",
        status: "open",
        payment_status: "unpaid",
        payment_intent: null,
        client_reference_id: given.get("client_reference_id"),
        metadata: { order: given.get("metadata[order]") ?? "" },
        amount_total:
          Number(given.get("line_items[0][quantity]")) *
          Number(given.get("line_items[0][price_data][unit_amount]")),
        currency: given.get("line_items[0][price_data][currency]"),
        url: `${url}/pay/${id}`,
        success_url: given.get("success_url"),
        cancel_url: given.get("cancel_url"),
        customer_details: { name: null, email: given.get("customer_email"), address: null },
        total_details: { amount_tax: 0 },
      };
      pages.set(id, page);
      return page;
    }
    if (method === "POST" && path === "/v1/refunds") {
      const payment = given.get("payment_intent") ?? "";
      return refund(payment, undefined, state.refundsArePending ? "pending" : "succeeded");
    }
    const [kind, id = ""] = names[0] === "checkout" ? names.slice(1) : names;
    return kind === "sessions" ? pages.get(id) : refunds.get(id);
  }

  function refund(
    payment: string,
    amount: number | undefined,
    status: "pending" | "succeeded",
  ): KeptRefund | undefined {
    const page = [...pages.values()].find(({ payment_intent }) => payment_intent === payment);
    if (page === undefined) throw new Error("nothing was paid by this payment");
    const given = [...refunds.values()].filter(
      (one) => one.payment_intent === payment && one.status !== "failed",
    );
    const rest = given.reduce((left, one) => left - one.amount, page.amount_total ?? 0);
    if (rest <= 0 || (amount ?? rest) > rest) return undefined;
    const made: KeptRefund = {
      id: idOf("re"),
      object: "refund",
      status,
      payment_intent: payment,
      amount: amount ?? rest,
      currency: page.currency ?? "",
    };
    refunds.set(made.id, made);
    tell("refund.created", made);
    return made;
  }

  function pay(session: string, { isLate = false } = {}): void {
    const page = pages.get(session);
    if (page?.status !== "open") throw new Error("this page cannot be paid on");
    page.status = "complete";
    page.payment_intent = idOf("pi");
    page.amount_total = (page.amount_total ?? 0) + state.tax;
    page.total_details = { amount_tax: state.tax };
    page.customer_details = { ...page.customer_details, name: "Ada Lovelace", email: "ada@payers.example" };
    page.payment_status = isLate ? "unpaid" : "paid";
    tell("checkout.session.completed", page);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", url);
    const given = new URLSearchParams(await text(request));
    if (pathname.startsWith("/pay/"))
      return showPage(request, response, pathname.slice("/pay/".length), given);
    if (request.headers.authorization !== `Bearer ${secrets.secretKey}`) {
      response.writeHead(401).end("{}");
      return;
    }
    const fate = state.fates.shift();
    if (fate === "refuse") {
      request.socket.destroy();
      return;
    }
    const key = request.headers["idempotency-key"];
    const words = given.toString();
    const known = typeof key === "string" ? answered.get(key) : undefined;
    if (known !== undefined && known.words !== words) {
      response
        .writeHead(400, { "content-type": "application/json" })
        .end(
          JSON.stringify({ error: { type: "idempotency_error", message: "Other words for the same key" } }),
        );
      return;
    }
    const what = pathname === "/v1/refunds" ? "refund" : "page";
    if (request.method === "POST") await state.watch?.(`${what} asked`);
    // The client is gone; a call whose client is gone has no effect.
    if (request.socket.destroyed) return;
    const made = known?.made ?? structuredClone(call(request.method ?? "", pathname, given));
    if (typeof key === "string") answered.set(key, { words, made });
    if (request.method === "POST") await state.watch?.(`${what} made`);
    if (fate === "swallow") {
      request.socket.destroy();
      return;
    }
    const headers = { "content-type": "application/json" };
    if (made === undefined)
      response.writeHead(404, headers).end(JSON.stringify({ error: { message: "No such object" } }));
    else response.writeHead(200, headers).end(JSON.stringify(made));
  }

  function showPage(
    request: IncomingMessage,
    response: ServerResponse,
    session: string,
    given: URLSearchParams,
  ): void {
    const page = pages.get(session);
    if (page === undefined) {
      response.writeHead(404).end();
      return;
    }
    const isRefused = given.get("card") === "refused";
    if (request.method === "POST" && !isRefused) {
      if (page.status === "open") pay(session);
      response.writeHead(303, { location: page.success_url ?? "" }).end();
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(`<!doctype html>
<html lang="en"><title>Pay</title><meta name="viewport" content="width=device-width">
<h1>Pay ${((page.amount_total ?? 0) / 100).toFixed(2)} ${page.currency?.toUpperCase() ?? ""}</h1>
${isRefused ? "<p>Your card was refused.</p>" : ""}
<form method="post"><button name="card" value="good">Pay</button> <button name="card" value="refused">Pay with a card that is refused</button></form>
<p><a href="${page.cancel_url ?? ""}">Back</a></p></html>`);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end("{}"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    ...secrets,
    /** What an operator sets, for a server that takes payments here. */
    env: {
      PAYMENTS: "stripe",
      STRIPE_SECRET_KEY: secrets.secretKey,
      STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
      STRIPE_API_URL: url,
      OPERATOR_NAME: "Colophon Registry Ltd.",
      OPERATOR_ADDRESS: "1 Loom Street; Montréal QC",
      OPERATOR_JURISDICTION: "Québec",
    },
    state,
    messages,
    pages,
    refunds,
    pay,
    /** A slow bank transfer. */
    settleLate(session: string): void {
      const page = pages.get(session);
      if (page === undefined) throw new Error("no such page");
      page.payment_status = "paid";
      tell("checkout.session.async_payment_succeeded", page);
    },
    expire(session: string): void {
      const page = pages.get(session);
      if (page?.status !== "open") throw new Error("this page cannot expire");
      page.status = "expired";
      tell("checkout.session.expired", page);
    },
    /** Made in Stripe's dashboard. */
    refund: (payment: string, amount?: number) => refund(payment, amount, "succeeded"),
    /** Pending refunds succeed. */
    settleRefunds(): void {
      for (const made of refunds.values()) {
        if (made.status !== "pending") continue;
        made.status = "succeeded";
        tell("refund.updated", made);
      }
    },
    /** The bank refuses refunds that were pending, or even reported as done. */
    failRefunds(payment: string): void {
      for (const made of refunds.values()) {
        if (made.payment_intent !== payment) continue;
        made.status = "failed";
        tell("refund.failed", made);
      }
    },
    dispute: (payment: string) =>
      tell("charge.dispute.created", { object: "dispute", payment_intent: payment }),
    /** The header that Stripe would send with a message, made by the library's own signer. */
    sign: (
      { body }: Pick<Message, "body">,
      { secret = secrets.webhookSecret, at = Date.now() } = {},
    ): string =>
      stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: Math.floor(at / 1000) }),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
