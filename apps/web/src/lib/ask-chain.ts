import { type BundleAnchor, type ChainEvidence, parseBundle, readAnchors, type Trust } from "@colophon/proof";
import { clientConfigQuery } from "./client-config.ts";
import { jsonRpc } from "./json-rpc.ts";
import { queryClient } from "./query-client.ts";

/** What the chain says of a bundle's anchors. A device without a connection asks nothing, and its check says so. */
export async function askChain(bundle: Uint8Array, trust: Trust): Promise<ChainEvidence> {
  const anchors = anchorsOf(bundle);
  if (anchors.length === 0 || !navigator.onLine) return { kind: "offline" };
  const { chainRpcUrl } = await queryClient.query(clientConfigQuery);
  if (chainRpcUrl === null) return { kind: "offline" };
  return { kind: "answers", answers: await readAnchors(anchors, trust, () => jsonRpc(chainRpcUrl)) };
}

/** None in a bundle that cannot be read: its first check says so. */
function anchorsOf(bundle: Uint8Array): BundleAnchor[] {
  try {
    return parseBundle(bundle).anchors;
  } catch {
    return [];
  }
}
