import {
  addressTopic,
  ANCHORED_TOPIC,
  type ChainRequest,
  decodeAnchored,
  fromHex,
  type Hash,
  type Trust,
} from "@colophon/proof";
import { CannotCheckError } from "../errors.ts";
import { assertBegins, type FetchLogFile } from "./assert-begins.ts";
import type { MonitorState } from "./monitor-state.ts";

/**
 * Compares what the trusted senders have anchored on a node's chain with the log that was followed: each anchored tree is a
 * beginning of it. An anchor of a larger tree waits for the next run. Throws a Contradiction.
 */
export async function compareAnchors(
  state: MonitorState,
  about: { trust: Trust; request: ChainRequest; fetchFile: FetchLogFile; sha256: Hash },
): Promise<MonitorState> {
  const { trust, request, fetchFile, sha256 } = about;
  const chainId = Number(await ask(request, "eth_chainId", []));
  const newest = Number(await ask(request, "eth_blockNumber", []));
  // Nodes refuse a range that ends before it begins.
  if (newest < state.block) return state;
  const notes = state.checkpoint === undefined ? [] : [state.checkpoint];
  let block = newest + 1;
  for (const { contract, sender } of trust.anchors.filter((anchor) => anchor.chainId === chainId)) {
    const filter = {
      address: contract,
      topics: [ANCHORED_TOPIC, addressTopic(sender)],
      fromBlock: `0x${state.block.toString(16)}`,
      toBlock: `0x${newest.toString(16)}`,
    };
    const logs = await ask(request, "eth_getLogs", [filter]);
    if (!Array.isArray(logs)) throw new CannotCheckError("bad_answer", "The node does not list anchors.");
    for (const log of logs as { blockNumber?: unknown }[]) {
      const { size, root } = decodeAnchored(log);
      if (size > state.tree.edge.size) {
        block = Math.min(block, Number(log.blockNumber));
        break;
      }
      const anchored = { size, root: fromHex(root.slice(2)) };
      await assertBegins(anchored, state.tree, { notes, fetchFile, code: "anchor_contradicts", sha256 });
    }
  }
  return { ...state, block };
}

async function ask(request: ChainRequest, method: string, params: unknown[]): Promise<unknown> {
  try {
    return await request(method, params);
  } catch (error) {
    if (error instanceof CannotCheckError) throw error;
    throw new CannotCheckError("unreachable", `The node does not answer ${method}.`);
  }
}
