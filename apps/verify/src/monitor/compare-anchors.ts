import {
  addressTopic,
  ANCHORED_TOPIC,
  type AnchoredEvent,
  type ChainHeights,
  type ChainRequest,
  decodeAnchored,
  finalityDepthOf,
  fromHex,
  type Hash,
  quantity,
  readChainId,
  readHeights,
  type Trust,
  type TrustedAnchor,
} from "@colophon/proof";
import { CannotCheckError } from "../errors.ts";
import { assertBegins, type FetchLogFile } from "./assert-begins.ts";
import type { MonitorState } from "./monitor-state.ts";

/**
 * Compares what the trusted senders have anchored on a node's chain with the log that was followed: each anchored tree is a
 * beginning of it. What is not final yet, and an anchor of a larger tree, is compared again in the next run. Throws a
 * Contradiction. A node that can't be right leaves the state as it was.
 */
export async function compareAnchors(
  state: MonitorState,
  about: { trust: Trust; request: ChainRequest; fetchFile: FetchLogFile; sha256: Hash },
): Promise<MonitorState> {
  const { trust, request, fetchFile, sha256 } = about;
  const chainId = await answerOf("eth_chainId", () => readChainId(request));
  const trusted = trust.anchors.filter((anchor) => anchor.chainId === chainId);
  if (trusted.length === 0)
    throw new CannotCheckError(
      "wrong_chain",
      `The node is of chain ${chainId}, on which the trust file has no anchor.`,
    );
  const { newest, final } = await heightsOf(trusted, request);
  const from = state.blocks[chainId] ?? 0;
  if (newest + 1 < from)
    throw new CannotCheckError(
      "bad_answer",
      `The node's newest block is ${newest}, but block ${from - 1} was final in an earlier round. One of the two is false: ask another node, or start with a new state file.`,
    );
  const notes = state.checkpoint === undefined ? [] : [state.checkpoint];
  let next = Math.max(from, final + 1);
  for (const anchor of trusted)
    for (const { block, size, root } of await readEvents(anchor, { from, newest }, request))
      if (size > state.tree.edge.size) next = Math.min(next, block);
      else {
        const anchored = { size, root: fromHex(root.slice(2)) };
        await assertBegins(anchored, state.tree, { notes, fetchFile, code: "anchor_contradicts", sha256 });
      }
  return { ...state, blocks: { ...state.blocks, [chainId]: next } };
}

/** As cautious as the most cautious of the trusted anchors. */
async function heightsOf(trusted: TrustedAnchor[], request: ChainRequest): Promise<ChainHeights> {
  const depths = [...new Set(trusted.map(finalityDepthOf))];
  const read = () => Promise.all(depths.map((depth) => readHeights(depth, request)));
  const heights = await answerOf("eth_getBlockByNumber", read);
  const newest = Math.min(...heights.map((each) => each.newest));
  const final = Math.min(...heights.map((each) => each.final));
  if (final > newest)
    throw new CannotCheckError("bad_answer", `The node's block ${final} is final, and its newest ${newest}.`);
  return { newest, final };
}

/** The events of one trusted anchor in these blocks. Others than were asked for are no answer. */
async function readEvents(
  { contract, sender }: TrustedAnchor,
  { from, newest }: { from: number; newest: number },
  request: ChainRequest,
): Promise<(AnchoredEvent & { block: number })[]> {
  // Nodes refuse a range that ends before it begins.
  if (newest < from) return [];
  const filter = {
    address: contract,
    topics: [ANCHORED_TOPIC, addressTopic(sender)],
    fromBlock: `0x${from.toString(16)}`,
    toBlock: `0x${newest.toString(16)}`,
  };
  return await answerOf("eth_getLogs", async () => {
    const logs = await request("eth_getLogs", [filter]);
    if (!Array.isArray(logs)) throw new TypeError("the node does not list anchors");
    return logs.map((log: { blockNumber?: unknown } | null) => {
      const event = { ...decodeAnchored(log), block: quantity(log?.blockNumber) };
      const isAskedFor = event.contract === contract && event.sender === sender;
      if (!isAskedFor || event.block < from || event.block > newest)
        throw new TypeError("the node lists others than were asked for");
      return event;
    });
  });
}

async function answerOf<T>(method: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CannotCheckError) throw error;
    const reason = error instanceof Error ? error.message : "it does not answer";
    throw new CannotCheckError("bad_answer", `The node's answer to ${method} can't be used: ${reason}.`);
  }
}
