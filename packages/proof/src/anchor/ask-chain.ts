import { isCount } from "../encoding/integer.ts";
import { isObject } from "../encoding/json.ts";

/** One JSON-RPC call to a node of the chain; gives `result`, or throws. */
export type ChainRequest = (method: string, params: unknown[]) => Promise<unknown>;

/** How far a chain is: its newest block, and the newest of those that no reorganisation takes away. */
export interface ChainHeights {
  newest: number;
  final: number;
}

/** Throws when the node does not answer, or not as JSON-RPC says. */
export async function readChainId(request: ChainRequest): Promise<number> {
  return quantity(await request("eth_chainId", []));
}

/** Of a chain where a block is final at this depth, or by the chain's own word. Throws like readChainId. */
export async function readHeights(
  finalityDepth: number | undefined,
  request: ChainRequest,
): Promise<ChainHeights> {
  const [latest, finalized] = await Promise.all([
    request("eth_getBlockByNumber", ["latest", false]),
    finalityDepth === undefined ? request("eth_getBlockByNumber", ["finalized", false]) : undefined,
  ]);
  const newest = blockNumber(latest);
  return { newest, final: finalityDepth === undefined ? blockNumber(finalized) : newest - finalityDepth };
}

function blockNumber(block: unknown): number {
  return quantity(isObject(block) ? block["number"] : undefined);
}

/** A JSON-RPC quantity. Anything else is not an answer about the chain. */
export function quantity(value: unknown): number {
  const number = typeof value === "string" && /^0x[0-9a-f]+$/.test(value) ? Number(value) : undefined;
  if (!isCount(number)) throw new TypeError("the node's answer is not of JSON-RPC");
  return number;
}
