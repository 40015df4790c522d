import { type BundleAnchor, type ChainEvidence, parseBundle, readAnchors, type Trust } from "@colophon/proof";
import { jsonRpc } from "./json-rpc.ts";

/**
 * What the chain says of a bundle's anchors, asked at `rpcUrl` (null: nowhere). A device without a connection asks nothing,
 * and its check says so.
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

/** None in a bundle that cannot be read: its first check says so. */
export function anchorsOf(bundle: Uint8Array): BundleAnchor[] {
  try {
    return parseBundle(bundle).anchors;
  } catch {
    return [];
  }
}
