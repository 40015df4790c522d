import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { call } from "@colophon/api";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Account, authorization, openAccount } from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { type RunningServer, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestDatabase } from "../test-database.ts";
import { type Message, startTestStripe, type StripePoint } from "@colophon/testing/test-stripe";
import { patience } from "@colophon/testing/patience";

/** Where the server is killed: between any two steps of an order's path, including those of a refund. */
const points = [
  "registering",
  "page asked",
  "page made",
  "message taken",
  "message answered",
  "registered",
  "refund asked",
  "refund made",
  "refund noted",
] as const;
type Point = (typeof points)[number];

const { url: DATABASE_URL, db, pool } = await createTestDatabase();
const stripe = await startTestStripe();
afterAll(() => stripe.stop());
const shared = makeTemporaryFolder("colophon-orders-");
const env = {
  DATABASE_URL,
  KEYS_DIR: `${shared}/keys`,
  CHECKPOINT_GUARD: `${shared}/guard`,
  ...stripe.env,
};
let server: RunningServer;
let account: Account;

beforeAll(async () => {
  server = await startServer(env);
  account = await openAccount(server.url);
  return async () => server.stop().catch(async () => server.kill());
});

/** Retries until it succeeds, like a payment service and like people: the server may be down. */
const insist = <T>(attempt: () => Promise<T>): Promise<T> => vi.waitFor(attempt, patience);

interface Placed {
  id: string;
  session: string;
}

/** A doomed order uses an alias that its owner will delete, so it can never be registered. */
async function place(isDoomed: boolean, { url }: Pick<RunningServer, "url"> = server): Promise<Placed> {
  const { payment: _, ...input } = makeRegistrationInput();
  const materialDetails = { ...input.materialDetails, title: randomUUID() };
  const registration = { ...input, materialDetails, ...(isDoomed ? { creatorName: "A. L." } : {}) };
  const init = { baseUrl: url, headers: authorization(account.token) };
  const { id, checkoutUrl } = await insist(() =>
    call("POST /api/orders", { body: { registration, consent: true } }, init),
  );
  return { id, session: checkoutUrl?.split("/").at(-1) ?? "" };
}

async function deliver(message: Message, { url }: Pick<RunningServer, "url"> = server): Promise<void> {
  const headers = { "content-type": "application/json", "stripe-signature": stripe.sign(message) };
  const answer = await fetch(`${url}/api/payments/stripe`, { method: "POST", headers, body: message.body });
  expect(answer.status).toBe(200);
}

const setAlias = () =>
  pool.query("insert into aliases (user_id, name, context) values ($1, 'A. L.', '')", [account.user.id]);
const dropAlias = () => pool.query("delete from aliases where user_id = $1", [account.user.id]);

async function statesOf(orders: readonly Placed[]): Promise<string[]> {
  const ids = orders.map(({ id }) => id);
  const { rows } = await pool.query<{ state: string }>(
    "select state from orders where id = any($1) order by array_position($1, id)",
    [ids],
  );
  return rows.map(({ state }) => state);
}

/** Locks these rows until the returned function is called: other transactions that need them wait. */
async function lock(table: "receipt_numbers" | "log_state"): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query("begin");
  await client.query("set local idle_in_transaction_session_timeout = 0");
  await client.query(`select from ${table} for update`);
  return async () => {
    await client.query("rollback");
    client.release();
  };
}

const untilSomebodyWaits = (table: string) =>
  vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1",
      [`%${table}%`],
    );
    expect(rowCount).toBeGreaterThan(0);
  }, patience);

/** Two orders, one of which can be registered, with a kill at this point of their path. */
async function walk(point: Point): Promise<void> {
  const { promise: killed, resolve } = Promise.withResolvers<void>();
  let isKilled = false;
  const kill = async () => {
    if (isKilled) return;
    isKilled = true;
    await server.kill();
    resolve();
  };
  const revive = async () => {
    await killed;
    server = await server.restart();
    // The killed process's orders are due again when its lease ends: end it now.
    await pool.query("update orders set due_at = now() where due_at is not null");
  };
  let unlock = async () => {};
  stripe.state.watch = async (reached: StripePoint) => {
    if (isKilled) return;
    if (point === "refund noted" && reached === "refund made") {
      unlock = await lock("receipt_numbers");
      void untilSomebodyWaits("receipt_numbers").then(kill);
    }
    if (reached === point) await kill();
  };

  await setAlias();
  const reviving = revive();
  const orders = [await place(false), await place(true)];
  await dropAlias();
  for (const { session } of orders) stripe.pay(session);
  if (point === "message taken") unlock = await lock("receipt_numbers");
  if (point === "registering") unlock = await lock("log_state");
  const told = stripe.messages.splice(0);
  const delivered = Promise.all(told.map((message) => insist(async () => deliver(message))));
  if (point === "message taken") await untilSomebodyWaits("receipt_numbers").then(kill);
  if (point === "registering") await untilSomebodyWaits("log_state").then(kill);
  if (point === "message answered") await delivered.then(kill);
  if (point === "registered") {
    await vi.waitUntil(async () => (await statesOf(orders)).includes("fulfilled"), {
      ...patience,
      interval: 2,
    });
    await kill();
  }
  await killed;
  await unlock();
  await reviving;
  await delivered;
  await vi.waitFor(async () => expect(await statesOf(orders)).toEqual(["fulfilled", "refunded"]), patience);
  stripe.state.watch = undefined;
  for (const message of stripe.messages.splice(0)) await insist(async () => deliver(message));
}

/** Each payer has either a work or a refund, once; no one else has either; and the receipts match. */
async function expectEverybodyServed(): Promise<void> {
  const { rows } = await pool.query<{ session: string; state: string; paid: number; back: number }>(
    `select session, state,
       (select coalesce(sum(amount), 0)::int from receipts where order_id = o.id and kind = 'payment') as paid,
       (select coalesce(sum(amount), 0)::int from receipts where order_id = o.id and kind = 'refund') as back
     from orders o`,
  );
  // Each order has one page, and each page one order.
  expect(new Set(rows.map(({ session }) => session))).toEqual(new Set(stripe.pages.keys()));
  for (const { session, ...order } of rows) {
    const page = stripe.pages.get(session);
    const given = [...stripe.refunds.values()].filter((one) => one.payment_intent === page?.payment_intent);
    const back = order.state === "refunded" ? [page?.amount_total] : [];
    expect(given.map(({ amount }) => amount)).toEqual(back);
    expect(order).toEqual({
      state: expect.stringMatching(/^(fulfilled|refunded)$/) as unknown,
      paid: page?.amount_total,
      back: back[0] ?? 0,
    });
  }
  const { rows: sums } = await sql<Record<"works" | "bought" | "receipts" | "last" | "letters", number>>`
    select (select count(*) from works)::int as works,
      (select count(*) from orders join works w on w.id = work_id where state = 'fulfilled')::int as bought,
      (select count(*) from receipts)::int as receipts, (select max(number) from receipts)::int as last,
      (select count(*) from letters where kind in ('receipt', 'refund')
        and exists (select from receipts where subject = order_id || '/' || number))::int as letters`.execute(
    db,
  );
  const [sum] = sums;
  expect(sum?.works).toBe(sum?.bought);
  expect(sum?.works).toBeGreaterThan(0);
  expect([sum?.last, sum?.letters]).toEqual([sum?.receipts, sum?.receipts]);
}

test("a kill between two steps of an order never loses or duplicates a work or money", async () => {
  for (const point of points) await walk(point);
  await expectEverybodyServed();
});

test("two processes fulfil each order once, and one goes on when the other is killed", async () => {
  const other = await startServer(env);
  const both = [server, other];
  await setAlias();
  const placed = await Promise.all(
    Array.from({ length: 12 }, (_, i) => place(i % 3 === 0, both[i % 2] ?? server)),
  );
  await dropAlias();
  for (const { session } of placed) stripe.pay(session);
  const told = stripe.messages.splice(0);
  // Each message is delivered to both.
  const delivered = Promise.all(
    told.flatMap((message) => both.map((one) => deliver(message, one).catch(() => undefined))),
  );
  await delay(20);
  await other.kill();
  await delivered;
  await Promise.all(told.map((message) => insist(async () => deliver(message))));
  await pool.query("update orders set due_at = now() where due_at is not null");
  const ends = placed.map((_, i) => (i % 3 === 0 ? "refunded" : "fulfilled"));
  await vi.waitFor(async () => expect(await statesOf(placed)).toEqual(ends), patience);
  for (const message of stripe.messages.splice(0)) await insist(async () => deliver(message));
  await expectEverybodyServed();
});
