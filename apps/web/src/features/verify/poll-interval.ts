import type { Evidence } from "./gather-evidence.ts";

const [shortest, longest] = [2_000, 30_000];

/**
 * Milliseconds until the page should look again: when the next anchor is due, within bounds; false once
 * everything that can change has been read.
 */
export function pollInterval(evidence: Evidence | undefined, now: number): number | false {
  if (!evidence) return false;
  const { stated, proof } = evidence;
  if (!proof || isUnreachable(proof.chain)) return longest;
  if (stated.anchor.state === "final" && proof.chain.kind === "answers") return false;
  const { nextAnchorAt } = stated.anchor;
  const wait = nextAnchorAt === null ? shortest : Date.parse(nextAnchorAt) - now;
  return Math.min(Math.max(wait, shortest), longest);
}

const isUnreachable = (chain: NonNullable<Evidence["proof"]>["chain"]): boolean =>
  chain.kind === "answers" && chain.answers.some(({ state }) => state === "unreachable");
