import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import {
  type AnchorRow,
  type AnchorSource,
  findFinalCovering,
  findInFlightCovering,
  findNewest,
} from "./anchor-store.ts";
import { chainProfile } from "./chain-profile.ts";

/** The state of an anchor. */
export interface AnchorStanding {
  /** `included`: in a block that may still be undone; only `final` is evidence. */
  state: "pending" | "included" | "final";
  chainId: number;
  network: string;
  contract: string;
  sender: string;
  /** Known from `included` on. */
  transaction: AnchorTransaction | undefined;
  explorerUrl: string | null;
}

/** The state of the anchor that covers a leaf. */
export interface CoveringAnchor extends Omit<AnchorStanding, "state"> {
  /** `ended`: its log has ended without one. */
  state: AnchorStanding["state"] | "ended";
  /** When the next anchor may begin; undefined when one that covers the leaf is already pending. */
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
 * The anchor of the leaf at `index`: the earliest final one, which never changes; until there is one, the pending one on
 * `source`, or when the next may begin.
 */
export async function findCoveringAnchor(
  db: Kysely<Database>,
  source: AnchorSource,
  intervalSeconds: number,
  index: number,
): Promise<CoveringAnchor> {
  const anchor = (await findFinalCovering(db, index)) ?? (await findInFlightCovering(db, source, index));
  if (anchor) return { ...standingOf(anchor), nextAnchorAt: undefined };
  return { ...pending(source), nextAnchorAt: await nextAnchorAt(db, source, intervalSeconds) };
}

/** When the next anchor may begin. */
export async function nextAnchorAt(
  db: Kysely<Database>,
  source: AnchorSource,
  intervalSeconds: number,
): Promise<Date> {
  const newest = await findNewest(db, source);
  const dueInSeconds = Math.max(0, newest ? intervalSeconds - newest.ageSeconds : 0);
  return new Date(Date.now() + dueInSeconds * 1000);
}

export function standingOf(anchor: AnchorRow): AnchorStanding {
  const { chain_id: chainId, contract, sender } = anchor;
  const transaction = transactionOf(anchor);
  if (!transaction) return pending({ chainId, contract, sender });
  const { name, explorer } = chainProfile(chainId);
  return {
    state: anchor.state === "final" ? "final" : "included",
    chainId,
    network: name,
    contract,
    sender,
    transaction,
    explorerUrl: explorer === undefined ? null : explorer + transaction.hash,
  };
}

/** Of a leaf in a log that has ended before it was anchored. */
export const unanchored: CoveringAnchor = {
  state: "ended",
  chainId: 0,
  network: "",
  contract: "",
  sender: "",
  transaction: undefined,
  explorerUrl: null,
  nextAnchorAt: undefined,
};

function pending(source: AnchorSource): AnchorStanding {
  return {
    state: "pending",
    ...source,
    network: chainProfile(source.chainId).name,
    transaction: undefined,
    explorerUrl: null,
  };
}

function transactionOf(anchor: AnchorRow): AnchorTransaction | undefined {
  const { state, tx_hash: hash, block_number, block_hash, block_time, size, root } = anchor;
  if (state !== "included" && state !== "final") return undefined;
  if (hash === null || block_number === null || block_hash === null || block_time === null)
    throw new Error(`anchor ${anchor.id} is ${state} without a block`);
  return { hash, blockNumber: block_number, blockHash: block_hash, blockTime: block_time, size, root };
}
