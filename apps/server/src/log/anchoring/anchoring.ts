// What other rooms may use of the stores of anchors.
export { readSentAnchors } from "./check-store.ts";
export { findFinalCovering } from "./anchor-store.ts";
