import { sql } from "kysely";
import { isLong } from "@colophon/testing/is-long";
import { beforeAll, expect, test, vi } from "vitest";
import { openAccount, register } from "@colophon/testing/account";
import { isMissing } from "@colophon/testing/run-tool";
import { easyBlocks, startClocks, type TestClocks } from "@colophon/testing/start-clocks";
import { metricsToken, quickStart, type RunningServer, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { patience } from "@colophon/testing/patience";
import { createTestDatabase } from "../test-database.ts";

// A whole server, as others reach it, with nothing configured but where the simulated internet is.

const { url: DATABASE_URL, db } = await createTestDatabase();
const shared = makeTemporaryFolder("colophon-clocks-");
let clocks: TestClocks;
let server: RunningServer;
beforeAll(async () => {
  clocks = await startClocks();
  const { env } = clocks;
  server = await startServer(
    {
      DATABASE_URL,
      KEYS_DIR: `${shared}/keys`,
      CHECKPOINT_GUARD: `${shared}/guard`,
      PUBLIC_URL: "https://registry.example",
      STAMP_INTERVAL_SECONDS: "1",
      ...env,
    },
    [...quickStart, ...easyBlocks],
  );
  return async () => {
    await server.stop();
    clocks.close();
  };
});

async function statesOf(kind: "rfc3161" | "ots"): Promise<string[]> {
  const rows = await db
    .selectFrom("clock_pieces")
    .select("state")
    .where("kind", "=", kind)
    .distinct()
    .execute();
  return rows.map(({ state }) => state).toSorted();
}

const insist = <T>(attempt: () => Promise<T>): Promise<T> => vi.waitFor(attempt, patience);

async function readReadiness(): Promise<{ degraded?: string[]; reason?: string }> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`${server.url}/readyz`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { degraded?: string[]; reason?: string };
}

test.skipIf(isMissing("openssl"))("gets its tokens and its first block by itself", async () => {
  await register(await openAccount(server.url));
  await insist(async () => expect(await statesOf("rfc3161")).toEqual(["final"]));
  await insist(async () => expect(await statesOf("ots")).toEqual(["pending"]));
  for (const calendar of clocks.calendars) calendar.confirm();
  await insist(async () => expect(await statesOf("ots")).toEqual(["final"]));
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text();
  expect(metrics).toMatch(/^colophon_token_age_seconds \d/m);
  expect(metrics).toMatch(/^colophon_bitcoin_age_seconds \d/m);
  expect(metrics).toMatch(/^colophon_clock_failing 0$/m);
});

test.runIf(isLong && !isMissing("openssl"))(
  "registers while every clock is away, says so, and catches up",
  async () => {
    const services = [...clocks.authorities, ...clocks.calendars];
    for (const service of services) service.mood = "silent";
    const account = await openAccount(server.url);
    await register(account);
    await insist(async () => expect(await statesOf("rfc3161")).toContain("wanted"));
    await register(account);
    await sql`update stamped_checkpoints set stamped_at = stamped_at - interval '2 days'`.execute(db);
    for (const service of services) service.mood = "error";
    await insist(async () => {
      const { degraded, reason } = await readReadiness();
      expect(degraded).toContain("clocks");
      expect(reason).toContain(`${clocks.authorities[0].url}: the answer's status is 500`);
    });
    await register(account);
    for (const service of services) service.mood = "true";
    await insist(async () => expect(await statesOf("rfc3161")).toEqual(["final"]));
    await insist(async () => expect(await statesOf("ots")).not.toContain("wanted"));
    for (const calendar of clocks.calendars) calendar.confirm();
    await insist(async () => expect((await readReadiness()).degraded ?? []).not.toContain("clocks"));
  },
);
