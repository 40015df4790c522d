import { isLong } from "@colophon/testing/is-long";
import { openAccount } from "@colophon/testing/account";
import { startTestStripe } from "@colophon/testing/test-stripe";
import { beforeAll, expect, test } from "vitest";
import { type Fate, startBetween } from "./between.ts";
import { tally, worksOf, writeWorks } from "./lists.ts";
import { makeToken } from "./make-token.ts";
import { makeHome, runColophon } from "./run-colophon.ts";

type Started = Awaited<ReturnType<typeof startBetween>>;
let server: Started["server"];
let between: Started["between"];
let stripe: Awaited<ReturnType<typeof startTestStripe>>;

beforeAll(async () => {
  stripe = await startTestStripe();
  const { stop, ...started } = await startBetween({ ...stripe.env });
  ({ server, between } = started);
  return async () => {
    await stop();
    await stripe.stop();
  };
});

async function begin() {
  const account = await openAccount(server.url);
  between.state.decide = () => undefined;
  const home = makeHome();
  const token = await makeToken(account, ["works:read", "works:register", "orders:create"]);
  const env = { COLOPHON_TOKEN: token, COLOPHON_REGISTRY: between.url };
  const run = (args: string[], more = {}) => runColophon(home, args, { cwd: home.work, env, ...more });
  return { account, home, run };
}

/** Somebody pays on the page, and the payment service says so to the registry. */
async function pay(checkoutUrl: unknown): Promise<void> {
  stripe.pay(String(checkoutUrl).split("/").at(-1) ?? "");
  const message = stripe.messages.at(-1);
  if (message === undefined) throw new Error("nothing was said about the payment");
  const { ok } = await fetch(`${server.url}/api/payments/stripe`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": stripe.sign(message) },
    body: message.body,
  });
  expect(ok).toBe(true);
}

test("works are one order within a limit, paid by somebody on its page, and registered once", async () => {
  const { account, home, run } = await begin();
  const list = writeWorks(home.work, 3);
  const args = ["register", "--csv", list, "--declare", "--consent", "--wait", "0", "--json"];
  const unlimited = await run(args);
  expect(unlimited).toMatchObject({ exitCode: 1, events: [{ code: "usage" }] });
  const low = await run([...args, "--max-total", "74.99CAD"]);
  expect(low).toMatchObject({ exitCode: 2, events: [{ code: "total_too_high" }] });
  const otherMoney = await run([...args, "--max-total", "500EUR"]);
  expect(otherMoney).toMatchObject({ exitCode: 2, events: [{ code: "total_too_high" }] });
  expect(stripe.pages.size).toBe(0);

  const awaited = await run([...args, "--max-total", "75.00CAD"]);
  expect(awaited).toMatchObject({
    exitCode: 3,
    events: [{ event: "order", quantity: 3, amount: 7500, state: "awaiting_payment" }, { event: "order" }],
  });
  // Run again, it is the same order and page.
  const again = await run([...args, "--max-total", "75.00CAD"]);
  expect(again.events[0]).toMatchObject({
    order: awaited.events[0]?.["order"],
    checkoutUrl: awaited.events[0]?.["checkoutUrl"],
  });
  expect(await worksOf(account)).toEqual([]);

  await pay(awaited.events[0]?.["checkoutUrl"]);
  const order = String(awaited.events[0]?.["order"]);
  const done = await run(["register", "--order", order, "--json"]);
  expect(done.exitCode).toBe(0);
  expect(done.events.map(({ event }) => event)).toEqual(["registered", "registered", "registered"]);
  const known = await run([...args, "--max-total", "75.00CAD"]);
  expect(known.events.map(({ event }) => event)).toEqual(["known", "known", "known"]);
  expect([...tally(await worksOf(account)).values()]).toEqual([1, 1, 1]);
  expect(stripe.pages.size).toBe(1);
});

test.runIf(isLong)("killed while it orders and run again, it makes one order", async () => {
  const { account, home, run } = await begin();
  const list = writeWorks(home.work, 2);
  const args = [
    "register",
    "--csv",
    list,
    "--declare",
    "--consent",
    "--max-total",
    "50CAD",
    "--json",
    "--wait",
  ];
  const before = stripe.pages.size;
  let kill = () => undefined as unknown;
  between.state.decide = (key, point): Fate => {
    if (key !== "POST /api/orders/batch" || point !== "answered") return undefined;
    kill();
    return "break";
  };
  await run([...args, "0"], {
    onStart: (child: { kill: (signal: "SIGKILL") => unknown }) => (kill = () => child.kill("SIGKILL")),
  });
  between.state.decide = () => undefined;
  const awaited = await run([...args, "0"]);
  expect(awaited.exitCode).toBe(3);
  expect(stripe.pages.size).toBe(before + 1);
  await pay(awaited.events[0]?.["checkoutUrl"]);
  expect((await run([...args, "60"])).exitCode).toBe(0);
  expect([...tally(await worksOf(account)).values()]).toEqual([1, 1]);
});

test.runIf(isLong)("an order whose page has expired is placed again", async () => {
  const { account, home, run } = await begin();
  const list = writeWorks(home.work, 1);
  const args = [
    "register",
    "--csv",
    list,
    "--declare",
    "--consent",
    "--max-total",
    "25CAD",
    "--json",
    "--wait",
  ];
  const [first] = (await run([...args, "0"])).events;
  const session = String(first?.["checkoutUrl"]).split("/").at(-1) ?? "";
  stripe.expire(session);
  const message = stripe.messages.at(-1);
  if (message === undefined) throw new Error("nothing was said");
  await fetch(`${server.url}/api/payments/stripe`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": stripe.sign(message) },
    body: message.body,
  });
  const [second] = (await run([...args, "0"])).events;
  expect(second).toMatchObject({ event: "order", state: "awaiting_payment" });
  expect(second?.["order"]).not.toBe(first?.["order"]);
  await pay(second?.["checkoutUrl"]);
  expect((await run([...args, "60"])).exitCode).toBe(0);
  expect(await worksOf(account)).toHaveLength(1);
});

test.runIf(isLong)("watch does not order", async () => {
  const { home, run } = await begin();
  const args = ["watch", home.work, "--kind", "photograph", "--relation", "author", "--declare", "--json"];
  expect(await run(args)).toMatchObject({ exitCode: 3, events: [{ code: "fee_due" }] });
});
