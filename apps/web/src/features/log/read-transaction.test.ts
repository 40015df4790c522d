import type { Trust } from "@colophon/proof";
import { ANCHORED_TOPIC } from "@colophon/proof";
import { expect, test } from "vitest";
import { readTransaction } from "./read-transaction.ts";

const contract = `0x${"c".repeat(40)}`;
const sender = `0x${"5".repeat(40)}`;
const root = `0x${"ab".repeat(32)}`;
const trust = { anchors: [{ chainId: 31337, contract, sender }] } as unknown as Trust;
const word = (hex: string) => `0x${hex.padStart(64, "0")}`;
const anchored = {
  address: contract,
  topics: [ANCHORED_TOPIC, word(sender.slice(2)), word("2a")],
  data: root,
};

function chainWith(logs: unknown[]) {
  const answers: Record<string, unknown> = {
    eth_chainId: "0x7a69",
    eth_blockNumber: "0x14",
    eth_getTransactionReceipt: { blockHash: "0xb", blockNumber: "0x10", status: "0x1", logs },
    eth_getBlockByHash: { timestamp: "0x6553f100" },
  };
  return async (method: string) => answers[method];
}

test("reads what a transaction anchors, and when", async () => {
  expect(await readTransaction("0x", trust, chainWith([{ address: contract }, anchored]))).toEqual({
    chainId: 31337,
    blockNumber: 16,
    blockTime: 1_700_000_000,
    confirmations: 5,
    anchored: { contract, sender, size: 42, root },
  });
});

test("another registry's anchor isn't taken for this one's", async () => {
  const foreign = { ...anchored, address: `0x${"d".repeat(40)}` };
  expect(await readTransaction("0x", trust, chainWith([foreign]))).not.toHaveProperty("anchored");
  expect(await readTransaction("0x", trust, chainWith([]))).not.toHaveProperty("anchored");
});

test("a transaction without a block doesn't exist yet", async () => {
  expect(await readTransaction("0x", trust, async () => null)).toBeNull();
});
