import { addressTopic, ANCHORED_TOPIC, sizeTopic } from "../src/anchor/anchor.ts";
import type { BundleAnchor, ChainRequest } from "../src/index.ts";

/** What a node would say; change it to make a chain that says otherwise. */
export interface ChainState {
  chainId: string;
  receipt: Record<string, unknown> | null;
  /** The block at the anchor's height. */
  block: Record<string, unknown> | null;
  latest: number;
  finalized: number;
}

/** The chain on which an anchor is final, just as it claims. */
export function chainStateOf(anchor: BundleAnchor): ChainState {
  const event = {
    address: anchor.contract,
    topics: [ANCHORED_TOPIC, addressTopic(anchor.sender), sizeTopic(anchor.size)],
    data: anchor.root,
  };
  return {
    chainId: hex(anchor.chainId),
    receipt: {
      status: "0x1",
      transactionHash: anchor.transactionHash,
      blockHash: anchor.blockHash,
      logs: [event],
    },
    block: {
      number: hex(anchor.blockNumber),
      hash: anchor.blockHash,
      timestamp: hex(anchor.blockTime),
      transactions: [anchor.transactionHash],
    },
    latest: anchor.blockNumber + 10,
    finalized: anchor.blockNumber + 2,
  };
}

/** A node's JSON-RPC over such a state. */
export function makeChain(state: ChainState): ChainRequest {
  const answer = (method: string, subject: unknown): unknown => {
    if (method === "eth_chainId") return state.chainId;
    if (method === "eth_getTransactionReceipt") {
      return state.receipt?.["transactionHash"] === subject ? state.receipt : null;
    }
    if (method !== "eth_getBlockByNumber") throw new Error(`${method} is not asked for`);
    if (subject === "latest") return { number: hex(state.latest) };
    if (subject === "finalized") return { number: hex(state.finalized) };
    return state.block?.["number"] === subject ? state.block : null;
  };
  return (method, [subject]) => Promise.resolve().then(() => answer(method, subject));
}

function hex(value: number): string {
  return `0x${value.toString(16)}`;
}
