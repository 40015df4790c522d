import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { makeRegistrationInput } from "../../test/make-registration.ts";
import { makeUser } from "../../test/make-user.ts";
import { send } from "../../test/send.ts";
import { createTestPayments } from "../../test/test-payments.ts";
import { findOrder } from "../orders/orders.ts";
import { refundOrder } from "./refund-order.ts";

const payments = await createTestPayments();
const { app, db, pool, stripe, deliverAll, settleAll } = payments;
const operatorId = randomUUID();
const given = { operatorId, reason: "Asked within a day" };
const refund = (id: string) => refundOrder(payments, id, given);

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
const acts = async (id: string) =>
  (await db.selectFrom("operator_acts").select("act").where("subject", "=", `order:${id}`).execute()).length;

test("what was registered is given back once and stays registered", async () => {
  const id = await orderPaid("Fulfilled");
  await settleAll();
  expect(await stateOf(id)).toBe("fulfilled");
  await refund(id);
  expect(await stateOf(id)).toBe("refunded");
  expect((await findOrder(pool, id))?.certificateId).not.toBeNull();
  await expect(refund(id)).rejects.toMatchObject({ code: "order_not_refundable" });
  expect(await acts(id)).toBe(1);
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
  await expect(refundOrder({ ...payments, service: undefined }, id, given)).rejects.toMatchObject({
    code: "order_not_refundable",
  });
  await expect(refund(randomUUID())).rejects.toMatchObject({ code: "not_found" });
  expect(await acts(id)).toBe(0);
});
