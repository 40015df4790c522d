import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "viem";
import { getBlock } from "viem/actions";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  createGrowingLog,
  createTestWorker,
  listAnchors,
  tickUntil,
  until,
} from "../../../test/test-anchoring.ts";
import { newPrivateKey } from "../../../test/test-chain.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { startAnvil } from "./anvil-process.ts";
import { localChain } from "./chain-profile.ts";
import { createDevChain } from "./dev-chain.ts";
import { readDevChainUrl } from "./dev-chain-store.ts";
import { createEvmChain, senderAddress } from "./evm-chain.ts";
import { noteProcess } from "./orphaned-process.ts";
import { logAnchorAddress } from "./log-anchor.ts";

const { db } = await createTestDatabase();

function createInstallation() {
  const dataDir = mkdtempSync(join(tmpdir(), "colophon-dev-chain-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const privateKey = newPrivateKey();
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const devChain = createDevChain({ db, dataDir, sender: senderAddress(privateKey), log });
  const { transport } = devChain;
  const chain = createEvmChain({ profile: localChain, contract: logAnchorAddress(), privateKey, transport });
  const note = join(dataDir, "dev-chain.json");
  return {
    devChain,
    chain,
    log,
    note,
    pid: () => (JSON.parse(readFileSync(note, "utf8")) as { pid: number }).pid,
  };
}

type Installation = ReturnType<typeof createInstallation>;

/** Runs the chain until the returned function is called, or the test ends. */
async function run({ devChain, chain }: Installation) {
  const end = new AbortController();
  const running = devChain.run({
    signal: end.signal,
    raise: async () => {},
    write: (work) => db.transaction().execute(work),
  });
  const stop = () => {
    end.abort();
    return running;
  };
  onTestFinished(stop);
  await until(() => chain.probe());
  return stop;
}

/** All blocks from the first to the newest. */
async function blocksOf({ devChain }: Installation) {
  const client = createClient({ transport: devChain.transport });
  const { number } = await getBlock(client);
  return Promise.all(
    Array.from({ length: Number(number) + 1 }, (_, height) =>
      getBlock(client, { blockNumber: BigInt(height) }),
    ),
  );
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe("the local chain", () => {
  test("is the same chain again after a kill, and goes on from there", async () => {
    const installation = createInstallation();
    const { chain, log, pid } = installation;
    await run(installation);
    const growing = createGrowingLog();
    const worker = createTestWorker(db, chain, growing);
    for (let round = 0; round < 10; round++) {
      await tickUntil(worker, db, chain, "final");
      growing.grow();
      await worker.tick();
    }
    await tickUntil(worker, db, chain, "final");
    const before = await blocksOf(installation);
    const anchors = await listAnchors(db, chain);
    expect(before).toHaveLength(1 + 1 + 11);

    process.kill(pid(), "SIGKILL");
    await until(() => expect(log.info).toHaveBeenCalledTimes(2));
    expect(await blocksOf(installation)).toEqual(before);
    expect(log.error).not.toHaveBeenCalled();

    await worker.tick();
    expect(await listAnchors(db, chain)).toEqual(anchors);
    growing.grow();
    const [newest] = (await tickUntil(worker, db, chain, "final")).slice(-1);
    expect(Math.abs((newest?.block_time ?? 0) - Date.now() / 1000)).toBeLessThan(60);
  });

  test("keeps what was sent and not yet seen in a block when it was killed", async () => {
    const installation = createInstallation();
    const { chain, log, pid } = installation;
    await run(installation);
    const worker = createTestWorker(db, chain, createGrowingLog());
    await worker.tick();
    expect(await listAnchors(db, chain)).toMatchObject([{ state: "broadcast" }]);

    process.kill(pid(), "SIGKILL");
    await until(() => expect(log.info).toHaveBeenCalledTimes(2));
    await tickUntil(worker, db, chain, "final");
    expect(await chain.nextNonce()).toBe(1);
  });

  test("says where it is, and ends with the process that runs it", async () => {
    const installation = createInstallation();
    const stop = await run(installation);
    const url = await readDevChainUrl(db);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const pid = installation.pid();
    expect(isRunning(pid)).toBe(true);
    await stop();
    expect(isRunning(pid)).toBe(false);
    await expect(installation.chain.probe()).rejects.toThrow("the local chain is being built");
  });

  test("ends the chain that a killed server has orphaned", async () => {
    const installation = createInstallation();
    const left = await startAnvil();
    noteProcess(installation.note, left);
    await run(installation);
    await left.exited;
    expect(installation.pid()).not.toBe(left.pid);
  });

  test("lets a process live that only has the number of the orphaned one", async () => {
    const installation = createInstallation();
    const other = await startAnvil();
    onTestFinished(() => other.stop());
    writeFileSync(installation.note, JSON.stringify({ pid: other.pid, command: ["anvil", "--port", "1"] }));
    await run(installation);
    expect(isRunning(other.pid)).toBe(true);
  });

  test("starts over a note that the kill cut short", async () => {
    const installation = createInstallation();
    writeFileSync(installation.note, '{"pid": 12');
    await run(installation);
    expect(isRunning(installation.pid())).toBe(true);
  });
});
