import { isPublicChain } from "../anchor/anchor.ts";
import type { BundleAnchor } from "../bundle.ts";
import { equal } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import { isKnownHead, type PreviousLog } from "../trust.ts";
import { type AnchorContext, checkAnchor } from "./check-anchor.ts";
import type { CheckGap, Outcome } from "./check.ts";
import type { ClockEvidence, ClockPiece } from "./clock-evidence.ts";
import { compareClocks, type Comparison, type Reading, readingOf } from "./compare-clocks.ts";

/** In seconds. The issuer's clock may be so far ahead of an authority's, and of a block's header, which may be two hours late. */
const AUTHORITY_TOLERANCE = 3600;
const HEADER_TOLERANCE = 10_800;

/** What check 7 has found: it passes when one of the clocks is proven. */
export interface Clocks {
  /** Final on its chain. */
  anchor: BundleAnchor | undefined;
  /** Why no anchor is, whatever the other clocks say. */
  anchorGap: CheckGap | ProofError["code"] | undefined;
  /** Other clocks, as they count for this record. */
  pieces: ClockPiece[];
  comparison: Comparison | undefined;
}

/** A chain that was to be asked, and could not be: no other clock takes the place of its answer. */
const UNANSWERED: (CheckGap | ProofError["code"])[] = ["chain_unreachable", "wrong_chain"];

/**
 * Check 7: who else says when the checkpoint existed. An anchor is also the one clock that shows that the log has one history;
 * all others stamp anything for anybody. `found` is told what each clock says, whether or not the check passes.
 */
export function checkClocks(
  anchors: BundleAnchor[],
  evidence: ClockEvidence | undefined,
  context: AnchorContext,
  found: (clocks: Clocks) => void,
): Outcome<Clocks> {
  const outcome = checkAnchor(anchors, context);
  const pieces = piecesFor(evidence, context);
  const anchor = "proven" in outcome ? outcome.proven : undefined;
  const anchorGap = "gap" in outcome ? outcome.gap : undefined;
  const comparison = compareClocks([
    ...(anchor && isPublicChain(anchor.chainId) ? [readingOfAnchor(anchor)] : []),
    ...pieces.flatMap((piece) => readingOf(piece) ?? []),
  ]);
  const clocks = { anchor, anchorGap, pieces, comparison };
  found(clocks);
  if ("proven" in outcome) return { proven: clocks, evidence: outcome.evidence };
  if (comparison === undefined || UNANSWERED.includes(outcome.gap)) return outcome;
  return { proven: clocks, evidence: outcome.evidence ?? {} };
}

function readingOfAnchor({ chainId, blockTime }: BundleAnchor): Reading {
  return { by: { kind: "anchor", chainId }, time: blockTime };
}

/** The pieces of this very checkpoint, each as it counts beside the record and its log. */
function piecesFor(
  evidence: ClockEvidence | undefined,
  { checkpoint, registeredAt, previousLog }: AnchorContext,
): ClockPiece[] {
  if (evidence === undefined) return [];
  if (!equal(evidence.root, checkpoint.root)) throw new TypeError("these clocks are of another checkpoint");
  const end = previousLog && !isKnownHead(previousLog, checkpoint) ? previousLog : undefined;
  return evidence.pieces.map((piece) => weigh(piece, registeredAt, end));
}

function weigh(
  piece: ClockPiece,
  registeredAt: number | undefined,
  ended: PreviousLog | undefined,
): ClockPiece {
  const reading = readingOf(piece);
  if (piece.state !== "proven" || reading === undefined) return piece;
  const { clock, time } = piece;
  if (ended && reading.time > ended.endedAt) return { clock, state: "left_out", reason: "after_end" };
  if (registeredAt === undefined) return piece;
  // Nothing is in a block that was not registered yet; an authority's key may be in a thief's hands.
  if (clock === "bitcoin" && time + HEADER_TOLERANCE < registeredAt)
    throw new ProofError("registered_after_anchor", "the block of Bitcoin is older than the record");
  if (clock === "authority" && time + AUTHORITY_TOLERANCE < registeredAt)
    return { clock, state: "left_out", reason: "before_record" };
  return piece;
}
