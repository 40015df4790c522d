import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openAccount, register } from "@colophon/testing/account";
import { metricsToken } from "@colophon/testing/start-server";
import { patience } from "@colophon/testing/patience";
import { openWholeApp, type WholeApp } from "../../test/whole-app.ts";

let app: WholeApp["app"];
let origin: string;
let db: WholeApp["db"];
beforeAll(async () => {
  ({ app, origin, db } = await openWholeApp());
});

const monitoring = path.join(import.meta.dirname, "../../../../docs/monitoring");

const read = async (authorization?: string) =>
  app.inject({ url: "/metrics", headers: authorization === undefined ? {} : { authorization } });

async function valueOf(name: string): Promise<number> {
  const { body } = await read(`Bearer ${metricsToken}`);
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(body)?.[1]);
}

test("are only for requests with the token", async () => {
  for (const shown of [undefined, "", "Bearer", "Bearer wrong", metricsToken])
    expect((await read(shown)).statusCode).toBe(401);
  expect((await read(`Bearer ${metricsToken}`)).statusCode).toBe(200);
});

test("say what a registration did", async () => {
  const [size, leaves, guarded] = [
    await valueOf("colophon_log_size"),
    await valueOf("colophon_log_leaves_total"),
    await valueOf("colophon_guard_append_seconds_count"),
  ];
  await register(await openAccount(origin));
  expect(await valueOf("colophon_log_size")).toBe(size + 1);
  expect(await valueOf("colophon_log_leaves_total")).toBe(leaves + 1);
  expect(await valueOf("colophon_log_batch_leaves_count")).toBeGreaterThan(0);
  expect(await valueOf("colophon_log_lock_wait_seconds_sum")).toBeGreaterThan(0);
  expect(await valueOf("colophon_guard_append_seconds_count")).toBeGreaterThan(guarded);
  expect(await valueOf("colophon_database_connections")).toBeGreaterThan(0);
  expect(await valueOf("colophon_database_waiting")).toBe(0);
  expect(await valueOf("colophon_log_queue")).toBe(0);
  expect(await valueOf("colophon_log_damaged")).toBe(0);
  await expect.poll(() => valueOf("colophon_anchor_behind_seconds"), patience).toBe(0);
  expect(await valueOf("colophon_anchor_balance_ether")).toBeGreaterThan(0);
});

test("say how many letters are waiting, for how long, and how many have failed", async () => {
  const { user } = await openAccount(origin);
  await sql`insert into letters (kind, subject, user_id, language, bulk, queued_at, due_at, failed_at)
    select 'welcome', n, ${user.id}, 'en', false, now() - interval '2 hours',
      case when n < 3 then now() + interval '1 hour' end, case when n = 3 then now() end
    from generate_series(1, 3) n`.execute(db);
  // The letters of the accounts and works above are still being sent.
  await expect.poll(() => valueOf("colophon_letters_waiting"), patience).toBe(2);
  expect(await valueOf("colophon_letters_failed")).toBe(1);
  const seconds = await valueOf("colophon_letters_oldest_seconds");
  expect(seconds).toBeGreaterThanOrEqual(7200);
  expect(seconds).toBeLessThan(8000);
});

test.each(["alerts.yml", "dashboard.json"])("all metrics that %s uses exist", async (file) => {
  const named = [
    ...readFileSync(path.join(monitoring, file), "utf8").matchAll(/\b(?:colophon|nodejs|process)_\w+/g),
  ];
  const { body } = await read(`Bearer ${metricsToken}`);
  const there = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(9);
  const missing = named
    .map(([name]) => name)
    .filter((name) => !there.has(name.replace(/_(bucket|sum|count)$/, "")));
  expect(missing).toEqual([]);
});

test("each alert says what to do", () => {
  const text = readFileSync(path.join(monitoring, "alerts.yml"), "utf8");
  const alerts = text.split("- alert: ").slice(1);
  for (const alert of alerts)
    expect(alert).toMatch(/\n {8}expr: .*\n[^]*summary: ".*"\n {10}action: ".{40,}"\n/);
});
