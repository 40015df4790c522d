import { rmSync } from "node:fs";
import type pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { loseEntries } from "../../test/lose-entries.ts";
import { patience } from "@colophon/testing/patience";
import { createTestDatabase } from "../../test/test-database.ts";
import { createTestLog, createTestSequencer, randomEntry } from "../../test/test-log.ts";
import { openCheckpointGuard } from "./checkpoint-guard.ts";
import { createDamage } from "./damage.ts";
import { type LogDamaged, TimeLineLeft } from "./head.ts";
import { lockHead, readHead } from "./log-store.ts";
import { openLogToRead } from "./open-log-to-read.ts";
import { readTimeLine } from "./time-line.ts";
import { watchLog } from "./watch-log.ts";

/** A log of six entries, all published, and two processes, of which the second has registered nothing. */
async function openRegistry() {
  const [{ pool, url }, testLog] = [await createTestDatabase(), await createTestLog()];
  const openProcess = async () => {
    const found: LogDamaged[] = [];
    const damage = createDamage((error) => found.push(error));
    const log = await testLog.open(pool, damage);
    const { append } = createTestSequencer({ pool, log, damage });
    return { found, log, register: () => append(randomEntry()) };
  };
  const processes = [await openProcess(), await openProcess()] as const;
  for (let count = 0; count < 5; count++) await processes[0].register();
  return { pool, url, testLog, processes, guard: openCheckpointGuard(testLog.guardPath) };
}

/** A pool whose next transaction is held before it ends. */
function slowPool(pool: pg.Pool) {
  let held: { hasRead: () => void; until: Promise<void> } | undefined;
  const connect = async () => {
    const client = await pool.connect();
    const query = client.query.bind(client) as (...of: unknown[]) => Promise<unknown>;
    return Object.assign(Object.create(client) as pg.PoolClient, {
      async query(...of: unknown[]) {
        const now = of[0] === "commit" ? held : undefined;
        if (now !== undefined) {
          held = undefined;
          await query("set local idle_in_transaction_session_timeout = 0");
          now.hasRead();
          await now.until;
        }
        return query(...of);
      },
      release: client.release.bind(client),
    });
  };
  return {
    pool: Object.assign(Object.create(pool) as pg.Pool, { connect, query: pool.query.bind(pool) }),
    holdNext() {
      const [read, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held = { hasRead: read.resolve, until: end.promise };
      return { hasRead: read.promise, mayEnd: end.resolve };
    },
  };
}

const unavailable = { code: "log_unavailable" };

test("a process that was suspended until others had published finds its transaction over, not the log damaged", async () => {
  const { pool, processes } = await openRegistry();
  const [other, { log, found, register }] = processes;
  const suspended = await pool.connect();
  suspended.on("error", () => {});
  await suspended.query("begin");
  const { head } = await lockHead(suspended);
  const timeLine = await readTimeLine(suspended);
  const { rows } = await suspended.query<{ pid: number }>("select pg_backend_pid() as pid");
  await pool.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
  await other.register();

  const [outcome] = await Promise.allSettled([log.prove(suspended, { ...head, timeLine })]);
  suspended.release(true);
  expect(outcome.status).toBe("rejected");
  expect(found).toEqual([]);
  await register();
});

describe("a database that has lost what was published", () => {
  test.each([
    ["is behind", 3, 3, /has 3 log entries, but CHECKPOINT_GUARD .* shows a checkpoint of 6/],
    ["has others instead", 3, 6, /differs from the checkpoint of 6 entries/],
    ["has others and more", 3, 9, /differs from the checkpoint of 6 entries/],
  ])("gets nothing signed when it %s", async (_case, kept, grownTo, reason) => {
    const registry = await openRegistry();
    const { processes, guard, pool, testLog } = registry;
    const guarded = guard.list();
    await loseEntries(registry.url, kept, grownTo);
    for (const { register, log, found } of processes) {
      await expect(register()).rejects.toMatchObject(unavailable);
      expect(found).toMatchObject([
        { message: expect.stringContaining('"After a lost database"') as unknown },
      ]);
      // What both have is still shown, with the very checkpoint that was published.
      const both = guarded.find(({ size }) => size === 3);
      expect(await log.newest()).toMatchObject({ size: 3, checkpoint: both?.checkpoint, isDamaged: true });
      await expect(log.catchUp()).rejects.toThrow("After a lost database");
    }
    // The second has no memory of its own: what it found is what the guard knows.
    expect(processes[1].found[0]?.message).toMatch(reason);
    expect((await readHead(pool)).size).toBe(grownTo);
    // A server that writes is not started with it, and one that only reads shows the same; to it one that is behind is sound.
    await expect(testLog.open(pool)).rejects.toThrow(reason);
    const { keys } = testLog;
    const reader = await openLogToRead({ pool, keys, guard, damage: createDamage(() => {}) });
    expect(await reader.newest()).toMatchObject({ size: 3, ...(grownTo > kept && { isDamaged: true }) });
    expect(guard.list()).toEqual(guarded);
  });

  test("is found out where nobody registers", async () => {
    const registry = await openRegistry();
    const { log, found } = registry.processes[1];
    const watch = watchLog(log);
    await loseEntries(registry.url, 3, 8);
    await vi.waitFor(() => expect(found).toHaveLength(1), patience);
    expect(await log.newest()).toMatchObject({ size: 3, isDamaged: true });
    await watch.stop();
  });
});

describe("publishing", () => {
  test("signs nothing that was committed on another time line", async () => {
    const { pool, processes, guard } = await openRegistry();
    const [{ log }] = processes;
    const guarded = guard.list();
    const committed = await log.check();
    const late = { size: 7, root: committed.root, timeLine: committed.timeLine.replace(/\d$/, "9") };
    await expect(log.publish(late)).rejects.toThrow(TimeLineLeft);
    // Also what is in the guard already: whether this database has it has to be looked up.
    await expect(log.publish({ ...committed, timeLine: late.timeLine })).rejects.toThrow(TimeLineLeft);
    expect(guard.list()).toEqual(guarded);
    await expect(log.publish(committed)).resolves.toBeUndefined();
    expect((await readHead(pool)).size).toBe(6);
  });

  test("leaves a head that is committed while an earlier one is checked to the next write", async () => {
    const { pool, testLog, processes, guard } = await openRegistry();
    const silent = { ...processes[0].log, publish: () => new Promise<void>(() => {}) };
    /** Commits what nobody else publishes. */
    const commit = async (size: number) => {
      void createTestSequencer({ pool, log: silent, damage: createDamage(() => {}) }).append(randomEntry());
      await vi.waitFor(async () => expect((await readHead(pool)).size).toBe(size), patience);
      return processes[1].log.check();
    };
    const slow = slowPool(pool);
    const log = await testLog.open(slow.pool);
    const { hasRead, mayEnd } = slow.holdNext();
    const first = log.publish(await commit(7));
    await hasRead;
    const second = log.publish(await commit(8));
    mayEnd();
    await Promise.all([first, second]);
    expect(guard.read()?.size).toBe(8);
  });

  test("of what another process committed, and did not live to publish, is done by those who live", async () => {
    const { pool, testLog, processes, guard } = await openRegistry();
    const damage = createDamage(() => {});
    const log = { ...processes[0].log, publish: () => new Promise<void>(() => {}) };
    void createTestSequencer({ pool, log, damage }).append(randomEntry());
    const other = await testLog.open(pool);
    const watch = watchLog(other);
    await vi.waitFor(() => expect(guard.read()?.size).toBe(7), patience);
    expect(await other.newest()).toMatchObject({ size: 7 });
    await watch.stop();
  });

  test("stops when the guard has lost what was published", async () => {
    const { testLog, processes, url } = await openRegistry();
    const [{ log, found, register }] = processes;
    const { checkpoint } = await log.newest();
    rmSync(testLog.guardPath, { recursive: true });
    await expect(log.newest()).rejects.toThrow("has lost the checkpoint of 6 entries");
    await expect(register()).rejects.toMatchObject(unavailable);
    expect(found).toHaveLength(1);
    // This process knows it, and the database has it.
    expect(await log.newest()).toMatchObject({ size: 6, checkpoint, isDamaged: true });
    await loseEntries(url, 1, 9);
    await expect
      .poll(() => log.newest().catch((error: unknown) => error), patience)
      .toMatchObject({
        code: "log_damaged",
      });
  });

  test("is not waited for by those who read, nor is any lock", async () => {
    const { pool, processes } = await openRegistry();
    const client = await pool.connect();
    await client.query("begin; select from log_state for update");
    const registered = processes[0].register();
    expect(await processes[1].log.newest()).toMatchObject({ size: 6 });
    expect(await processes[1].log.check()).toMatchObject({ size: 6 });
    await client.query("commit");
    client.release();
    expect(await registered).toBe(6);
  });
});
