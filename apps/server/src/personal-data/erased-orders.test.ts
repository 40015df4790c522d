import path from "node:path";
import { letters } from "../../test/test-letters.ts";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { PersonalData } from "@colophon/api";
import { expect, test } from "vitest";
import { makeRegistration, makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestPayments } from "../../test/test-payments.ts";
import { openStaging } from "../register/deposits/staging.ts";
import { openObjects } from "../base/files/folder-objects.ts";
import { forgetOldOrders } from "../register/payments/forget-old-orders.ts";
import { registerWork } from "../register/works/register-work.ts";
import { createEraser } from "./eraser.ts";
import { exportUser } from "./export-user.ts";

const payments = await createTestPayments();
const { app, db, pool, stripe, deliverAll, settleAll } = payments;
const folder = makeTemporaryFolder("colophon-orders-");
const places = {
  objects: openObjects(path.join(folder, "objects")),
  staging: openStaging(path.join(folder, "staging"), 1000),
};
const eraser = createEraser({ ...payments, ...places, letters });

/** An order, and its page. */
async function order({ token }: TestUser, title: string): Promise<{ id: string; session: string }> {
  const { payment: _, ...input } = makeRegistrationInput();
  const registration = { ...input, materialDetails: { ...input.materialDetails, title } };
  const { answer } = await send(app, "POST", "/api/orders", { token, body: { registration, consent: true } });
  const { id, checkoutUrl } = answer as { id: string; checkoutUrl: string };
  return { id, session: checkoutUrl.split("/").at(-1) ?? "" };
}

async function pay({ session }: { session: string }): Promise<void> {
  stripe.pay(session);
  await deliverAll();
}

async function placeDemo({ id, email }: TestUser): Promise<void> {
  const ada = { id, email, name: "Ada Lovelace", aliases: [], selfIdentification: {} };
  const demo = {
    isPaid: false,
    id: crypto.randomUUID(),
    amount: 2500,
    currency: "CAD",
    quantity: 1,
  } as const;
  await registerWork(payments, ada, makeRegistration(), { order: demo });
}

async function erase({ id }: TestUser): Promise<void> {
  await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", id).execute();
  await eraser.resume();
}

const kept = async (ids: readonly string[]) =>
  (
    await pool.query<{ state: string; traces: number }>(
      `select state, num_nonnulls(user_id, contents, contents_hash, language, work_id, certificate_id) as traces
       from orders where id = any($1) order by array_position($1, id)`,
      [ids],
    )
  ).rows;

test("an export contains the orders, and who paid for them", async () => {
  const ada = await makeUser(db);
  const paid = await order(ada, "Paid");
  await pay(paid);
  await settleAll();
  await placeDemo(ada);
  const data = await text(Readable.from(await exportUser({ ...payments, ...places }, ada.id)));
  const { orders, works } = JSON.parse(data) as PersonalData;
  expect(works).toHaveLength(2);
  expect(orders).toMatchObject([
    { provider: "demo", consentedAt: null, receipts: [] },
    {
      id: paid.id,
      title: "Paid",
      state: "fulfilled",
      receipts: [
        { kind: "payment", amount: 2500, payer: { name: "Ada Lovelace", email: "ada@payers.example" } },
      ],
    },
  ]);
  expect(orders[1]?.consentedAt).not.toBeNull();
});

test("an export contains every security event, also those that the account's page leaves out", async () => {
  const ada = await makeUser(db);
  await pool.query(
    "insert into security_events (user_id, kind, device) select $1, 'logged_in', 'n ' || n from generate_series(1, 250) n",
    [ada.id],
  );
  const data = await text(Readable.from(await exportUser({ ...payments, ...places }, ada.id)));
  expect((JSON.parse(data) as PersonalData).securityEvents).toHaveLength(250);
});

test("only the numbers of an erased account's orders stay, and later payments are refunded", async () => {
  const ada = await makeUser(db);
  const fulfilled = await order(ada, "Fulfilled");
  await pay(fulfilled);
  await settleAll();
  await placeDemo(ada);
  const paid = await order(ada, "Paid");
  await pay(paid);
  const open = await order(ada, "Open");
  await erase(ada);
  const ids = [fulfilled.id, paid.id, open.id];
  expect(await kept(ids)).toEqual([
    { state: "fulfilled", traces: 0 },
    { state: "paid", traces: 0 },
    { state: "awaiting_payment", traces: 0 },
  ]);
  const { rows } = await pool.query("select from orders where user_id = $1", [ada.id]);
  expect(rows).toEqual([]);
  // The page was still open in another window.
  await pay(open);
  await settleAll();
  expect((await kept(ids)).map(({ state }) => state)).toEqual(["fulfilled", "refunded", "refunded"]);
  expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([2500, 2500]);
});

test("unpaid orders of erased accounts are deleted, and payers are forgotten when the law allows it", async () => {
  const [ada, grace] = [await makeUser(db), await makeUser(db)];
  const [open, paid, others] = [
    await order(ada, "Open"),
    await order(ada, "Paid"),
    await order(grace, "Hers"),
  ];
  await pay(paid);
  await pay(others);
  await settleAll();
  await erase(ada);
  const payers = async () =>
    (
      await pool.query<{ order_id: string }>(
        "select order_id from receipts where order_id = any($1) and sealed is not null order by number",
        [[paid.id, others.id]],
      )
    ).rows.map(({ order_id }) => order_id);
  await pool.query("update orders set created_at = created_at - interval '29 days'");
  await pool.query("update receipts set issued_at = date_trunc('year', issued_at) - interval '10 years'");
  await forgetOldOrders(pool);
  expect(await kept([open.id])).toHaveLength(1);
  expect(await payers()).toEqual([paid.id, others.id]);
  await pool.query("update orders set created_at = created_at - interval '2 days'");
  await pool.query("update receipts set issued_at = issued_at - interval '1 year'");
  await forgetOldOrders(pool);
  expect(await kept([open.id])).toEqual([]);
  expect(await kept([paid.id])).toHaveLength(1);
  expect(await payers()).toEqual([others.id]);
  const { rows } = await pool.query<{ number: number }>("select number from receipts order by number");
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, place) => place + 1));
});

test("what an unpaid order would have registered is forgotten after a week", async () => {
  const left = await order(await makeUser(db), "Left");
  const hasContents = async () =>
    (
      await pool.query<{ has: boolean }>("select contents is not null as has from orders where id = $1", [
        left.id,
      ])
    ).rows;
  const age = async (days: number) =>
    pool.query(
      "update orders set state = 'expired', created_at = now() - $2 * interval '1 day' where id = $1",
      [left.id, days],
    );
  await age(6);
  await forgetOldOrders(pool);
  expect(await hasContents()).toEqual([{ has: true }]);
  await age(8);
  await forgetOldOrders(pool);
  expect(await hasContents()).toEqual([{ has: false }]);
});
