import { bytesToHex, parseEther } from "viem";
import { describe, expect, test, vi } from "vitest";
import {
  createGrowingLog,
  createTestWorker,
  listAnchors,
  listTransactions,
  tickUntil,
  until,
} from "../../../test/test-anchoring.ts";
import { startTestChain } from "../../../test/test-chain.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { localChain } from "./chain-profile.ts";

const { db } = await createTestDatabase();

describe("the way of an anchor", () => {
  test("leads the newest head to a final transaction", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect();
    const log = createGrowingLog();
    const onChange = vi.fn<() => void>();
    const worker = createTestWorker(db, chain, log, { onChange });
    expect(worker.status()).toEqual({ state: "starting" });

    const [anchor] = await tickUntil(worker, db, chain, "final");
    const { size, root } = log.head;
    const [event, ...more] = await testChain.anchored();
    expect(event).toEqual({ size, root: bytesToHex(root), log: chain.sender, hash: anchor?.tx_hash });
    expect(more).toEqual([]);
    expect(await chain.isLatest(log.head)).toBe(true);
    const block = await chain.block(anchor?.block_number ?? 0);
    expect(anchor).toMatchObject({
      size,
      root: Buffer.from(root),
      block_hash: block?.hash,
      block_time: block?.time,
      log_index: 0,
    });
    expect(worker.status()).toEqual({ state: "idle" });
    expect(onChange).toHaveBeenCalled();
  });

  test("does nothing while the log has not grown, nor before the interval has passed", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect();
    const log = createGrowingLog();
    const worker = createTestWorker(db, chain, log, { intervalSeconds: 3600 });
    await tickUntil(worker, db, chain, "final");

    await worker.tick();
    expect(worker.status()).toEqual({ state: "idle" });

    log.grow();
    await worker.tick();
    expect(await listAnchors(db, chain)).toHaveLength(1);
    const { nextAnchorDueAt } = worker.status();
    expect(nextAnchorDueAt?.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
    expect((await listTransactions(db, chain)).length).toBe(1);
  });

  test("anchors closed heads alone, and none that is only newer", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect();
    const log = createGrowingLog(4);
    const open = { ...log, grownTo: () => Promise.resolve(log.head.size) };
    // It has grown, and nobody has closed it yet.
    await createTestWorker(db, chain, { ...open, lastClosed: () => Promise.resolve(undefined) }).tick();
    expect(await listAnchors(db, chain)).toEqual([]);

    const appendHead = vi.fn<() => Promise<void>>(() => Promise.resolve(void log.grow()));
    const worker = createTestWorker(db, chain, {
      ...log,
      lastClosed: () => Promise.resolve(log.head),
      grownTo: () => Promise.resolve(4),
      appendHead,
    });
    const [anchor] = await tickUntil(worker, db, chain, "final");
    expect(anchor).toMatchObject({ size: 5, is_closed: true });
    expect(appendHead).toHaveBeenCalledOnce();

    // Closed again, and not grown by that.
    log.grow();
    await worker.tick();
    expect(worker.status()).toEqual({ state: "idle" });
    expect(appendHead).toHaveBeenCalledOnce();
    expect(await listAnchors(db, chain)).toHaveLength(1);
  });

  test("an anchor that waits gives way to a newer closed head, and closes the log once an interval", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect();
    await testChain.client.setBalance({ address: chain.sender, value: 0n });
    const log = createGrowingLog(4);
    const appendHead = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const parts = { ...log, lastClosed: () => Promise.resolve(log.head), appendHead };
    const worker = createTestWorker(db, chain, parts, { intervalSeconds: 3600 });
    await worker.tick();
    await worker.tick();
    expect(appendHead).toHaveBeenCalledOnce();
    log.grow();
    await worker.tick();
    expect(await listAnchors(db, chain)).toMatchObject([
      { state: "superseded", size: 4 },
      { state: "queued", size: 5 },
    ]);
    expect(appendHead).toHaveBeenCalledOnce();

    const { sender } = chain;
    const created_at = new Date(Date.now() - 3_700_000);
    await db.updateTable("anchors").set({ created_at }).where("sender", "=", sender).execute();
    parts.grownTo = () => Promise.resolve(7);
    appendHead.mockImplementation(() => Promise.resolve(void log.grow(3)));
    await worker.tick();
    await worker.tick();
    expect(appendHead).toHaveBeenCalledTimes(2);
    expect((await listAnchors(db, chain)).map(({ state, size }) => [state, size]).at(-1)).toEqual([
      "queued",
      8,
    ]);
  });

  test("gives no nonce twice, even when a node lags behind", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect();
    const log = createGrowingLog();
    await tickUntil(createTestWorker(db, chain, log), db, chain, "final");

    log.grow();
    const lagging = { ...chain, nextNonce: () => Promise.resolve(0) };
    await createTestWorker(db, lagging, log).tick();
    expect((await listTransactions(db, chain)).map(({ nonce }) => nonce)).toEqual([0, 1]);
  });
});

describe("alarms", () => {
  test("an account without funds: nothing is lost, and the newest head goes out once it has some", async () => {
    const testChain = await startTestChain();
    const { client } = testChain;
    const chain = testChain.connect();
    const log = createGrowingLog();
    const worker = createTestWorker(db, chain, log);
    await client.setBalance({ address: chain.sender, value: 0n });
    await worker.tick();
    log.grow();
    await worker.tick();
    expect(worker.status().degradedReason).toMatch(`${chain.sender} has 0 on ${localChain.name}`);
    expect(worker.error).toHaveBeenCalledOnce();
    expect((await listAnchors(db, chain)).map(({ state }) => state)).toEqual(["superseded", "queued"]);

    await client.setBalance({ address: chain.sender, value: parseEther("1") });
    await tickUntil(worker, db, chain, "final");
    expect((await testChain.anchored()).map(({ size }) => size)).toEqual([2]);
    expect(worker.status()).toEqual({ state: "idle" });
    expect(worker.info).toHaveBeenCalledWith("anchoring goes on");
  });

  test("a chain without the contract", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect();
    await testChain.client.setCode({ address: testChain.contract, bytecode: "0x" });
    const worker = createTestWorker(db, chain, createGrowingLog());
    await worker.tick();
    expect(worker.status().degradedReason).toMatch(`no contract at ${testChain.contract}`);
    expect(await listAnchors(db, chain)).toMatchObject([{ state: "queued" }]);
  });

  test("a contract with a larger size than the log", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect();
    const elsewhere = createGrowingLog(100);
    const { raw } = await chain.sign(elsewhere.head, 0, 60_000n, await chain.fees());
    await chain.send(raw);
    await until(async () => expect(await chain.latestSize()).toBe(100));

    const log = createGrowingLog();
    const worker = createTestWorker(db, chain, log);
    await worker.tick();
    expect(worker.status().degradedReason).toMatch("has size 100");
    expect(await testChain.anchored()).toHaveLength(1);

    log.grow(100);
    await tickUntil(worker, db, chain, "final");
    expect((await testChain.anchored()).map(({ size }) => size)).toEqual([100, 101]);
  });

  test("an RPC address of another chain", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect({ profile: { id: 137, name: "Polygon" } });
    const worker = createTestWorker(db, chain, createGrowingLog());
    await worker.tick();
    expect(worker.status().degradedReason).toMatch("chain 31337, but CHAIN_ID is 137 (Polygon)");
    expect(await listAnchors(db, chain)).toEqual([]);
  });
});
