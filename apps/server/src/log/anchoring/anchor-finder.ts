import { isPublicChain } from "@colophon/proof";
import { rememberCovering } from "../remember-covering.ts";
import type { CoveringAnchor } from "./covering-anchor.ts";

/** How long an anchor of a test or development chain is remembered: a public chain's takes precedence. */
const milliseconds = 1000;

/**
 * Remembers final anchors, of which there are few, each covering many leaves. One of a public chain is remembered
 * permanently; anchors that are not final are queried each time.
 */
export function createAnchorFinder(
  find: (index: number) => Promise<CoveringAnchor>,
): (index: number) => Promise<CoveringAnchor> {
  return rememberCovering(find, ({ state, chainId, transaction }) =>
    state === "final" && transaction
      ? { size: transaction.size, milliseconds: isPublicChain(chainId) ? Infinity : milliseconds }
      : undefined,
  );
}
