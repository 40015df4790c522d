import { setTimeout as delay } from "node:timers/promises";
import type { RegistrationContentsInput } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { listOrderFaults } from "../orders/orders.ts";
import { createTestPayments } from "../../../test/test-payments.ts";

const { app, db, pool, stripe, deliver, deliverAll, settleAll, orders } = await createTestPayments();

let works = 0;
/** Contents that were never ordered before. */
function contents(): RegistrationContentsInput {
  const { payment: _, ...input } = makeRegistrationInput();
  return { ...input, materialDetails: { ...input.materialDetails, title: `Work ${++works}` } };
}

type Ordered = { id: string; state: string; checkoutUrl: string | null };

const order = async ({ token }: TestUser, registration: RegistrationContentsInput) =>
  send(app, "POST", "/api/orders", { token, body: { registration, consent: true } });
const ordered = async (user: TestUser, registration: RegistrationContentsInput) =>
  (await order(user, registration)).answer as Ordered;
const sessionOf = ({ checkoutUrl }: Ordered) => checkoutUrl?.split("/").at(-1) ?? "";
const show = async ({ token }: TestUser, id: string) =>
  (await send(app, "GET", `/api/orders/${id}`, { token })).answer as Record<string, unknown>;
const redeem = ({ token }: TestUser, reference: string, registration: RegistrationContentsInput) =>
  send(app, "POST", "/api/ip/register", {
    token,
    body: { ...registration, payment: { provider: "stripe", reference } },
  });

describe("an order", () => {
  test("is paid on a page, and registered even without a browser", async () => {
    const [ada, registration] = [await makeUser(db), contents()];
    const { id, state, checkoutUrl } = await ordered(ada, registration);
    expect(state).toBe("awaiting_payment");
    expect(checkoutUrl).toContain(stripe.url);
    expect(await redeem(ada, id, registration)).toEqual(refusal("payment_needed"));
    stripe.pay(sessionOf({ id, state, checkoutUrl }));
    await deliverAll();
    expect(await show(ada, id)).toMatchObject({ state: "paid", certificateId: null });
    await settleAll();
    const shown = await show(ada, id);
    expect(shown).toMatchObject({
      state: "fulfilled",
      title: registration.materialDetails.title,
      amount: 2500,
      currency: "CAD",
      receipts: [{ kind: "payment", amount: 2500, tax: 0 }],
    });
    const { status, answer } = await redeem(ada, id, registration);
    expect({ status, answer }).toMatchObject({
      status: 201,
      answer: { certificateId: shown["certificateId"], id: shown["workId"], status: "valid" },
    });
  });

  test("is the same for the same contents until it ends, and its contents cannot be exchanged", async () => {
    const [ada, registration] = [await makeUser(db), contents()];
    const first = await ordered(ada, registration);
    expect(await ordered(ada, registration)).toEqual(first);
    stripe.expire(sessionOf(first));
    const second = await ordered(ada, registration);
    expect(second.id).not.toBe(first.id);
    await deliverAll();
    expect(await show(ada, first.id)).toMatchObject({ state: "expired" });
    stripe.pay(sessionOf(second));
    // Paid, but not reported yet: no second page.
    expect(await ordered(ada, registration)).toMatchObject({ id: second.id, checkoutUrl: null });
    await deliverAll();
    expect(await redeem(ada, second.id, contents())).toEqual(refusal("order_mismatch"));
    expect((await redeem(ada, second.id, registration)).status).toBe(201);
    expect(await ordered(ada, registration)).toMatchObject({ id: second.id, state: "fulfilled" });
  });

  test("is visible only to its owner", async () => {
    const [ada, eve, registration] = [await makeUser(db), await makeUser(db), contents()];
    const placed = await ordered(ada, registration);
    stripe.pay(sessionOf(placed));
    await deliverAll();
    expect(await redeem(eve, placed.id, registration)).toEqual(refusal("payment_needed"));
    expect(await show(eve, placed.id)).toEqual(refusal("not_found").answer);
    const { answer } = await send(app, "GET", "/api/orders", { token: eve.token });
    expect(answer).toEqual([]);
  });

  test("is refused before the payment when it could not be registered", async () => {
    const ada = await makeUser(db);
    const refused = await order(ada, { ...contents(), creatorName: "Nobody I know" });
    expect(refused).toEqual(refusal("validation_failed", { creatorName: "unknown_alias" }));
    const demo = { ...contents(), payment: { provider: "demo" } };
    expect(await send(app, "POST", "/api/ip/register", { token: ada.token, body: demo })).toEqual(
      refusal("payment_refused"),
    );
  });

  test("is refused before the payment when the older version has a newer one, or isn't one's own", async () => {
    const [ada, eve, old] = [await makeUser(db), await makeUser(db), contents()];
    const first = await ordered(ada, old);
    stripe.pay(sessionOf(first));
    await deliverAll();
    await settleAll();
    const supersedes = String((await show(ada, first.id))["certificateId"]);
    expect(await order(eve, { ...contents(), supersedes })).toEqual(refusal("certificate_not_found"));
    const newer = { ...contents(), supersedes };
    const [second, third] = [await ordered(ada, newer), await ordered(ada, { ...contents(), supersedes })];
    for (const placed of [second, third]) stripe.pay(sessionOf(placed));
    await deliverAll();
    await settleAll();
    expect(await show(ada, second.id)).toMatchObject({ state: "fulfilled" });
    // Paid while it could still be registered.
    expect(await show(ada, third.id)).toMatchObject({ state: "refunded", certificateId: null });
    expect(await order(ada, { ...contents(), supersedes })).toEqual(refusal("work_superseded"));
  });

  test("gives one work, however many ask for it in one batch", async () => {
    const ada = await makeUser(db);
    const [first, second] = [contents(), contents()];
    const placed = [await ordered(ada, first), await ordered(ada, second)] as const;
    for (const each of placed) stripe.pay(sessionOf(each));
    await deliverAll();
    // While a batch waits, the next one is gathered.
    const client = await pool.connect();
    await client.query("begin; set local idle_in_transaction_session_timeout = 0");
    await client.query("select from log_state for update");
    const other = redeem(ada, placed[0].id, first);
    await delay(500);
    const asked = Array.from({ length: 6 }, () => redeem(ada, placed[1].id, second));
    await delay(500);
    await client.query("rollback");
    client.release();
    expect((await other).status).toBe(201);
    const answers = await Promise.all(asked);
    const { workId } = await show(ada, placed[1].id);
    for (const one of answers) expect(one).toMatchObject({ status: 201, answer: { id: workId } });
    const { answer } = await send(app, "GET", "/api/ip/user", { token: ada.token });
    expect(answer).toHaveLength(2);
  });

  test("is placed once by a double click", async () => {
    const [ada, registration, pages] = [await makeUser(db), contents(), stripe.pages.size];
    const clicked = await Promise.all([1, 2, 3].map(() => ordered(ada, registration)));
    expect(new Set(clicked.map(({ id }) => id)).size).toBe(1);
    expect(new Set(clicked.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
    expect(stripe.pages.size).toBe(pages + 1);
  });

  test("is refused while the payment service cannot be reached, and continues later", async () => {
    const [ada, registration] = [await makeUser(db), contents()];
    stripe.state.fates.push("refuse", "refuse", "refuse");
    expect(await order(ada, registration)).toEqual(refusal("payment_unavailable"));
    const pages = stripe.pages.size;
    stripe.state.fates.push("swallow", "swallow", "swallow");
    expect(await order(ada, registration)).toEqual(refusal("payment_unavailable"));
    // The page exists, but its answer was lost: asking again, in another language, gives the same page.
    const body = { registration, consent: true, language: "fr" };
    expect((await send(app, "POST", "/api/orders", { token: ada.token, body })).status).toBe(201);
    expect(stripe.pages.size).toBe(pages + 1);
  });
});

describe("a message of the payment service", () => {
  test("counts once, in any order, however often it comes", async () => {
    const [ada, registration] = [await makeUser(db), contents()];
    const placed = await ordered(ada, registration);
    stripe.pay(sessionOf(placed), { isLate: true });
    const [completed] = stripe.messages.splice(0);
    stripe.settleLate(sessionOf(placed));
    const [succeeded] = stripe.messages.splice(0);
    if (completed === undefined || succeeded === undefined) throw new Error("two messages are told");
    for (const message of [succeeded, completed, succeeded, completed])
      expect(await deliver(message)).toBe(200);
    await settleAll();
    expect(await show(ada, placed.id)).toMatchObject({ state: "fulfilled", receipts: [{ kind: "payment" }] });
  });

  test("is refused when it is forged, old, or of a large body", async () => {
    const [ada, registration] = [await makeUser(db), contents()];
    const placed = await ordered(ada, registration);
    stripe.pay(sessionOf(placed));
    const [message] = stripe.messages.splice(0);
    if (message === undefined) throw new Error("one message is told");
    expect(await deliver(message, stripe.sign(message, { secret: "whsec_of_somebody" }))).toBe(400);
    expect(await deliver(message, stripe.sign(message, { at: Date.now() - 600_000 }))).toBe(400);
    expect(
      await deliver({ ...message, body: message.body.replace("paid", "PAID") }, stripe.sign(message)),
    ).toBe(400);
    const large = { id: "evt", body: JSON.stringify({ padding: "x".repeat(300_000) }) };
    expect(await deliver(large)).toBe(413);
    expect(await show(ada, placed.id)).toMatchObject({ state: "awaiting_payment" });
    expect(await deliver(message)).toBe(200);
    expect(await show(ada, placed.id)).toMatchObject({ state: "paid" });
  });

  test("about an unknown order, or another page, changes nothing", async () => {
    const [ada, registration] = [await makeUser(db), contents()];
    const placed = await ordered(ada, registration);
    stripe.pay(sessionOf(placed));
    const [message] = stripe.messages.splice(0);
    if (message === undefined) throw new Error("one message is told");
    const before = await orders();
    const other = message.body.replaceAll(sessionOf(placed), "cs_test_of_another_shop");
    expect(await deliver({ id: "evt_other", body: other.replaceAll(message.id, "evt_other") })).toBe(200);
    const unknown = message.body.replaceAll(placed.id, crypto.randomUUID());
    expect(await deliver({ id: "evt_unknown", body: unknown.replaceAll(message.id, "evt_unknown") })).toBe(
      200,
    );
    expect(await orders()).toEqual(before);
  });
});

describe("money goes back", () => {
  test("automatically, when the work can never be registered", async () => {
    const [ada, registration] = [await makeUser(db), contents()];
    await send(app, "GET", "/api/orders", { token: ada.token });
    const { rows } = await pool.query<{ id: string }>(
      "insert into aliases (user_id, name, context) values ($1, 'Ada L.', '') returning id",
      [ada.id],
    );
    const placed = await ordered(ada, { ...registration, creatorName: "Ada L." });
    stripe.pay(sessionOf(placed));
    await deliverAll();
    await pool.query("delete from aliases where id = $1", [rows[0]?.id]);
    stripe.state.refundsArePending = true;
    await settleAll();
    expect(await show(ada, placed.id)).toMatchObject({ state: "refund_due" });
    stripe.state.refundsArePending = false;
    stripe.settleRefunds();
    await deliverAll();
    await settleAll();
    expect(await show(ada, placed.id)).toMatchObject({
      state: "refunded",
      certificateId: null,
      receipts: [{ kind: "payment" }, { kind: "refund", amount: 2500 }],
    });
    expect(await redeem(ada, placed.id, { ...registration, creatorName: "Ada L." })).toEqual(
      refusal("order_ended"),
    );
  });

  test("in another way when the bank refuses it, and the operator is notified", async () => {
    const [ada, registration] = [await makeUser(db), contents()];
    const dropAlias = () => pool.query("delete from aliases where user_id = $1", [ada.id]);
    await pool.query("insert into aliases (user_id, name, context) values ($1, 'Ada L.', '')", [ada.id]);
    const placed = await ordered(ada, { ...registration, creatorName: "Ada L." });
    stripe.pay(sessionOf(placed));
    await deliverAll();
    await dropAlias();
    stripe.state.refundsArePending = true;
    await settleAll();
    const { payment } = (await orders()).find(({ id }) => id === placed.id) ?? {};
    const faults = async () =>
      (await listOrderFaults(pool)).filter(({ orderId }) => orderId === placed.id).map(({ kind }) => kind);
    expect(await faults()).toEqual([]);
    await pool.query("update receipts set issued_at = now() - interval '2 hours' where order_id = $1", [
      placed.id,
    ]);
    expect(await faults()).toEqual(["waiting"]);

    stripe.failRefunds(payment ?? "");
    stripe.state.refundsArePending = false;
    // It is reported in both ways.
    await settleAll();
    expect(await faults()).toEqual(["refund_failed"]);
    await deliverAll();
    expect(await faults()).toEqual(["refund_failed"]);
    expect(await show(ada, placed.id)).toMatchObject({ state: "refund_due" });

    stripe.refund(payment ?? "");
    await deliverAll();
    expect(await faults()).toEqual([]);
    // It was reported as done, but the bank returned it: the credit note stays, and no second one is issued.
    stripe.failRefunds(payment ?? "");
    await deliverAll();
    expect(await faults()).toEqual(["refund_failed"]);
    stripe.refund(payment ?? "");
    await deliverAll();
    expect(await faults()).toEqual([]);
    expect(await show(ada, placed.id)).toMatchObject({
      state: "refunded",
      receipts: [{ kind: "payment" }, { kind: "refund", amount: 2500 }],
    });
    stripe.dispute(payment ?? "");
    await deliverAll();
    expect(await faults()).toEqual(["disputed"]);
  });

  test.each([
    ["failed", "refunded", "paid"],
    ["refunded", "failed", "paid"],
    ["paid", "failed", "refunded"],
  ] as const)("or not: a refund that failed is known to have, told as %s, %s, %s", async (...told) => {
    const [ada, registration] = [await makeUser(db), contents()];
    const placed = await ordered(ada, registration);
    stripe.pay(sessionOf(placed));
    const [paid] = stripe.messages.splice(0);
    const payment = /"payment_intent":\s*"(pi_\w+)"/.exec(paid?.body ?? "")?.[1] ?? "";
    stripe.refund(payment);
    stripe.failRefunds(payment);
    const [refunded, failed] = stripe.messages.splice(0);
    const messages = { paid, refunded, failed };
    for (const one of told) {
      const message = messages[one];
      if (message === undefined) throw new Error("each is told");
      expect(await deliver(message)).toBe(200);
    }
    const faults = (await listOrderFaults(pool)).filter(({ orderId }) => orderId === placed.id);
    expect(faults.map(({ kind }) => kind)).toEqual(["refund_failed"]);
    expect(await show(ada, placed.id)).toMatchObject({
      receipts: [{ kind: "payment" }, { kind: "refund", amount: 2500 }],
    });
  });

  test("or not: a failure that is reported before our own request is answered is kept", async () => {
    const [ada, registration] = [await makeUser(db), contents()];
    await pool.query("insert into aliases (user_id, name, context) values ($1, 'Ada L.', '')", [ada.id]);
    const placed = await ordered(ada, { ...registration, creatorName: "Ada L." });
    stripe.pay(sessionOf(placed));
    await deliverAll();
    await pool.query("delete from aliases where user_id = $1", [ada.id]);
    const { payment } = (await orders()).find(({ id }) => id === placed.id) ?? {};
    stripe.state.watch = async (point) => {
      if (point !== "refund made") return;
      stripe.failRefunds(payment ?? "");
      await deliverAll();
    };
    await settleAll();
    stripe.state.watch = undefined;
    const faults = (await listOrderFaults(pool)).filter(({ orderId }) => orderId === placed.id);
    expect(faults.map(({ kind }) => kind)).toEqual(["refund_failed"]);
  });

  test("when it is refunded elsewhere, in parts too, and the certificate stays", async () => {
    const [ada, registration] = [await makeUser(db), contents()];
    stripe.state.tax = 325;
    const placed = await ordered(ada, registration);
    stripe.pay(sessionOf(placed));
    stripe.state.tax = 0;
    await deliverAll();
    await settleAll();
    const { certificateId } = await show(ada, placed.id);
    const { payment } = (await orders()).find(({ id }) => id === placed.id) ?? {};
    stripe.refund(payment ?? "", 942);
    await deliverAll();
    expect(await show(ada, placed.id)).toMatchObject({ state: "fulfilled", amount: 2825 });
    stripe.refund(payment ?? "", 942);
    stripe.refund(payment ?? "", 941);
    stripe.dispute(payment ?? "");
    await deliverAll();
    const shown = await show(ada, placed.id);
    expect(shown).toMatchObject({ state: "refunded", certificateId });
    expect(shown["disputedAt"]).not.toBeNull();
    expect(shown["receipts"]).toMatchObject([
      { kind: "payment", amount: 2825, tax: 325 },
      { kind: "refund", amount: 942, tax: 108 },
      { kind: "refund", amount: 942, tax: 108 },
      { kind: "refund", amount: 941, tax: 109 },
    ]);
  });
});

test("receipts are numbered without gaps", async () => {
  const { rows } = await pool.query<{ number: number }>("select number from receipts order by number");
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, position) => position + 1));
});
