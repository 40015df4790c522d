import { addressTopic, ANCHORED_TOPIC, sizeTopic } from "../src/anchor.ts";
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
    receipt: { status: "0x1", blockHash: anchor.blockHash, logs: [event] },
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
  return (method, [tag]) => {
    if (method === "eth_chainId") return Promise.resolve(state.chainId);
    if (method === "eth_getTransactionReceipt") return Promise.resolve(state.receipt);
    if (method !== "eth_getBlockByNumber") return Promise.reject(new Error(`${method} is not asked for`));
    if (tag === "latest") return Promise.resolve({ number: hex(state.latest) });
    if (tag === "finalized") return Promise.resolve({ number: hex(state.finalized) });
    return Promise.resolve(state.block);
  };
}

function hex(value: number): string {
  return `0x${value.toString(16)}`;
}
