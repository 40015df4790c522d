import { isDevelopmentChain, isPublicChain } from "../anchor/anchor.ts";
import type { BundleAnchor } from "../bundle.ts";
import { toHex } from "../encoding/bytes.ts";
import type { Outcome } from "./check.ts";
import { describeAnchor, describeClaim } from "./describe-anchor.ts";
import type { Checkpoint } from "../log/checkpoint.ts";
import { ProofError } from "../errors.ts";
import type { AnchorOnChain } from "../anchor/read-anchor.ts";
import { isKnownHead, type PreviousLog, type Trust, trustedAnchorOf } from "../trust.ts";

/** What is known of the chain: nothing, or what `readAnchors` said of each of the bundle's anchors, in their order. */
export type ChainEvidence = { kind: "offline" } | { kind: "answers"; answers: AnchorOnChain[] };

/** How many seconds the issuer's clock may be ahead of a block's. */
const CLOCK_TOLERANCE = 3600;

export interface AnchorContext {
  checkpoint: Checkpoint;
  trust: Trust;
  chain: ChainEvidence;
  /** When the issuer says that it registered the record, Unix seconds; undefined when its signature is not right. */
  registeredAt: number | undefined;
  /** The log of the checkpoint, if it has ended. */
  previousLog: PreviousLog | undefined;
}

/**
 * The anchors of check 7: a trusted sender has anchored the checkpoint's size and root. Every anchor has to be of this checkpoint and
 * by a trusted sender, offline too; one that its chain denies fails the check; it passes only when a chain has shown
 * one to be final, in a block that is not older than the record. Until then an anchor is a claim that anybody can write
 * into a bundle: its block and time are not evidence.
 */
export function checkAnchor(anchors: BundleAnchor[], context: AnchorContext): Outcome<BundleAnchor> {
  const { checkpoint, trust, previousLog } = context;
  for (const anchor of anchors) assertBelongs(anchor, checkpoint, trust);
  if (previousLog === undefined) return askChain(anchors, context);
  const isKnown = isKnownHead(previousLog, checkpoint);
  if (!isKnown) for (const anchor of anchors) assertBeforeEnd(anchor, previousLog);
  const chain = withoutLostChain(anchors, context.chain);
  return outcomeOfPrevious(askChain(anchors, { ...context, chain }), isKnown);
}

function askChain(
  anchors: BundleAnchor[],
  { chain, registeredAt }: Pick<AnchorContext, "chain" | "registeredAt">,
): Outcome<BundleAnchor> {
  const [first] = anchors;
  if (first === undefined) return { gap: "anchor_pending" };
  if (chain.kind === "offline") return { gap: "offline", evidence: describeClaim(first) };

  const found = anchors.map((anchor, i) => ({ anchor, answer: chain.answers[i] }));
  for (const { answer } of found) {
    if (answer?.state === "mismatch") throw new ProofError("anchor_mismatch", answer.reason);
    if (answer?.state === "absent") throw new ProofError("anchor_absent", answer.reason);
  }
  const withState = (state: AnchorOnChain["state"]) =>
    found.filter(({ answer }) => answer?.state === state).map(({ anchor }) => anchor);
  const [final] = withState("final").toSorted(byEvidence);
  if (final !== undefined) {
    assertNotBefore(final, registeredAt);
    return { proven: final, evidence: describeAnchor(final) };
  }
  const [included] = withState("included");
  if (included !== undefined) return { gap: "anchor_not_final", evidence: describeClaim(included) };
  const gap = withState("wrong_chain").length > 0 ? "wrong_chain" : "chain_unreachable";
  const detail = found
    .flatMap(({ answer }) => (answer && "reason" in answer ? [answer.reason] : []))
    .join("; ");
  return { gap, ...(detail && { detail }), evidence: describeClaim(first) };
}

function assertBelongs(anchor: BundleAnchor, { size, root }: Checkpoint, trust: Trust): void {
  if (trustedAnchorOf(anchor, trust) === undefined) throw new ProofError("anchor_not_trusted");
  if (anchor.size !== size || anchor.root !== `0x${toHex(root)}`) {
    throw new ProofError("anchor_of_other_checkpoint");
  }
}

/** No record is registered after the block that anchors it. The clocks of other chains are not reliable. */
function assertNotBefore({ chainId, blockTime }: BundleAnchor, registeredAt: number | undefined): void {
  if (isPublicChain(chainId) && registeredAt !== undefined && registeredAt > blockTime + CLOCK_TOLERANCE)
    throw new ProofError("registered_after_anchor");
}

/** Someone who has the keys of an ended log can sign other heads of it, and anchor them, but only in later blocks. */
function assertBeforeEnd({ blockTime }: BundleAnchor, { endedAt }: PreviousLog): void {
  if (blockTime > endedAt) throw new ProofError("anchor_after_end");
}

/** A development chain may have been lost together with the log's database: that it has no such anchor says nothing. */
function withoutLostChain(anchors: BundleAnchor[], chain: ChainEvidence): ChainEvidence {
  if (chain.kind === "offline") return chain;
  const answers = chain.answers.map((answer, i) =>
    answer.state === "absent" && isDevelopmentChain(anchors[i]?.chainId ?? 0)
      ? { ...answer, state: "unreachable" as const }
      : answer,
  );
  return { ...chain, answers };
}

/** The trust itself says that the log had its last head, and perhaps some before. Of all others, only an anchor does. */
function outcomeOfPrevious(outcome: Outcome<BundleAnchor>, isKnown: boolean): Outcome<BundleAnchor> {
  if (!("gap" in outcome)) return outcome;
  switch (outcome.gap) {
    case "anchor_pending":
      return { ...outcome, gap: isKnown ? "never_anchored" : "place_not_provable" };
    case "offline":
    case "anchor_not_final":
      return isKnown ? outcome : { ...outcome, gap: "place_not_checked" };
    default:
      return outcome;
  }
}

/** Public chains first, then the earliest. */
function byEvidence(a: BundleAnchor, b: BundleAnchor): number {
  const order = Number(isPublicChain(b.chainId)) - Number(isPublicChain(a.chainId));
  return order || a.blockTime - b.blockTime;
}
