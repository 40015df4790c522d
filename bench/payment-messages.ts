import { parseArgs } from "node:util";
import { openPool } from "@colophon/server/base/db/connection.ts";
import { borrowPostgres } from "@colophon/server/base/db/borrow-postgres.ts";
import { authorization, openAccount } from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { preload, startServer } from "@colophon/testing/start-server";
import { type Message, startTestStripe } from "@colophon/testing/test-stripe";
import { call } from "@colophon/api";
import { printTable } from "./measure/print-table.ts";
import { quantile, sorted } from "./measure/quantile.ts";

/**
 * `npm run bench -- payment-messages`: how long the real server takes to answer the message that an order is paid: while the log is free
 * and orders are registered, and while another transaction has locked the log. Sends one message after another, or `--at-a-time` of them together.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { orders: { type: "string", default: "300" }, "at-a-time": { type: "string", default: "1" } },
});
const count = Number(values.orders);

const stripe = await startTestStripe();
const server = await startServer(stripe.env, preload);
const account = await openAccount(server.url);
const pool = openPool((await borrowPostgres(server.dataDir)).url, { max: 2 });

const rows = [];
for (const isLocked of [false, true]) {
  const messages = await payOrders();
  const client = await pool.connect();
  await client.query("begin");
  await client.query("set local idle_in_transaction_session_timeout = 0");
  if (isLocked) await client.query("select from log_state for update");
  const times = sorted(await deliverAll(messages));
  await client.query("rollback");
  client.release();
  const at = (share: number) => quantile(times, share).toFixed(1);
  rows.push({
    "the log is": isLocked ? "locked by another transaction" : "free",
    messages: times.length,
    "p50 ms": at(0.5),
    "p99 ms": at(0.99),
    "slowest ms": at(1),
  });
}
printTable(rows);
await pool.end();
await server.stop();
await stripe.stop();
if (rows.some((row) => Number(row["slowest ms"]) > 200)) process.exitCode = 1;

/** Pays orders; returns their messages, not delivered yet. */
async function payOrders(): Promise<Message[]> {
  const init = { baseUrl: server.url, headers: authorization(account.token) };
  for (let ordered = 0; ordered < count; ordered++) {
    const { payment: _, ...input } = makeRegistrationInput();
    const title = crypto.randomUUID();
    const registration = { ...input, materialDetails: { ...input.materialDetails, title } };
    const { checkoutUrl } = await call("POST /api/orders", { body: { registration, consent: true } }, init);
    stripe.pay(checkoutUrl?.split("/").at(-1) ?? "");
  }
  return stripe.messages.splice(0);
}

async function deliverAll(messages: Message[]): Promise<number[]> {
  const times: number[] = [];
  const deliver = async (): Promise<void> => {
    for (let message = messages.pop(); message !== undefined; message = messages.pop()) {
      const headers = { "content-type": "application/json", "stripe-signature": stripe.sign(message) };
      const start = performance.now();
      const url = `${server.url}/api/payments/stripe`;
      const { status } = await fetch(url, { method: "POST", headers, body: message.body });
      if (status !== 200) throw new Error(`a message was answered with ${status}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: Number(values["at-a-time"]) }, deliver));
  return times;
}
