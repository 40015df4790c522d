import { addressTopic, ANCHORED_TOPIC, sizeTopic } from "./anchor.ts";
import { type ChainRequest, quantity, readChainId, readHeights } from "./ask-chain.ts";
import type { BundleAnchor } from "../bundle.ts";
import { isArray, isObject, type JsonObject } from "../encoding/json.ts";
import { finalityDepthOf, type Trust, trustedAnchorOf } from "../trust.ts";

/**
 * What a chain says about an anchor.
 * - `final`, `included`: the anchor is there as claimed, in a block that can no longer, or could still, be dropped.
 * - `absent`: the chain has no such transaction. `mismatch`: it has, but it says something else.
 * - `wrong_chain`, `unreachable`: the node could not tell; nothing is known about the anchor.
 */
export type AnchorOnChain =
  | { state: "final" | "included"; blockTime: number }
  | { state: "absent" | "mismatch" | "wrong_chain" | "unreachable"; reason: string };

/** Asks for each anchor of a bundle; `requestOf` gives the node for a chain, or undefined when there is none. */
export async function readAnchors(
  anchors: BundleAnchor[],
  trust: Trust,
  requestOf: (chainId: number) => ChainRequest | undefined,
): Promise<AnchorOnChain[]> {
  return Promise.all(
    anchors.map(async (anchor) => {
      const trusted = trustedAnchorOf(anchor, trust);
      const request = requestOf(anchor.chainId);
      if (request === undefined)
        return { state: "unreachable", reason: `no node for chain ${anchor.chainId}` };
      return readAnchor(anchor, trusted && finalityDepthOf(trusted), request);
    }),
  );
}

/**
 * Compares an anchor with its chain. Final at `finalityDepth` blocks below the newest (0: at once), without it when the
 * chain's `finalized` block has reached it. An error of the transport is `unreachable`, never a verdict.
 */
export async function readAnchor(
  anchor: BundleAnchor,
  finalityDepth: number | undefined,
  request: ChainRequest,
): Promise<AnchorOnChain> {
  try {
    const [receipt, block, chainId, { newest, final }] = await Promise.all([
      request("eth_getTransactionReceipt", [anchor.transactionHash]),
      request("eth_getBlockByNumber", [`0x${anchor.blockNumber.toString(16)}`, false]),
      readChainId(request),
      readHeights(finalityDepth, request),
    ]);
    if (chainId !== anchor.chainId) return { state: "wrong_chain", reason: "the node is of another chain" };
    return (
      compare(anchor, receipt, block, newest) ?? {
        state: anchor.blockNumber <= final ? "final" : "included",
        blockTime: anchor.blockTime,
      }
    );
  } catch (error) {
    return {
      state: "unreachable",
      reason: error instanceof Error ? error.message : "the node does not answer",
    };
  }
}

/** What speaks against the anchor; undefined when the chain agrees. `block` is the canonical one at its height. */
function compare(
  anchor: BundleAnchor,
  receipt: unknown,
  block: unknown,
  head: number,
): AnchorOnChain | undefined {
  if (!isObject(block)) {
    const reason =
      head < anchor.blockNumber ? "the node has not reached the block" : "the node lacks the block";
    return { state: "unreachable", reason };
  }
  if (block["hash"] !== anchor.blockHash)
    return { state: "absent", reason: "another block is at its height" };
  if (quantity(block["timestamp"]) !== anchor.blockTime) return mismatch("the block has another time");
  if (!isObject(receipt)) return withoutReceipt(anchor, block);
  if (receipt["blockHash"] !== anchor.blockHash) return mismatch("the transaction is in another block");
  if (receipt["status"] !== "0x1") return mismatch("the transaction failed");
  const logs = isArray(receipt["logs"]) ? receipt["logs"] : [];
  return logs.some((log) => isEventOf(log, anchor))
    ? undefined
    : mismatch("the transaction anchors something else");
}

/** Nodes forget old receipts sooner than which transactions a block has. */
function withoutReceipt(anchor: BundleAnchor, block: JsonObject): AnchorOnChain {
  const transactions = isArray(block["transactions"]) ? block["transactions"] : [];
  return transactions.includes(anchor.transactionHash)
    ? { state: "unreachable", reason: "the node no longer has the receipt" }
    : { state: "absent", reason: "the block does not have the transaction" };
}

/** Whether a log of a receipt is the event that this anchor's transaction must have left. */
function isEventOf(log: unknown, { contract, sender, size, root }: BundleAnchor): boolean {
  if (!isObject(log) || typeof log["address"] !== "string" || !isArray(log["topics"])) return false;
  const expected = [ANCHORED_TOPIC, addressTopic(sender), sizeTopic(size)];
  const { address, topics, data } = log;
  return (
    address.toLowerCase() === contract &&
    topics.length === expected.length &&
    expected.every((topic, i) => topics[i] === topic) &&
    data === root
  );
}

function mismatch(reason: string): AnchorOnChain {
  return { state: "mismatch", reason };
}
