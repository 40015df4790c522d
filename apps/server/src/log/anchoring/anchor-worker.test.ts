import { sql } from "kysely";
import { bytesToHex } from "viem";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  createGrowingLog,
  createTestWorker,
  listAnchors,
  listTransactions,
  until,
} from "../../../test/test-anchoring.ts";
import { startTestChain } from "../../../test/test-chain.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { connect } from "../../base/db/connection.ts";

const { db, url } = await createTestDatabase();

/** A database connection like that of another server process. */
function connectAnother() {
  const another = connect(url);
  onTestFinished(() => another.close());
  return another.db;
}

describe("several workers on one database", () => {
  test("anchor each head once, in growing order, whichever process leads", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect();
    const log = createGrowingLog();
    const heads = [log.head];
    const workers = [connectAnother(), connectAnother()].map((own) => createTestWorker(own, chain, log));

    for (let round = 0; round < 8; round++) {
      if (round > 0) heads.push(log.grow(round));
      await until(async () => {
        await Promise.all(workers.flatMap((worker) => [worker.tick(), worker.tick()]));
        expect((await listAnchors(db, chain)).at(-1)).toMatchObject({ size: log.head.size, state: "final" });
      });
    }

    const events = await testChain.anchored();
    const anchored = events.map(({ size, root }) => ({ size, root }));
    expect(anchored).toEqual(heads.map(({ size, root }) => ({ size, root: bytesToHex(root) })));
    const anchors = await listAnchors(db, chain);
    expect(anchors.map(({ tx_hash }) => tx_hash)).toEqual(events.map(({ hash }) => hash));
    expect(await listTransactions(db, chain)).toHaveLength(heads.length);
  });

  test("take over from one that stops", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect({ profile: { pollSeconds: 0.02 } });
    const log = createGrowingLog();
    const led: string[] = [];
    const [first, second] = ["first", "second"].map((name) =>
      createTestWorker(connectAnother(), chain, log, {
        whileLeading: async ({ signal }) => {
          led.push(`${name} begins`);
          await new Promise((resolve) => signal.addEventListener("abort", resolve));
          led.push(`${name} ends`);
        },
      }),
    );
    first?.start();
    await until(() => expect(first?.status().state).toBe("idle"));
    second?.start();
    await until(() => expect(second?.status().state).toBe("standby"));
    expect(led).toEqual(["first begins"]);

    await first?.stop();
    log.grow();
    await until(async () =>
      expect(await listAnchors(db, chain)).toMatchObject([{ size: 1 }, { size: 2, state: "final" }]),
    );
    await second?.stop();
    expect(led).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  });

  test("say on every node that nothing can be anchored, and that it can again", async () => {
    const testChain = await startTestChain();
    let balance = 0n;
    const chain = {
      ...testChain.connect({ profile: { pollSeconds: 0.02 } }),
      balance: () => Promise.resolve(balance),
    };
    const log = createGrowingLog();
    const [first, second] = [connectAnother(), connectAnother()].map((own) =>
      createTestWorker(own, chain, log),
    );
    first?.start();
    await until(() => expect(first?.status()).toMatchObject({ alarm: "out_of_funds" }));
    second?.start();
    await until(() => expect(second?.status()).toEqual({ state: "standby", alarm: "out_of_funds" }));
    balance = 10n ** 18n;
    await until(() => expect(second?.status()).toEqual({ state: "standby" }));
    await first?.stop();
    await second?.stop();
  });

  test("go on when the database cuts their connections", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect({ profile: { pollSeconds: 0.02 } });
    const log = createGrowingLog();
    const workers = [connectAnother(), connectAnother()].map((own) => createTestWorker(own, chain, log));
    for (const worker of workers) worker.start();
    const newest = async () => (await listAnchors(db, chain)).at(-1);
    await until(async () => expect(await newest()).toMatchObject({ size: 1, state: "final" }));

    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    log.grow();
    await until(async () => expect(await newest()).toMatchObject({ size: 2, state: "final" }));
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(await listTransactions(db, chain)).toHaveLength(2);
  });
});
