import type { RegistrationContentsInput } from "@colophon/api";
import { verifyWalletSignature } from "@colophon/proof";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { makeApiToken } from "../../../test/make-api-token.ts";
import { makeWalletOwner } from "../../../test/register-signed.ts";
import { signBatch } from "../../../test/sign-batch.ts";
import { createTestPayments } from "../../../test/test-payments.ts";
import { openSealedDisclosures } from "../../record/open-sealed-disclosures.ts";
import { requireCertificate } from "../../record/read-certificate.ts";

const context = await createTestPayments();
const { app, db, keys, pool, stripe, deliverAll, settleAll } = context;

let works = 0;
const contents = (more: Partial<RegistrationContentsInput> = {}): RegistrationContentsInput => {
  const { payment: _, ...input } = makeRegistrationInput();
  return { ...input, materialDetails: { ...input.materialDetails, title: `Work ${++works}` }, ...more };
};
const several = (count: number) => Array.from({ length: count }, () => contents());

type Ordered = { id: string; state: string; checkoutUrl: string | null };
const order = ({ token }: TestUser, registrations: RegistrationContentsInput[]) =>
  send(app, "POST", "/api/orders/batch", { token, body: { registrations, consent: true } });
const pay = async ({ checkoutUrl }: Ordered) => {
  stripe.pay(checkoutUrl?.split("/").at(-1) ?? "");
  await deliverAll();
};
const read = async ({ token }: TestUser, url: string) => (await send(app, "GET", url, { token })).answer;
const titlesOf = async ({ id }: TestUser) => {
  const { rows } = await pool.query<{ title: string }>(
    `select w.title from works w join certificates c on c.work_id = w.id
       join log_entries e on e.certificate_id = c.id where w.owner_id = $1 order by e.index`,
    [id],
  );
  return rows.map(({ title }) => title);
};
const redeem = ({ token }: TestUser, reference: string, registrations: RegistrationContentsInput[]) =>
  send(app, "POST", "/api/ip/register/batch", {
    token,
    body: { registrations, payment: { provider: "stripe", reference } },
  });

test("several works are one order, paid on one page, and all registered with it", async () => {
  const [ada, registrations] = [await makeUser(db), several(12)];
  const placed = (await order(ada, registrations)).answer as Ordered;
  expect((await order(ada, registrations)).answer).toEqual(placed);
  expect(await read(ada, `/api/orders/${placed.id}/works`)).toEqual({ registered: [] });
  expect(await redeem(ada, placed.id, registrations)).toEqual(refusal("payment_needed"));
  await pay(placed);
  expect(await titlesOf(ada)).toEqual([]);
  await settleAll();
  expect(await titlesOf(ada)).toEqual(registrations.map(({ materialDetails }) => materialDetails.title));
  const { registered } = (await read(ada, `/api/orders/${placed.id}/works`)) as { registered: object[] };
  expect(registered).toHaveLength(12);
  expect(await read(ada, `/api/orders/${placed.id}`)).toMatchObject({
    state: "fulfilled",
    quantity: 12,
    amount: 12 * 2500,
    ...(({ id, certificateId }) => ({ workId: id, certificateId }))(
      registered[0] as { id: string; certificateId: string },
    ),
    receipts: [{ kind: "payment", amount: 12 * 2500 }],
  });
  // A program that pays and asks again gets the same.
  expect(await redeem(ada, placed.id, registrations)).toEqual({ status: 201, answer: { registered } });
  expect(await redeem(ada, placed.id, several(12))).toEqual(refusal("order_mismatch"));
  const bo = await makeUser(db);
  expect(await read(bo, `/api/orders/${placed.id}/works`)).toEqual(refusal("not_found").answer);
});

test("a program orders, waits for a person to pay, and finds what was registered; it registers nothing unpaid", async () => {
  const [ada, registrations] = [await makeUser(db), several(3)];
  const orderer = await makeApiToken(db, ada, "orders:create");
  const registrar = await makeApiToken(db, ada, "works:register");
  const placed = (await order({ ...ada, ...orderer }, registrations)).answer as Ordered;
  expect(placed).toMatchObject({ state: "awaiting_payment", checkoutUrl: expect.any(String) as string });
  expect(await redeem({ ...ada, ...registrar }, placed.id, registrations)).toEqual(refusal("payment_needed"));
  const unpaid = { registrations, payment: { provider: "demo" } };
  expect(await send(app, "POST", "/api/ip/register/batch", { token: registrar.token, body: unpaid })).toEqual(
    refusal("payment_refused"),
  );
  await pay(placed);
  await settleAll();
  const url = `/api/orders/${placed.id}`;
  expect(await read({ ...ada, ...orderer }, url)).toMatchObject({ state: "fulfilled", quantity: 3 });
  expect(await read({ ...ada, ...orderer }, `${url}/works`)).toMatchObject({
    registered: [expect.anything(), expect.anything(), expect.anything()],
  });
  expect(await titlesOf(ada)).toHaveLength(3);
});

test("an order whose contents were stored before there were several is registered", async () => {
  const [ada, registration] = [await makeUser(db), contents()];
  const { answer } = await send(app, "POST", "/api/orders", {
    token: ada.token,
    body: { registration, consent: true },
  });
  await pay(answer as Ordered);
  await settleAll();
  expect(await read(ada, `/api/orders/${(answer as Ordered).id}`)).toMatchObject({
    state: "fulfilled",
    quantity: 1,
  });
});

test("nothing is ordered where one row would be refused", async () => {
  const ada = await makeUser(db);
  const registrations = [...several(3), contents({ creatorName: "Nobody’s alias" })];
  expect(await order(ada, registrations)).toEqual(
    refusal("validation_failed", { "registrations.3.creatorName": "unknown_alias" }),
  );
  expect(await read(ada, "/api/orders")).toEqual([]);
});

test("the whole is given back where one of them can never be registered", async () => {
  const ada = await makeUser(db);
  await pool.query("insert into aliases (user_id, name, context) values ($1, 'Ada L.', '')", [ada.id]);
  const placed = (await order(ada, [...several(4), contents({ creatorName: "Ada L." })])).answer as Ordered;
  await pay(placed);
  await pool.query("delete from aliases where user_id = $1", [ada.id]);
  await settleAll();
  await deliverAll();
  expect(await titlesOf(ada)).toEqual([]);
  expect(await read(ada, `/api/orders/${placed.id}`)).toMatchObject({
    state: "refunded",
    certificateId: null,
    receipts: [
      { kind: "payment", amount: 5 * 2500 },
      { kind: "refund", amount: 5 * 2500 },
    ],
  });
});

test("the wallet's signature for all works goes through the payment into their records", async () => {
  const wallet = privateKeyToAccount(generatePrivateKey());
  const ada = await makeWalletOwner({ db }, wallet);
  const registrations = several(3);
  const batchSignature = await signBatch(wallet, registrations);
  const place = (given: object) =>
    send(app, "POST", "/api/orders/batch", {
      token: ada.token,
      body: { registrations, batchSignature: given, consent: true },
    });
  const wrong = { ...batchSignature, seed: "A".repeat(43) };
  expect(await place(wrong)).toEqual(refusal("batch_signature_invalid"));
  const placed = (await place(batchSignature)).answer as Ordered;
  await pay(placed);
  await settleAll();
  const { rows } = await pool.query<{ id: string }>(
    "select c.id from certificates c join works w on w.id = c.work_id where w.owner_id = $1",
    [ada.id],
  );
  expect(rows).toHaveLength(3);
  for (const { id } of rows) {
    const shown = openSealedDisclosures(keys, await requireCertificate(context, id), "public");
    const claims = Object.fromEntries(shown.map(({ name, value }) => [name, value]));
    expect(verifyWalletSignature(claims)).toBe("valid");
  }
  // In whatever order a program sends its members.
  const redeemed = await send(app, "POST", "/api/ip/register/batch", {
    token: ada.token,
    body: { payment: { provider: "stripe", reference: placed.id }, batchSignature, registrations },
  });
  expect(redeemed.status).toBe(201);
  expect(await redeem(ada, placed.id, registrations)).toEqual(refusal("order_mismatch"));
});

test("works whose wallet was disconnected before the payment are given back", async () => {
  const wallet = privateKeyToAccount(generatePrivateKey());
  const ada = await makeWalletOwner({ db }, wallet);
  const registrations = several(2);
  const batchSignature = await signBatch(wallet, registrations);
  const { answer } = await send(app, "POST", "/api/orders/batch", {
    token: ada.token,
    body: { registrations, batchSignature, consent: true },
  });
  await pool.query("delete from wallets where user_id = $1", [ada.id]);
  await pay(answer as Ordered);
  await settleAll();
  expect(await titlesOf(ada)).toEqual([]);
  expect(await read(ada, `/api/orders/${(answer as Ordered).id}`)).toMatchObject({ state: "refunded" });
});
