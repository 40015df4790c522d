import { setTimeout as pause } from "node:timers/promises";
import { formatPrefixProof, type PrefixProofJson, provePrefix } from "@colophon/proof/statements";
import { sha256 } from "@colophon/node-primitives";
import type pg from "pg";
import { snapshot } from "../base/db/transact.ts";
import { AppError } from "../base/errors.ts";
import { firstSize } from "./append-head.ts";
import { type ClosedHead, readClosedHead } from "./closed-head-store.ts";
import { isSameHead, type Published } from "./head.ts";
import { readPages } from "./prefix-page-store.ts";
import type { Proofs } from "./proofs.ts";
import { provePast } from "./prove-past.ts";
import { readHead } from "./log-store.ts";

/** The log's commitments about statements: all published, and proven to be in the log's history. */
export interface ClosedHeads {
  /** The newest published closed head; undefined before the first. */
  lastClosed(): Promise<ClosedHead | undefined>;
  /** The size of the published log up to its last entry that is neither an `04` nor a day's evidence; 0 while it has its first key set alone. */
  grownTo(): Promise<number>;
  /**
   * The newest closed head, and of each key whether its prefix tree has it; undefined before the first. Waits until a head that
   * is committed is published.
   */
  proveStatements(keys: readonly Uint8Array[]): Promise<ProvenStatements | undefined>;
}

export interface ProvenStatements extends ClosedHead {
  /** The signed checkpoint of this head. */
  checkpoint: string;
  /** That `entry` is its last leaf, from the leaf's sibling upwards. */
  proof: Uint8Array[];
  /** In the order of the keys. */
  keys: { isThere: boolean; proof: PrefixProofJson }[];
}

export interface ClosedHeadsOptions {
  pool: pg.Pool;
  newest(): Promise<Published>;
  proofs: Pick<Proofs, "inclusionProof" | "checkpointOf">;
}

/** Publishing takes milliseconds; when its process dies, another one publishes within some seconds. */
const publishedWithin = 5000;

export function createClosedHeads({ pool, newest, proofs }: ClosedHeadsOptions): ClosedHeads {
  /** The newest that was proven to be in the history of a published head. */
  let proven: ClosedHead | undefined;

  async function prove(closed: ClosedHead, published: Published): Promise<void> {
    if (proven !== undefined && isSameHead(proven, closed)) return;
    await snapshot(pool, async (tx) => {
      const head = await readHead(tx);
      // A different replica than the one read before, and further behind.
      if (head.size < published.size) throw new AppError("log_unavailable");
      await provePast(tx, head, published, "CHECKPOINT_GUARD");
      await provePast(tx, published, closed, "the newest entry of a head");
    });
    if (proven === undefined || proven.size < closed.size) proven = closed;
  }

  async function lastClosed(): Promise<ClosedHead | undefined> {
    const published = await newest();
    const closed = await readClosedHead(pool, published.size);
    if (closed !== undefined) await prove(closed, published);
    return closed;
  }

  async function grownTo(): Promise<number> {
    const { size } = await newest();
    const closed = await readClosedHead(pool, size);
    if (closed?.size === size) return closed.grownTo;
    return size > firstSize ? size : 0;
  }

  async function proveStatements(keys: readonly Uint8Array[]): Promise<ProvenStatements | undefined> {
    // In one snapshot: pages of a later head would not lead to the root of this one.
    const [closed, pages] = await snapshot(pool, (tx) =>
      Promise.all([readClosedHead(tx), readPages(tx, keys)]),
    );
    if (closed === undefined) return undefined;
    await prove(closed, await publishedFrom(closed.size));
    return proveKeys(keys, { closed, pages, proofs });
  }

  async function publishedFrom(size: number): Promise<Published> {
    for (const deadline = Date.now() + publishedWithin; ; await pause(10)) {
      const published = await newest();
      if (published.size >= size) return published;
      if (published.isDamaged) throw new AppError("log_damaged");
      if (Date.now() > deadline) throw new AppError("log_unavailable");
    }
  }

  return { lastClosed, grownTo, proveStatements };
}

/** Of each key whether the prefix tree of this head has it. `pages` are those on the way to the keys. */
export async function proveKeys(
  keys: readonly Uint8Array[],
  {
    closed,
    pages,
    proofs,
  }: {
    closed: ClosedHead;
    pages: ReadonlyMap<string, Uint8Array>;
    proofs: ClosedHeadsOptions["proofs"];
  },
): Promise<ProvenStatements> {
  const { size } = closed;
  return {
    ...closed,
    checkpoint: proofs.checkpointOf(closed),
    proof: await proofs.inclusionProof(size - 1, size),
    keys: keys.map((key) => {
      const { proof, leaf } = provePrefix(key, (name) => pages.get(name), sha256);
      return { isThere: leaf !== undefined, proof: formatPrefixProof(proof) };
    }),
  };
}
