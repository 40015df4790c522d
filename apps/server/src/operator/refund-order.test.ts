import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { createTestPayments } from "../../test/test-payments.ts";
import { findOrder, listReceipts } from "../register/orders/orders.ts";
import { describeActs } from "./acts.ts";
import { closeRefund } from "./close-refund.ts";
import { refundOrder } from "./refund-order.ts";

const payments = await createTestPayments();
const { app, db, pool, stripe, deliverAll, settleAll } = payments;
const operatorId = randomUUID();
const context = { ...payments, logger: pino({ level: "silent" }) };
const given = { operatorId, reason: "Asked within a day" };
const refund = (id: string) => refundOrder(context, id, given);

/** An order that was paid. */
async function orderPaid(title: string): Promise<string> {
  const { token } = await makeUser(db);
  const { payment: _, ...input } = makeRegistrationInput();
  const registration = { ...input, materialDetails: { ...input.materialDetails, title } };
  const { answer } = await send(app, "POST", "/api/orders", { token, body: { registration, consent: true } });
  const { id, checkoutUrl } = answer as { id: string; checkoutUrl: string };
  stripe.pay(checkoutUrl.split("/").at(-1) ?? "");
  await deliverAll();
  return id;
}

const stateOf = async (id: string) => (await findOrder(pool, id))?.state;
const countActs = async (id: string) =>
  (await db.selectFrom("operator_acts").select("act").where("subject", "=", `order:${id}`).execute()).length;

test("what was registered is given back once and stays registered", async () => {
  const id = await orderPaid("Fulfilled");
  await settleAll();
  expect(await stateOf(id)).toBe("fulfilled");
  await refund(id);
  expect(await stateOf(id)).toBe("refunded");
  expect((await findOrder(pool, id))?.certificateId).not.toBeNull();
  await expect(refund(id)).rejects.toMatchObject({ code: "order_not_refundable" });
  expect(await countActs(id)).toBe(1);
});

test("what is not registered yet never is, and is given back by whoever settles orders", async () => {
  const id = await orderPaid("Paid");
  await refund(id);
  expect(await stateOf(id)).toBe("refund_due");
  await settleAll();
  expect(await stateOf(id)).toBe("refunded");
  expect((await findOrder(pool, id))?.certificateId).toBeNull();
});

test("nothing is given back without a payment service, or of no order", async () => {
  const id = await orderPaid("Paid elsewhere");
  await expect(refundOrder({ ...context, service: undefined }, id, given)).rejects.toMatchObject({
    code: "order_not_refundable",
  });
  await expect(refund(randomUUID())).rejects.toMatchObject({ code: "not_found" });
  expect(await countActs(id)).toBe(0);
});

describe("a refund that failed", () => {
  const close = (id: string, reference = "Transfer 2026-117") =>
    closeRefund(context, id, { ...given, reference });
  const receiptsOf = async (id: string) =>
    (await listReceipts(pool, [id])).map(({ kind, amount }) => [kind, amount]);

  test("is closed once the operator has given the money back in another way", async () => {
    const id = await orderPaid("Given by hand");
    stripe.state.refundsArePending = true;
    await refund(id);
    await settleAll();
    stripe.state.refundsArePending = false;
    await expect(close(id)).rejects.toMatchObject({ code: "refund_not_failed" });
    stripe.failRefunds((await findOrder(pool, id))?.payment ?? "");
    await deliverAll();
    expect(await findOrder(pool, id)).toMatchObject({ state: "refund_due", failure: "refund_failed" });

    await close(id);
    expect(await findOrder(pool, id)).toMatchObject({ state: "refunded", failure: null });
    expect(await receiptsOf(id)).toEqual([
      ["payment", 2500],
      ["refund", 2500],
    ]);
    await expect(close(id)).rejects.toMatchObject({ code: "refund_not_failed" });
    const acts = await describeActs(db, payments.keys, { subject: `order:${id}` });
    expect(acts.map(({ act, reference }) => [act, reference])).toEqual([
      ["repay", "Transfer 2026-117"],
      ["refund", null],
    ]);
  });

  test("whose credit note is there already gets no second one", async () => {
    const id = await orderPaid("Told as done");
    await settleAll();
    await refund(id);
    stripe.failRefunds((await findOrder(pool, id))?.payment ?? "");
    await deliverAll();
    expect(await findOrder(pool, id)).toMatchObject({ state: "refunded", failure: "refund_failed" });
    await close(id);
    expect((await findOrder(pool, id))?.failure).toBeNull();
    expect(await receiptsOf(id)).toHaveLength(2);
  });

  test("of an order that is not there is none", async () => {
    await expect(close(randomUUID())).rejects.toMatchObject({ code: "not_found" });
  });
});
