import { type BundleAnchor, type ChainEvidence, parseBundle, readAnchors, type Trust } from "@colophon/proof";
import { jsonRpc } from "./json-rpc.ts";

/**
 * What the chain at `rpcUrl` (null: none) says about a bundle's anchors. An offline device asks nothing, which the check
 * reports.
 */
export async function askAnchors(
  bundle: Uint8Array,
  trust: Trust,
  rpcUrl: () => Promise<string | null>,
): Promise<ChainEvidence> {
  const anchors = anchorsOf(bundle);
  if (anchors.length === 0 || !navigator.onLine) return { kind: "offline" };
  const url = await rpcUrl();
  if (url === null) return { kind: "offline" };
  return { kind: "answers", answers: await readAnchors(anchors, trust, () => jsonRpc(url)) };
}

/** None for an unreadable bundle: its first check reports that. */
export function anchorsOf(bundle: Uint8Array): BundleAnchor[] {
  try {
    return parseBundle(bundle).anchors;
  } catch {
    return [];
  }
}
