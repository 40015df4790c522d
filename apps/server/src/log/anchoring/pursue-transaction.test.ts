import { parseEther } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { describe, expect, test } from "vitest";
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
import { startUnreliableRpc } from "../../../test/test-rpc.ts";
import type { Chain } from "./chain.ts";

const { db } = await createTestDatabase();

class Crash extends Error {}
const crash = () => Promise.reject(new Crash());

describe("after a crash", () => {
  test("between preparing and sending, sends the prepared transaction", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect();
    const log = createGrowingLog();
    await expect(createTestWorker(db, { ...chain, send: crash }, log).tick()).rejects.toThrow(Crash);
    expect(await listAnchors(db, chain)).toMatchObject([{ state: "prepared", tx_hash: null }]);
    const [prepared] = await listTransactions(db, chain);
    expect(prepared).toMatchObject({ nonce: 0, attempt: 1, sends: 0, sent_at: null });

    const [anchor] = await tickUntil(createTestWorker(db, chain, log), db, chain, "final");
    expect(anchor?.tx_hash).toBe(prepared?.hash);
    expect(await listTransactions(db, chain)).toHaveLength(1);
    expect(await chain.nextNonce()).toBe(1);
  });

  test.each([true, false])("after sending, finds the transaction again (mined: %s)", async (mined) => {
    const testChain = await startTestChain();
    const chain = testChain.connect();
    const log = createGrowingLog();
    await testChain.client.setAutomine(mined);
    const send: Chain["send"] = async (raw) => {
      await chain.send(raw);
      throw new Crash();
    };
    await expect(createTestWorker(db, { ...chain, send }, log).tick()).rejects.toThrow(Crash);
    expect(await listAnchors(db, chain)).toMatchObject([{ state: "prepared" }]);

    const worker = createTestWorker(db, chain, log);
    if (!mined) {
      await tickUntil(worker, db, chain, "broadcast");
      await testChain.client.setAutomine(true);
      await testChain.client.mine({ blocks: 1 });
    }
    await tickUntil(worker, db, chain, "final");
    expect(await listTransactions(db, chain)).toHaveLength(1);
    expect(await testChain.anchored()).toHaveLength(1);
  });
});

describe("on an unreliable chain", () => {
  test("a send whose answer never comes is looked for in the blocks", async () => {
    const testChain = await startTestChain();
    const rpc = await startUnreliableRpc(testChain.url);
    const chain = testChain.connect({ url: rpc.url, timeout: 1000 });
    rpc.fate = (method) => (method === "eth_sendRawTransaction" ? "swallow" : "pass");
    const worker = createTestWorker(db, chain, createGrowingLog());
    await until(async () => {
      await worker.tick();
      expect((await listTransactions(db, chain))[0]?.last_error).toBeTypeOf("string");
    });
    await tickUntil(worker, db, chain, "final");
    expect(await testChain.anchored()).toHaveLength(1);
  });

  test("an RPC that is away for long changes nothing, and is reported once", async () => {
    const testChain = await startTestChain();
    const rpc = await startUnreliableRpc(testChain.url);
    const chain = testChain.connect({ url: rpc.url });
    const log = createGrowingLog();
    const worker = createTestWorker(db, chain, log);
    await testChain.client.setAutomine(false);
    await worker.tick();

    rpc.fate = () => "refuse";
    for (let ticks = 0; ticks < 30; ticks++) await worker.tick();
    expect(worker.status().degradedReason).toMatch(/^the chain cannot be asked/);
    expect(worker.status().degradedReason).not.toContain(rpc.url);
    expect(worker.error).toHaveBeenCalledOnce();
    expect(await listAnchors(db, chain)).toMatchObject([{ state: "broadcast" }]);
    log.grow();

    rpc.fate = () => "pass";
    await testChain.client.setAutomine(true);
    await testChain.client.mine({ blocks: 1 });
    await until(async () => {
      await worker.tick();
      expect((await testChain.anchored()).map(({ size }) => size)).toEqual([1, 2]);
    });
    await tickUntil(worker, db, chain, "final");
    expect(worker.status()).toEqual({ state: "idle" });
  });

  test("fees that jumped are followed with the same nonce, by an eighth at least and not without end", async () => {
    const testChain = await startTestChain();
    const { client } = testChain;
    const chain = testChain.connect();
    const worker = createTestWorker(db, chain, createGrowingLog(), { stuckSeconds: 0 });
    await client.setAutomine(false);
    await worker.tick();
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 100_000_000_000n });
    await client.mine({ blocks: 1 });
    expect(await chain.nextNonce()).toBe(0);

    for (let ticks = 0; ticks < 20; ticks++) await worker.tick();
    const attempts = await listTransactions(db, chain);
    expect(new Set(attempts.map(({ nonce }) => nonce))).toEqual(new Set([0]));
    expect(attempts.length).toBeGreaterThan(1);
    for (const [index, { max_fee, max_priority }] of attempts.entries()) {
      const before = attempts[index - 1];
      if (!before) continue;
      expect(BigInt(max_fee) * 8n).toBeGreaterThanOrEqual(BigInt(before.max_fee) * 9n);
      expect(BigInt(max_priority) * 8n).toBeGreaterThanOrEqual(BigInt(before.max_priority) * 9n);
    }
    const usual = await chain.fees();
    expect(BigInt(attempts.at(-1)?.max_fee ?? 0)).toBeLessThanOrEqual(2n * usual.maxFee);

    await client.mine({ blocks: 1 });
    const [anchor] = await tickUntil(worker, db, chain, "final");
    expect(anchor?.tx_hash).toBe(attempts.at(-1)?.hash);
    expect(await testChain.anchored()).toHaveLength(1);
  });

  test("a reorganisation that drops the transaction makes it be sent again", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect({ profile: { finalityDepth: 3 } });
    const worker = createTestWorker(db, chain, createGrowingLog());
    const [before] = await tickUntil(worker, db, chain, "included");
    await testChain.reorg(1);
    expect(await testChain.anchored()).toEqual([]);

    await worker.tick();
    expect(await listAnchors(db, chain)).toMatchObject([
      { state: "broadcast", tx_hash: null, block_hash: null },
    ]);
    const [after] = await tickUntil(worker, db, chain, "included");
    expect(after?.tx_hash).toBe(before?.tx_hash);
    expect(after?.block_hash).not.toBe(before?.block_hash);
    await testChain.client.mine({ blocks: 3 });
    await tickUntil(worker, db, chain, "final");
    expect(await listTransactions(db, chain)).toHaveLength(1);
  });

  test("a reorganisation that moves the transaction to another block is followed", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect({ profile: { finalityDepth: 3 } });
    const worker = createTestWorker(db, chain, createGrowingLog());
    const [before] = await tickUntil(worker, db, chain, "included");
    const [transaction] = await listTransactions(db, chain);
    await testChain.client.mine({ blocks: 1 });
    await testChain.reorg(2, [[(transaction?.raw ?? "0x") as `0x${string}`, 1]]);

    await worker.tick();
    const [after] = await listAnchors(db, chain);
    expect(after).toMatchObject({ state: "included", tx_hash: before?.tx_hash });
    expect(after?.block_number).toBe((before?.block_number ?? 0) + 1);
  });

  test("a receipt counts only when its block is canonical", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect();
    const log = createGrowingLog();
    const stale: Chain = {
      ...chain,
      inclusion: async () => ({ blockNumber: 1, blockHash: `0x${"00".repeat(32)}`, logIndex: 0 }),
    };
    const misled = createTestWorker(db, stale, log);
    for (let ticks = 0; ticks < 5; ticks++) {
      await misled.tick();
      expect((await listAnchors(db, chain))[0]?.tx_hash).toBeNull();
    }
    await tickUntil(createTestWorker(db, chain, log), db, chain, "final");
    expect(await testChain.anchored()).toHaveLength(1);
  });

  test("a nonce that another transaction took is believed at the second look", async () => {
    const testChain = await startTestChain();
    const { client } = testChain;
    const chain = testChain.connect();
    const worker = createTestWorker(db, chain, createGrowingLog());
    await client.setAutomine(false);
    await worker.tick();
    const [sent] = await listTransactions(db, chain);
    await client.dropTransaction({ hash: (sent?.hash ?? "0x") as `0x${string}` });
    await client.setAutomine(true);
    const account = privateKeyToAccount(testChain.privateKey);
    const hash = await client.sendTransaction({ account, chain: null, to: account.address, value: 1n });
    await client.waitForTransactionReceipt({ hash, pollingInterval: 20 });

    await worker.tick();
    expect(await listAnchors(db, chain)).toMatchObject([{ state: "broadcast" }]);
    expect(await listTransactions(db, chain)).toHaveLength(1);
    await worker.tick();
    const attempts = await listTransactions(db, chain);
    expect(attempts.map(({ nonce }) => nonce)).toEqual([0, 1]);
    const [anchor] = await tickUntil(worker, db, chain, "final");
    expect(anchor?.tx_hash).toBe(attempts[1]?.hash);
  });

  test("funds that went away after preparing", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect();
    const log = createGrowingLog();
    await expect(createTestWorker(db, { ...chain, send: crash }, log).tick()).rejects.toThrow(Crash);
    await testChain.client.setBalance({ address: chain.sender, value: 1n });
    const worker = createTestWorker(db, chain, log);
    await worker.tick();
    expect(worker.status().degradedReason).toMatch("send it funds");

    await testChain.client.setBalance({ address: chain.sender, value: parseEther("1") });
    await tickUntil(worker, db, chain, "final");
    expect(await listTransactions(db, chain)).toHaveLength(1);
  });
});
