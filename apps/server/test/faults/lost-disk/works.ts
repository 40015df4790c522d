import { createHash } from "node:crypto";
import { call, type Registered } from "@colophon/api";
import { type Account, authorization, register } from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import type { startTestStripe } from "@colophon/testing/test-stripe";
import { expect } from "vitest";

export interface Work extends Registered {
  number: number;
  title: string;
  /** The registered file, of which a private copy is kept. */
  copy: Buffer<ArrayBuffer>;
  owner: Account;
}

export type Stripe = Awaited<ReturnType<typeof startTestStripe>>;

/** No two works have the same number. */
function contentsOf(number: number) {
  const word = Array.from(String(number), (digit) => "abcdefghij"[Number(digit)]).join("");
  const title = `The quire${word} of the sea`;
  const copy = Buffer.from(`${title}\n`.repeat(100));
  const sha256 = createHash("sha256").update(copy).digest("hex");
  const file = { sha256, name: `${word}.txt`, size: copy.length, mediaType: "text/plain" };
  // People who are named are asked by a letter: nobody but in what somebody tries to get.
  const collaborators = number % 50 === 49 ? [{ givenName: "Amina", email: collaboratorsAddress }] : [];
  return { title, copy, overrides: { file, collaborators, agent: null } };
}

export const collaboratorsAddress = "amina@writers.example";

export async function registerWork(
  owner: Account,
  number: number,
  more: { supersedes?: string } = {},
): Promise<Work> {
  const { title, copy, overrides } = contentsOf(number);
  return { ...(await register(owner, { title, ...overrides, ...more })), number, title, copy, owner };
}

/** Paid at the payment service: it has an order with a receipt. */
export async function orderWork(owner: Account, number: number, stripe: Stripe): Promise<Work> {
  const { title, copy, overrides } = contentsOf(number);
  const { payment: _, ...input } = makeRegistrationInput(overrides);
  const registration = { ...input, materialDetails: { ...input.materialDetails, title } };
  const init = { baseUrl: owner.url, headers: authorization(owner.token) };
  const { id, checkoutUrl } = await call("POST /api/orders", { body: { registration, consent: true } }, init);
  const session = checkoutUrl?.split("/").at(-1) ?? "";
  stripe.pay(session);
  for (const message of stripe.messages.filter(({ body }) => body.includes(session))) {
    const headers = { "content-type": "application/json", "stripe-signature": stripe.sign(message) };
    const told = { method: "POST", headers, body: message.body };
    expect((await fetch(`${owner.url}/api/payments/stripe`, told)).status).toBe(200);
  }
  const payment = { provider: "stripe", reference: id } as const;
  const registered = await call("POST /api/ip/register", { body: { ...registration, payment } }, init);
  return { ...registered, number, title, copy, owner };
}

/** Uploads the private copy, by tus. */
export async function keepCopy({ id, copy, owner: { url, token } }: Work): Promise<void> {
  const send = async (method: string, more: Record<string, string>, body?: Buffer<ArrayBuffer>) => {
    const headers = { "tus-resumable": "1.0.0", ...authorization(token), ...more };
    const answer = await fetch(`${url}/api/files/${id}`, { method, headers, ...(body && { body }) });
    expect(answer.ok).toBe(true);
  };
  await send("POST", { "upload-length": String(copy.length) });
  await send("PATCH", { "upload-offset": "0", "content-type": "application/offset+octet-stream" }, copy);
}
