import { isPublicChain } from "@colophon/proof";
import { untilNextLook } from "../../lib/checking/next-look.ts";
import type { GatheredEvidence } from "./gather-evidence.ts";

const longest = 30_000;
const day = 24 * 3600_000;

/**
 * Milliseconds until the page should poll again: when the next anchor is due, within bounds, or later if something was
 * unreachable; false once nothing can change any more.
 */
export function pollInterval(evidence: GatheredEvidence | undefined, now: number): number | false {
  if (!evidence) return false;
  const { stated, proof } = evidence;
  if (!proof) return longest;
  if (stated.anchor.state === "final" || stated.anchor.state === "ended")
    return isSettled(proof.chain) ? untilOtherClocks(evidence, now) : longest;
  return untilNextLook(stated.anchor.nextAnchorAt, now);
}

/**
 * A calendar has promised a block of Bitcoin; or the date is only the registry's yet, and other clocks may still be asked. What has
 * taken long may take longer, so a page that is open for a day polls some hundred times.
 */
function untilOtherClocks(
  { stated: { anchor, registrationDate }, proof }: GatheredEvidence,
  now: number,
): number | false {
  const age = now - Date.parse(registrationDate);
  const isAhead = proof?.clocks
    ? proof.clocks.pieces.some((piece) => piece.state === "waiting" && piece.reason === "pending")
    : anchor.state === "final" && !isPublicChain(anchor.chainId) && age < day;
  return isAhead && Math.min(Math.max(age / 20, longest), day / 48);
}

/** The chain has confirmed the anchor, or there is no chain to ask. */
const isSettled = (chain: NonNullable<GatheredEvidence["proof"]>["chain"]): boolean =>
  chain.kind === "offline" || chain.answers.some(({ state }) => state === "final");
