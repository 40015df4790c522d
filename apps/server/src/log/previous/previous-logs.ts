import { type BundleAnchor, fromHex } from "@colophon/proof";
import type { Kysely } from "kysely";
import type pg from "pg";
import { queryableOn } from "../../base/db/queryable-on.ts";
import type { Database } from "../../base/db/schema.ts";
import { findFinalCovering } from "../anchoring/anchoring.ts";
import { type CoveringAnchor, standingOf, unanchored } from "../anchoring/covering-anchor.ts";
import { openStamps, type Stamps } from "../clocks/stamps.ts";
import { type ProvenStatements, proveKeys } from "../closed-heads.ts";
import type { Published } from "../head.ts";
import { readClosedHead, readPages } from "../log.ts";
import { createProofs, type Proofs } from "../proofs.ts";
import { inLog, queryableIn } from "./in-log.ts";
import { chainProfile } from "../anchoring/chain-profile.ts";
import { findGivenProof, type GivenProof } from "./given-proof-store.ts";
import { enterLog, readCheckpoints, readPreviousLog } from "./previous-log-store.ts";

/** A log that has ended, as the backup had it: nothing in it changes any more. */
export interface EndedLog extends Pick<
  Proofs,
  "tlogProof" | "keySetBefore" | "keySetAt" | "inclusionProofs"
> {
  origin: string;
  vkey: string;
  /** The backup's last head, which the trust file states: it needs no anchor. */
  newest(): Promise<Published>;
  /** Of the newest closed head in the backup; undefined if there was none. */
  proveStatements(keys: readonly Uint8Array[]): Promise<ProvenStatements | undefined>;
}

/** What a certificate is proven with. */
export interface EndedRegister {
  log: EndedLog;
  /** The anchors that were final in the backup. */
  anchoring: { coveringAnchor(index: number): Promise<CoveringAnchor> };
  /** What clocks have said of it, before it ended or since. */
  stamps: Stamps;
  /** Of an entry that the backup lacks, if somebody has given it back. */
  givenProof(index: number): Promise<GivenProof | undefined>;
}

/** The log by its number, as `certificate_places` gives it. */
export type PreviousLogs = (log: number) => Promise<EndedRegister>;

/** The logs before this one; each is opened when it is first asked for. */
export function openPreviousLogs({ pool, db }: { pool: pg.Pool; db: Kysely<Database> }): PreviousLogs {
  const opened = new Map<number, Promise<EndedRegister>>();
  return (log) => {
    const known = opened.get(log);
    if (known !== undefined) return known;
    const opening = openEnded({ pool, db }, log);
    opened.set(log, opening);
    opening.catch(() => opened.delete(log));
    return opening;
  };
}

async function openEnded(
  { pool, db }: { pool: pg.Pool; db: Kysely<Database> },
  log: number,
): Promise<EndedRegister> {
  const { origin, vkey, size, root } = await readPreviousLog(pool, log);
  const checkpoints = await readCheckpoints(pool, log);
  // Its key is gone. What it signed while it was there is all that there will be.
  const checkpointOf = (head: { size: number }): string => {
    const checkpoint = checkpoints.get(head.size);
    if (checkpoint === undefined) throw new Error(`"${origin}" has no checkpoint of ${head.size} entries`);
    return checkpoint;
  };
  const proofs = createProofs(queryableIn(pool, log), { origin, vkey, sign: checkpointOf });
  const newest = { size, root: Uint8Array.from(root), checkpoint: checkpointOf({ size }) };
  return {
    log: {
      ...proofs,
      origin,
      vkey,
      newest: () => Promise.resolve(newest),
      async proveStatements(keys) {
        const [closed, pages] = await inLog(pool, log, (tx) =>
          Promise.all([readClosedHead(tx), readPages(tx, keys)]),
        );
        return closed && proveKeys(keys, { closed, pages, proofs });
      },
    },
    anchoring: {
      coveringAnchor: async (index) =>
        index < size
          ? findCovering(db, log, index)
          : coveringOf((await findGivenProof(pool, log, index))?.anchors[0]),
    },
    stamps: openStamps(pool, log),
    givenProof: async (index) => (index < size ? undefined : findGivenProof(pool, log, index)),
  };
}

function coveringOf(anchor: BundleAnchor | undefined): CoveringAnchor {
  if (anchor === undefined) return unanchored;
  const { chainId, contract, sender, transactionHash: hash, root, ...place } = anchor;
  const { name: network, explorer } = chainProfile(chainId);
  return {
    state: "final",
    chainId,
    network,
    contract,
    sender,
    transaction: { ...place, hash, root: fromHex(root.slice(2)) },
    explorerUrl: explorer === undefined ? null : explorer + hash,
    nextAnchorAt: undefined,
  };
}

/** The earliest final anchor; there will be no other. */
async function findCovering(db: Kysely<Database>, log: number, index: number): Promise<CoveringAnchor> {
  const anchor = await db.transaction().execute(async (tx) => {
    await enterLog(queryableOn(tx), log);
    return findFinalCovering(tx, index);
  });
  return anchor === undefined ? unanchored : { ...standingOf(anchor), nextAnchorAt: undefined };
}
