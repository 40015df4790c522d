import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openAccount, register } from "@colophon/testing/account";
import { isMissing } from "@colophon/testing/run-tool";
import type { Asked } from "@colophon/testing/serve-oddly";
import { easyBlocks, startClocks } from "@colophon/testing/start-clocks";
import { quickStart, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { patience } from "@colophon/testing/patience";
import { createTestDatabase } from "../test-database.ts";

// Killed at every step of what it asks other clocks, the server asks once more for each kill at most, and loses nothing.

const { url: DATABASE_URL, db, pool } = await createTestDatabase();
const insist = <T>(attempt: () => Promise<T>): Promise<T> => vi.waitFor(attempt, patience);

/** As often as each of the steps is interrupted. */
const rounds = 3;

test.skipIf(isMissing("openssl"))("a server that is killed while it asks other clocks", async () => {
  const shared = makeTemporaryFolder("colophon-killed-clocks-");
  const clocks = await startClocks();
  const env = {
    DATABASE_URL,
    KEYS_DIR: `${shared}/keys`,
    CHECKPOINT_GUARD: `${shared}/guard`,
    PUBLIC_URL: "https://registry.example",
    STAMP_INTERVAL_SECONDS: "1",
    ...clocks.env,
  };
  let server = await startServer(env, [...quickStart, ...easyBlocks]);
  const account = await openAccount(server.url);
  const [authority] = clocks.authorities;
  const [calendar] = clocks.calendars;
  let kills = 0;

  const countExtra = async () => {
    const { rows } = await sql<{ tokens: number }>`select count(*)::int as tokens from clock_pieces
      where service = ${authority.url} and state = 'final'`.execute(db);
    return authority.issued() - (rows[0]?.tokens ?? 0);
  };
  const expectNone = (states: string, prepare = () => {}) =>
    insist(async () => {
      prepare();
      const { rowCount } = await pool.query(`select from clock_pieces where state in (${states})`);
      expect(rowCount).toBe(0);
    });
  /** The answer to whoever registers may be lost with the server. */
  const registerMaybe = () => register(account).catch(() => undefined);

  /** The request has arrived, and is never answered. */
  async function killAtRequest(
    service: { beforeAnswer: ((asked: Asked) => Promise<void>) | undefined },
    isMeant: (asked: Asked) => boolean,
  ): Promise<void> {
    const killed = new Promise<void>((resolve, reject) => {
      service.beforeAnswer = async (asked) => {
        if (!isMeant(asked)) return;
        service.beforeAnswer = undefined;
        await server.kill().then(resolve, reject);
      };
    });
    await registerMaybe();
    await killed;
    kills++;
    server = await server.restart();
  }

  /** The answer has arrived, and its transaction waits for a lock that the test holds. */
  async function killBeforeCommit(): Promise<void> {
    const { promise: locked, resolve } = Promise.withResolvers<void>();
    for (const each of clocks.authorities) each.beforeAnswer = () => locked;
    await register(account);
    await insist(async () => {
      const { rowCount } = await pool.query("select from clock_pieces where state = 'wanted'");
      expect(rowCount).toBeGreaterThan(0);
    });
    const client = await pool.connect();
    await client.query("begin");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    await client.query("lock table clock_pieces in exclusive mode");
    resolve();
    for (const each of clocks.authorities) each.beforeAnswer = undefined;
    await insist(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like 'update "clock_pieces"%"bytes"%'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    });
    await server.kill();
    kills++;
    await client.query("rollback");
    client.release();
    server = await server.restart();
  }

  for (let round = 0; round < rounds; round++) {
    await killAtRequest(authority, ({ path }) => path === "/");
    await expectNone("'wanted'");
    await killAtRequest(calendar, ({ method }) => method === "POST");
    await expectNone("'wanted'");
    await killBeforeCommit();
    await expectNone("'wanted'");
    for (const each of clocks.calendars) each.confirm();
    await killAtRequest(calendar, ({ method }) => method === "GET");
    const [explorer] = clocks.explorers;
    const asked = explorer.asked.length;
    // What was owed may be final by now: the server was slow to start.
    await register(account);
    await insist(async () => {
      for (const each of clocks.calendars) each.confirm();
      expect(explorer.asked.length).toBeGreaterThan(asked);
    });
  }
  await expectNone("'wanted', 'pending'", () => {
    for (const each of clocks.calendars) each.confirm();
  });
  expect(kills).toBe(4 * rounds);
  expect(await countExtra()).toBeLessThanOrEqual(kills);
  // A server that waits for an answer ends at once all the same.
  for (const service of [...clocks.authorities, ...clocks.calendars]) service.mood = "silent";
  await register(account);
  await insist(async () => {
    const { rowCount } = await pool.query("select from clock_pieces where state = 'wanted'");
    expect(rowCount).toBeGreaterThan(0);
  });
  await server.stop();
  clocks.close();
});
