import { readCheckpoint } from "@colophon/proof";
import type { Queryable } from "../../base/db/queryable.ts";
import { createRecent } from "../../base/recent.ts";
import type { Head } from "../head.ts";
import { rememberCovering } from "../remember-covering.ts";
import { type EvidenceLines, readEvidence } from "./read-evidence.ts";
import { findFirstCovering, type LogNumber, readStampedSize } from "./read-evidence-store.ts";

/** A checkpoint of which a clock has said something final. */
export interface Stamped extends Head {
  /** As it was stamped. */
  checkpoint: string;
  clock: "bitcoin" | "authority";
}

/** What other clocks have said of a log's checkpoints. */
export interface Stamps {
  /**
   * The checkpoint that covers the leaf at `index` and was the first to have a proof that leads to a block of Bitcoin; while none
   * has one, the first to have an authority's token.
   */
  firstCovering(index: number): Promise<Stamped | undefined>;
  /** What clocks say of the checkpoint of this size; undefined while they say nothing. */
  evidenceAt(size: number): Promise<EvidenceLines | undefined>;
}

/** How long things are not asked for again: whether there are new ones, and while nothing was ever stamped. */
const milliseconds = { some: 1000, none: 5000 };

/** Limit of the evidence that is remembered, in bytes. */
const maxBytes = 4e6;

/** Reads the evidence of one log; null is the present one. Where nothing was ever stamped, it asks the database nothing but that, every few seconds. */
export function openStamps(db: Queryable, log: LogNumber = null): Stamps {
  const kept = createRecent<{ evidence: EvidenceLines | undefined; until: number }>({
    maxBytes,
    sizeOf: ({ evidence }) => 200 + (evidence?.extra.length ?? 0),
  });
  /** The largest checkpoint that is stamped; asked for again when its time is over. */
  let newest: { size: number; until: number } | undefined;

  /** Smaller checkpoints may be stamped; larger ones are not. */
  async function isStamped(size: number): Promise<boolean> {
    if (newest === undefined || newest.until < performance.now()) {
      const largest = await readStampedSize(db, log);
      const { some, none } = milliseconds;
      newest = { size: largest, until: performance.now() + (largest > 0 ? some : none) };
    }
    return size <= newest.size;
  }

  async function find(index: number): Promise<Stamped | undefined> {
    for (const [clock, kind] of clocks) {
      const checkpoint = await findFirstCovering(db, { log, index, kind });
      if (checkpoint === undefined) continue;
      const { size, root } = readCheckpoint(checkpoint);
      return { size, root, checkpoint, clock };
    }
    return undefined;
  }

  const findOnce = rememberCovering(find, (found) => {
    if (found === undefined) return undefined;
    return { size: found.size, milliseconds: found.clock === "bitcoin" ? Infinity : milliseconds.some };
  });

  return {
    firstCovering: async (index) => ((await isStamped(index + 1)) ? findOnce(index) : undefined),
    async evidenceAt(size) {
      if (!(await isStamped(size))) return undefined;
      const known = kept.get(String(size));
      if (known !== undefined && performance.now() < known.until) return known.evidence;
      const evidence = await readEvidence(db, log, size);
      kept.set(String(size), { evidence, until: performance.now() + milliseconds.some });
      return evidence;
    },
  };
}

/** The stronger first. */
const clocks = [
  ["bitcoin", "ots"],
  ["authority", "rfc3161"],
] as const;
