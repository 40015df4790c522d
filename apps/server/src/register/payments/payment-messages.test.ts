import { pino } from "pino";
import { expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { until } from "../../../test/test-anchoring.ts";
import { createTestPayments } from "../../../test/test-payments.ts";

const said: string[] = [];
const logger = pino({ level: "trace" }, { write: (line) => void said.push(line) });
const { app, db, pool, stripe, deliver, deliverAll, settler, settleAll, orders } =
  await createTestPayments(logger);

let works = 0;
async function ask() {
  const { token } = await makeUser(db);
  const { payment: _, ...input } = makeRegistrationInput();
  const materialDetails = { ...input.materialDetails, title: `Message ${++works}` };
  const body = { registration: { ...input, materialDetails }, consent: true };
  return send(app, "POST", "/api/orders", { token, body });
}

/** The session of a new order. */
async function order(): Promise<string> {
  const { answer } = await ask();
  return (answer as { checkoutUrl: string }).checkoutUrl.split("/").at(-1) ?? "";
}

/** The number of connections that wait for a lock. */
async function countWaiting(): Promise<number | null> {
  const waiting = "datname = current_database() and wait_event_type = 'Lock'";
  return (await pool.query(`select from pg_stat_activity where ${waiting}`)).rowCount;
}

const stateOf = async (session: string) => (await orders()).find((one) => one.session === session)?.state;

test("messages are taken while the log is locked, also a second one about the same order", async () => {
  const [first, second] = [await order(), await order()];
  stripe.pay(first, { isLate: true });
  stripe.settleLate(first);
  const [completed, succeeded] = stripe.messages.splice(0);
  if (completed === undefined || succeeded === undefined) throw new Error("two messages are told");
  expect(await deliver(succeeded)).toBe(200);
  const client = await pool.connect();
  await client.query("begin");
  await client.query("set local idle_in_transaction_session_timeout = 0");
  await client.query("select from log_state for update");
  const settling = settler.settleOne();
  // The same message, sent again under another id.
  const again = { id: "evt_again", body: succeeded.body.replaceAll(succeeded.id, "evt_again") };
  try {
    await until(async () => expect(await countWaiting()).toBe(1));
    expect(await deliver(again)).toBe(200);
    expect(await deliver(completed)).toBe(200);
    stripe.pay(second);
    await deliverAll();
    expect(await stateOf(first)).toBe("paid");
    expect(await stateOf(second)).toBe("paid");
  } finally {
    await client.query("rollback");
    client.release();
  }
  await settling;
  await settleAll();
  expect([await stateOf(first), await stateOf(second)]).toEqual(["fulfilled", "fulfilled"]);
});

/** What Stripe tells about the next order, its page changed. */
async function paidAs(change: object) {
  const session = await order();
  stripe.pay(session);
  const [message] = stripe.messages.splice(0);
  if (message === undefined) throw new Error("one message is told");
  const event = JSON.parse(message.body) as { data: { object: Record<string, unknown> } };
  const object = { ...event.data.object, ...change };
  return { session, message: { ...message, body: JSON.stringify({ ...event, data: { object } }) } };
}

test.each([1, 2499])("a payment of %i for an order of 2500 pays nothing, and is in the log", async (paid) => {
  const { session, message } = await paidAs({ amount_total: paid });
  said.length = 0;
  expect(await deliver(message)).toBe(200);
  expect(await stateOf(session)).toBe("awaiting_payment");
  const [line] = said.map((one) => JSON.parse(one) as Record<string, unknown>);
  expect(line).toMatchObject({ level: 50, event: message.id });
});

test.each([
  ["none", null],
  ["an empty one", {}],
  ["that of another order", { order: crypto.randomUUID() }],
])(
  "a page with the order as its reference, but with %s in its metadata, pays nothing",
  async (_, metadata) => {
    const { session, message } = await paidAs({ metadata });
    // As after a page that could not be opened: any page would do.
    await pool.query("update orders set session = null, state = 'draft' where session = $1", [session]);
    const before = await orders();
    expect(await deliver(message)).toBe(200);
    const expired = message.body.replace("checkout.session.completed", "checkout.session.expired");
    expect(await deliver({ id: "", body: expired.replaceAll(message.id, `${message.id}_expired`) })).toBe(
      200,
    );
    expect(await orders()).toEqual(before);
  },
);

test("no line of the log contains a secret, whatever fails", async () => {
  stripe.state.fates.push("refuse", "refuse", "refuse");
  expect(await ask()).toEqual(refusal("payment_unavailable"));
  const session = await order();
  stripe.pay(session);
  const [message] = stripe.messages.splice(0);
  if (message === undefined) throw new Error("one message is told");
  const signature = stripe.sign(message);
  await pool.query("delete from users where id = (select user_id from orders where session = $1)", [session]);
  expect(await deliver(message, stripe.sign(message, { secret: "whsec_of_somebody" }))).toBe(400);
  expect(await deliver(message, signature)).toBe(200);
  stripe.state.fates.push("refuse", "refuse", "refuse");
  await settleAll();
  const lines = said.join("");
  expect(lines).toContain("cannot be registered and is given back");
  expect(lines).toContain("an order waits");
  for (const secret of [stripe.secretKey, stripe.webhookSecret, signature, "ada@payers.example"])
    expect(lines).not.toContain(secret);
});

test("messages per minute are limited", async () => {
  const limited = await createTestPayments(undefined, { messagesPerMinute: 5 });
  const forged = { id: "evt", body: "{}" };
  for (let sent = 0; sent < 5; sent++) expect(await limited.deliver(forged, "t=1,v1=0")).toBe(400);
  expect(await limited.deliver(forged)).toBe(429);
});
