import { randomBytes } from "node:crypto";
import { type Abi, type Address, createClient, getAddress, http, parseEventLogs, toHex } from "viem";
import {
  getBlock,
  getCode,
  readContract,
  sendTransaction,
  simulateContract,
  waitForTransactionReceipt,
  writeContract,
} from "viem/actions";
import { formatAbiItem } from "viem/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileLogAnchor } from "../../../../../contracts/compile-log-anchor.ts";
import compiled from "../../../../../contracts/LogAnchor.json" with { type: "json" };
import { type AnvilProcess, anvilAccount, startAnvil } from "./anvil-process.ts";
import { deploymentData, deploymentProxy, logAnchorAbi, logAnchorAddress } from "./log-anchor.ts";

const contract = { address: logAnchorAddress(), abi: logAnchorAbi } as const;
const other: Address = "0x70997970c51812dc3a010c7d01b50e0d17dc79c8";
const maxSize = 2n ** 64n - 1n;

const newRoot = () => toHex(randomBytes(32));

describe("LogAnchor", () => {
  let anvil: AnvilProcess;
  let client: ReturnType<typeof clientOf>;
  const clientOf = (url: string) => createClient({ transport: http(url), pollingInterval: 20 });

  beforeAll(async () => {
    anvil = await startAnvil();
    client = clientOf(anvil.url);
    const deployment = { to: deploymentProxy, data: deploymentData, account: anvilAccount, chain: null };
    await mined(await sendTransaction(client, deployment));
  });
  afterAll(() => anvil.stop());

  const mined = (hash: `0x${string}`) => waitForTransactionReceipt(client, { hash });

  const anchor = async (size: bigint, root = newRoot(), account: Address = anvilAccount) => {
    const call = { ...contract, functionName: "anchor", args: [size, root], account, chain: null } as const;
    return mined(await writeContract(client, call));
  };
  const latest = (log: Address) => readContract(client, { ...contract, functionName: "latest", args: [log] });
  const isLatest = (log: Address, size: bigint, root: `0x${string}`) =>
    readContract(client, { ...contract, functionName: "isLatest", args: [log, size, root] });

  test("is deployed at its one address", async () => {
    // Deployed chains have it there: a change of the bytecode is another contract.
    expect(contract.address).toBe("0x95254d162177c1a26c1746b1bc5abbcfcd21a860");
    const code = await getCode(client, { address: contract.address });
    expect(code).toBeDefined();
    expect(compiled.bytecode).toContain(code?.slice(2));
  });

  test("says nothing about a log that never anchored", async () => {
    expect(await latest(contract.address)).toEqual([0n, 0n]);
    expect(await isLatest(contract.address, 0n, toHex(new Uint8Array(32)))).toBe(false);
  });

  test("keeps the latest head and announces the whole root", async () => {
    const root = newRoot();
    const receipt = await anchor(5n, root);
    const [event] = parseEventLogs({ abi: logAnchorAbi, logs: receipt.logs });
    expect(event).toMatchObject({ args: { log: getAddress(anvilAccount), size: 5n, root } });

    const block = await getBlock(client, { blockHash: receipt.blockHash });
    expect(await latest(anvilAccount)).toEqual([5n, block.timestamp]);
    expect(await isLatest(anvilAccount, 5n, root)).toBe(true);
    expect(await isLatest(anvilAccount, 4n, root)).toBe(false);
    expect(await isLatest(anvilAccount, 5n, newRoot())).toBe(false);
  });

  test("refuses a size that did not grow, and changes nothing", async () => {
    const root = newRoot();
    await anchor(100n, root);
    for (const size of [100n, 99n, 0n]) {
      expect(await anchor(size)).toMatchObject({ status: "reverted", logs: [] });
      const call = {
        ...contract,
        functionName: "anchor",
        args: [size, root],
        account: anvilAccount,
      } as const;
      await expect(simulateContract(client, call)).rejects.toThrow("SizeNotIncreased");
    }
    expect(await isLatest(anvilAccount, 100n, root)).toBe(true);
    await anchor(101n);
    expect((await latest(anvilAccount))[0]).toBe(101n);
  });

  test("keeps each sender's log apart", async () => {
    await anchor(1000n);
    await anchor(3n, newRoot(), other);
    expect((await latest(anvilAccount))[0]).toBe(1000n);
    expect((await latest(other))[0]).toBe(3n);
  });

  test("costs at most 30,000 gas for any size and root after the first", async () => {
    await anchor(2000n);
    const costliest = toHex(new Uint8Array(32).fill(0xff));
    for (const size of [2001n, 65_535n, 10n ** 9n, maxSize])
      expect((await anchor(size, size % 2n === 1n ? costliest : newRoot())).gasUsed).toBeLessThanOrEqual(
        30_000n,
      );
    expect((await latest(anvilAccount))[0]).toBe(maxSize);
  });

  test("is what the pinned compiler makes of the source", () => {
    expect(compileLogAnchor()).toEqual(compiled);
    const asText = (items: Abi) => items.map((item) => formatAbiItem(item, { includeName: true })).toSorted();
    expect(asText(compiled.abi as Abi)).toEqual(asText(logAnchorAbi));
  });
});
