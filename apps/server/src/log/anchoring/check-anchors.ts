import { equal } from "@colophon/proof";
import type { SentAnchor } from "./check-store.ts";

/** Sizes grow strictly within each source, and each anchored root is the log's. Returns a description of the first difference. */
export function checkAnchors(
  anchors: readonly SentAnchor[],
  rootAt: ReadonlyMap<number, Uint8Array>,
): string | undefined {
  let before: SentAnchor | undefined;
  for (const anchor of anchors) {
    const root = rootAt.get(anchor.size);
    if (root === undefined)
      return `anchor ${anchor.id} is of size ${anchor.size}, which the log has never had`;
    if (!equal(root, anchor.root))
      return `anchor ${anchor.id} has a different root from the log at size ${anchor.size}`;
    if (anchor.is_closed && !anchor.was_closed)
      return `anchor ${anchor.id} is of size ${anchor.size}, at which the log was not closed`;
    if (before?.source === anchor.source && before.size >= anchor.size)
      return `anchor ${anchor.id} is not larger than anchor ${before.id}`;
    if (anchor.state === "final" && (anchor.tx_hash === null || anchor.block_time === null))
      return `anchor ${anchor.id} is final but names no transaction`;
    before = anchor;
  }
  return undefined;
}
