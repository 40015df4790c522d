import { isDevelopmentChain } from "./anchor.ts";
import type { BundleAnchor } from "./bundle.ts";
import { toHex } from "./bytes.ts";
import type { Evidence, Outcome } from "./check.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { ProofError } from "./errors.ts";
import type { AnchorOnChain } from "./read-anchor.ts";
import { type Trust, trustedAnchorOf } from "./trust.ts";

/** What is known of the chain: nothing, or what `readAnchors` said of each of the bundle's anchors, in their order. */
export type ChainEvidence = { kind: "offline" } | { kind: "answers"; answers: AnchorOnChain[] };

/**
 * Check 7: a trusted sender has anchored the checkpoint's size and root. Every anchor has to be of this checkpoint and
 * by a trusted sender, offline too; one that its chain denies fails the check; it passes only when a chain has shown
 * one to be final.
 */
export function checkAnchor(
  anchors: BundleAnchor[],
  { checkpoint, trust, chain }: { checkpoint: Checkpoint; trust: Trust; chain: ChainEvidence },
): Outcome<BundleAnchor> {
  for (const anchor of anchors) assertBelongs(anchor, checkpoint, trust);
  const [first] = anchors;
  if (first === undefined) return { gap: "anchor_pending" };
  if (chain.kind === "offline") return { gap: "offline", evidence: describe(first) };

  const found = anchors.map((anchor, i) => ({ anchor, answer: chain.answers[i] }));
  for (const { answer } of found) {
    if (answer?.state === "mismatch") throw new ProofError("anchor_mismatch", answer.reason);
    if (answer?.state === "absent") throw new ProofError("anchor_absent", answer.reason);
  }
  const withState = (state: AnchorOnChain["state"]) =>
    found.filter(({ answer }) => answer?.state === state).map(({ anchor }) => anchor);
  const [final] = withState("final").toSorted(byEvidence);
  if (final !== undefined) return { proven: final, evidence: describe(final) };
  const [included] = withState("included");
  if (included !== undefined) return { gap: "anchor_not_final", evidence: describe(included) };
  const gap = withState("wrong_chain").length > 0 ? "wrong_chain" : "chain_unreachable";
  const detail = found
    .flatMap(({ answer }) => (answer && "reason" in answer ? [answer.reason] : []))
    .join("; ");
  return { gap, ...(detail && { detail }), evidence: describe(first) };
}

function assertBelongs(anchor: BundleAnchor, { size, root }: Checkpoint, trust: Trust): void {
  if (trustedAnchorOf(anchor, trust) === undefined) throw new ProofError("anchor_not_trusted");
  if (anchor.size !== size || anchor.root !== `0x${toHex(root)}`) {
    throw new ProofError("anchor_of_other_checkpoint");
  }
}

/** Public chains first, then the earliest. */
function byEvidence(a: BundleAnchor, b: BundleAnchor): number {
  const order = Number(isDevelopmentChain(a.chainId)) - Number(isDevelopmentChain(b.chainId));
  return order || a.blockTime - b.blockTime;
}

function describe({
  chainId,
  contract,
  sender,
  transactionHash,
  blockNumber,
  blockTime,
}: BundleAnchor): Evidence {
  return {
    chainId: String(chainId),
    contract,
    sender,
    transactionHash,
    blockNumber: String(blockNumber),
    blockTime: String(blockTime),
  };
}
