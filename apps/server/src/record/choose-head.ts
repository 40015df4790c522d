import { isPublicChain } from "@colophon/proof";
import type { Stamps } from "../log/clocks/stamps.ts";
import { newestWith } from "../log/agreed-head.ts";
import type { ProvenHead } from "../log/proofs.ts";
import type { Publisher } from "../log/publisher.ts";
import type { ShownAnchor } from "./read-certificate.ts";

interface Register {
  log: Pick<Publisher, "newest">;
  anchoring: { coveringAnchor(index: number): Promise<ShownAnchor> };
  stamps: Pick<Stamps, "firstCovering">;
}

/** The head that a bundle's proofs lead to. */
export interface ChosenHead {
  head: ProvenHead;
  /** A final one of this very head. */
  anchor: FinalAnchor | undefined;
}

export type FinalAnchor = ShownAnchor & { transaction: NonNullable<ShownAnchor["transaction"]> };

/**
 * The head that proves most of the leaf at `index`: that of its first final anchor on a public chain; without one, the first that
 * Bitcoin or, until then, an authority has stamped; without those, that of a final anchor on another chain; else the newest, and then
 * the next one may be another. It changes only to what proves more (docs/format.md, "Which checkpoint a bundle has").
 */
export async function chooseHead({ log, anchoring, stamps }: Register, index: number): Promise<ChosenHead> {
  const anchor = finalOf(await anchoring.coveringAnchor(index));
  const ofAnchor = anchor && { head: anchor.transaction, anchor };
  if (ofAnchor && isPublicChain(ofAnchor.anchor.chainId)) return ofAnchor;
  const stamped = await stamps.firstCovering(index);
  if (stamped === undefined) return ofAnchor ?? { head: await newestWith(log, index), anchor: undefined };
  const beside = finalOf(await anchoring.coveringAnchor(stamped.size - 1));
  return { head: stamped, anchor: beside?.transaction.size === stamped.size ? beside : undefined };
}

function finalOf(anchor: ShownAnchor): FinalAnchor | undefined {
  const { state, transaction } = anchor;
  return state === "final" && transaction ? { ...anchor, transaction } : undefined;
}
