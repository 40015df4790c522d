import { untilNextLook } from "../../lib/checking/next-look.ts";
import type { Evidence } from "./gather-evidence.ts";

const longest = 30_000;

/**
 * Milliseconds until the page should poll again: when the next anchor is due, within bounds, or later if something was
 * unreachable; false once nothing can change any more.
 */
export function pollInterval(evidence: Evidence | undefined, now: number): number | false {
  if (!evidence) return false;
  const { stated, proof } = evidence;
  if (!proof) return longest;
  if (stated.anchor.state === "final" || stated.anchor.state === "ended")
    return isSettled(proof.chain) ? false : longest;
  return untilNextLook(stated.anchor.nextAnchorAt, now);
}

/** The chain has confirmed the anchor, or there is no chain to ask. */
const isSettled = (chain: NonNullable<Evidence["proof"]>["chain"]): boolean =>
  chain.kind === "offline" || chain.answers.some(({ state }) => state === "final");
