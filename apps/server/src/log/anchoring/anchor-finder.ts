import { isPublicChain } from "@colophon/proof";
import type { CoveringAnchor } from "./covering-anchor.ts";

/** A final anchor, and the leaves whose earliest anchor it is known to be: those from `from` up to its size. */
interface Remembered {
  from: number;
  size: number;
  anchor: CoveringAnchor;
  /** In the time of `performance.now`. */
  until: number;
}

/** How many are remembered; with one anchor every ten minutes this is a month of them. */
const most = 4096;

/** How long an anchor of a test or development chain is remembered: a public chain's takes precedence. */
const milliseconds = 1000;

/**
 * Remembers final anchors, of which there are few, each covering many leaves. One of a public chain is remembered
 * permanently; anchors that are not final are queried each time.
 */
export function createAnchorFinder(
  find: (index: number) => Promise<CoveringAnchor>,
): (index: number) => Promise<CoveringAnchor> {
  /** By size, the smallest first. */
  let known: Remembered[] = [];

  return async (index) => {
    const place = firstLarger(known, index);
    while ((known[place]?.until ?? Infinity) < performance.now()) known.splice(place, 1);
    const found = known[place];
    if (found !== undefined && found.from <= index) return found.anchor;
    const anchor = await find(index);
    if (anchor.state === "final" && anchor.transaction) remember(index, anchor, anchor.transaction.size);
    return anchor;
  };

  /** It is the earliest that covers the leaf at `index`, so also for the leaves between that and its end. */
  function remember(index: number, anchor: CoveringAnchor, size: number): void {
    if (known.length >= most) known = [];
    const place = firstLarger(known, size - 1);
    const before = known[place];
    const isSame = before?.anchor.transaction?.hash === anchor.transaction?.hash;
    const from = isSame ? Math.min(index, before?.from ?? index) : index;
    const until = isPublicChain(anchor.chainId) ? Infinity : performance.now() + milliseconds;
    known.splice(place, before?.size === size ? 1 : 0, { from, size, anchor, until });
  }
}

/** The position of the first that is larger than `index`, by binary search. */
function firstLarger(known: readonly Remembered[], index: number): number {
  let [low, high] = [0, known.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((known[middle]?.size ?? 0) > index) high = middle;
    else low = middle + 1;
  }
  return low;
}
