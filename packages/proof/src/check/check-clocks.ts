import { isPublicChain } from "../anchor/anchor.ts";
import type { BundleAnchor } from "../bundle.ts";
import type { ProofErrorCode } from "../errors.ts";
import { type AnchorContext, checkAnchor } from "./check-anchor.ts";
import type { CheckGap, Outcome } from "./check.ts";
import type { ClockEvidence, ProvenClock, WeighedClocks } from "./clock-evidence.ts";

/** What check 7 has found: it passes when one of the clocks is proven. */
export interface ProvenClocks extends Partial<WeighedClocks> {
  /** Final on its chain. */
  anchor: BundleAnchor | undefined;
  /** Why no anchor is, whatever the other clocks say. */
  anchorGap: CheckGap | ProofErrorCode | undefined;
}

/**
 * Check 7: who else says when the checkpoint existed. An anchor is also the one clock that shows that the log has one history;
 * all others stamp anything for anybody. `found` is told what each clock says, whether or not the check passes.
 */
export function checkClocks(
  anchors: BundleAnchor[],
  evidence: ClockEvidence | undefined,
  context: AnchorContext,
  found: (clocks: ProvenClocks) => void,
): Outcome<ProvenClocks> {
  const outcome = checkAnchor(anchors, context);
  const anchor = "proven" in outcome ? outcome.proven : undefined;
  const anchorGap = "gap" in outcome ? outcome.gap : undefined;
  const publicAnchor = anchor && isPublicChain(anchor.chainId) ? clockOf(anchor) : undefined;
  const clocks: ProvenClocks = {
    anchor,
    anchorGap,
    ...(evidence
      ? evidence.weigh({ ...context, anchor: publicAnchor })
      : publicAnchor && { comparison: { proven: publicAnchor } }),
  };
  found(clocks);
  // A chain that was to be asked, and could not be: no other clock takes the place of its answer.
  const isUnanswered = anchorGap === "chain_unreachable" || anchorGap === "wrong_chain";
  if (!("proven" in outcome) && (clocks.comparison === undefined || isUnanswered)) return outcome;
  return { proven: clocks, evidence: outcome.evidence ?? {} };
}

function clockOf({ chainId, blockTime }: BundleAnchor): ProvenClock {
  return { by: { kind: "anchor", chainId }, time: blockTime };
}
