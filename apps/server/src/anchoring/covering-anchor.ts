import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import {
  type AnchorRow,
  type AnchorSource,
  findFinalCovering,
  findInFlightCovering,
  findNewest,
} from "./anchor-store.ts";
import { chainProfile } from "./chain-profile.ts";

/** Where the anchor that covers a leaf stands. */
export interface CoveringAnchor {
  /** `included`: in a block that may still be undone; only `final` is evidence. */
  state: "pending" | "included" | "final";
  chainId: number;
  network: string;
  contract: string;
  sender: string;
  /** Known from `included` on. */
  transaction: AnchorTransaction | undefined;
  explorerUrl: string | null;
  /** When the next anchor may begin; undefined when one that covers the leaf is under way already. */
  nextAnchorAt: Date | undefined;
}

export interface AnchorTransaction {
  /** 0x hex, lower case, like all hashes here. */
  hash: string;
  blockNumber: number;
  blockHash: string;
  /** Unix seconds. */
  blockTime: number;
  size: number;
  root: Uint8Array;
}

/**
 * The anchor of the leaf at `index`: the earliest final one, for ever; until there is one, the one under way on
 * `source`, or when that may begin.
 */
export async function findCoveringAnchor(
  db: Kysely<Database>,
  source: AnchorSource,
  intervalSeconds: number,
  index: number,
): Promise<CoveringAnchor> {
  const anchor = (await findFinalCovering(db, index)) ?? (await findInFlightCovering(db, source, index));
  if (!anchor) {
    const newest = await findNewest(db, source);
    const dueInSeconds = Math.max(0, newest ? intervalSeconds - newest.ageSeconds : 0);
    return { ...pending(source), nextAnchorAt: new Date(Date.now() + dueInSeconds * 1000) };
  }
  const transaction = transactionOf(anchor);
  if (!transaction) return pending(source);
  const { chain_id: chainId, contract, sender } = anchor;
  const { name, explorer } = chainProfile(chainId);
  return {
    state: anchor.state === "final" ? "final" : "included",
    chainId,
    network: name,
    contract,
    sender,
    transaction,
    explorerUrl: explorer === undefined ? null : explorer + transaction.hash,
    nextAnchorAt: undefined,
  };
}

function pending(source: AnchorSource): CoveringAnchor {
  return {
    state: "pending",
    ...source,
    network: chainProfile(source.chainId).name,
    transaction: undefined,
    explorerUrl: null,
    nextAnchorAt: undefined,
  };
}

function transactionOf(anchor: AnchorRow): AnchorTransaction | undefined {
  const { state, tx_hash: hash, block_number, block_hash, block_time, size, root } = anchor;
  if (state !== "included" && state !== "final") return undefined;
  if (hash === null || block_number === null || block_hash === null || block_time === null)
    throw new Error(`anchor ${anchor.id} is ${state} without a block`);
  return { hash, blockNumber: block_number, blockHash: block_hash, blockTime: block_time, size, root };
}
