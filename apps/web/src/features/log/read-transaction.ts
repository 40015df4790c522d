import {
  type AnchoredEvent,
  type ChainRequest,
  decodeAnchored,
  ProofError,
  type Trust,
} from "@colophon/proof";

/** What a chain says about a transaction; `anchored` is absent if it anchors nothing of this registry. */
export interface ChainTransaction {
  chainId: number;
  blockNumber: number;
  /** Unix seconds. */
  blockTime: number;
  /** Includes its own block. */
  confirmations: number;
  anchored?: AnchoredEvent;
}

interface Receipt {
  blockHash: string;
  blockNumber: string;
  status: string;
  logs: unknown[];
}

/** Null when the chain has no such transaction in a block. */
export async function readTransaction(
  hash: string,
  trust: Trust,
  request: ChainRequest,
): Promise<ChainTransaction | null> {
  const receipt = (await request("eth_getTransactionReceipt", [hash])) as Receipt | null;
  if (!receipt) return null;
  const [chainId, newest, block] = await Promise.all([
    request("eth_chainId", []),
    request("eth_blockNumber", []),
    request("eth_getBlockByHash", [receipt.blockHash, false]),
  ]);
  const blockNumber = Number(receipt.blockNumber);
  const anchored = receipt.logs.map(readEvent).find((event) => isOfRegistry(event, Number(chainId), trust));
  return {
    chainId: Number(chainId),
    blockNumber,
    blockTime: Number((block as { timestamp: string }).timestamp),
    confirmations: Number(newest) - blockNumber + 1,
    ...(anchored ? { anchored } : {}),
  };
}

function readEvent(log: unknown): AnchoredEvent | undefined {
  try {
    return decodeAnchored(log);
  } catch (error) {
    if (error instanceof ProofError) return undefined;
    throw error;
  }
}

function isOfRegistry(event: AnchoredEvent | undefined, chainId: number, trust: Trust): boolean {
  return trust.anchors.some(
    (one) => one.chainId === chainId && one.contract === event?.contract && one.sender === event.sender,
  );
}
