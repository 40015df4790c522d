import type { Certificate } from "@colophon/api";
import { type BundleAnchor, type ChainEvidence, parseBundle, readAnchors, type Trust } from "@colophon/proof";
import { callApi } from "../../lib/call-api.ts";
import { clientConfigQuery } from "../../lib/client-config.ts";
import { fetchTrust } from "../../lib/fetch-trust.ts";
import { queryClient } from "../../lib/query-client.ts";
import { jsonRpc } from "../../lib/json-rpc.ts";

/** What the registry says, and what it takes to check that; the latter is absent when it could not be had. */
export interface Evidence {
  stated: Certificate;
  proof?: { bundle: object; trust: Trust; chain: ChainEvidence };
}

/** Fails only when the registry has no such certificate or does not answer at all. */
export async function gatherEvidence(id: string, signal: AbortSignal): Promise<Evidence> {
  const params = { id };
  const stated = await callApi("GET /api/ip/verify/{id}", { params }, { signal });
  try {
    const [bundle, trust] = await Promise.all([
      callApi("GET /api/certificates/{id}/bundle", { params }, { signal }),
      fetchTrust(signal),
    ]);
    return { stated, proof: { bundle, trust, chain: await askChain(anchorsOf(bundle), trust) } };
  } catch {
    signal.throwIfAborted();
    return { stated };
  }
}

async function askChain(anchors: BundleAnchor[], trust: Trust): Promise<ChainEvidence> {
  if (anchors.length === 0) return { kind: "offline" };
  const { chainRpcUrl } = await queryClient.query(clientConfigQuery);
  if (chainRpcUrl === null) return { kind: "offline" };
  return { kind: "answers", answers: await readAnchors(anchors, trust, () => jsonRpc(chainRpcUrl)) };
}

/** None in a bundle that cannot be read: its first check says so. */
function anchorsOf(bundle: object): BundleAnchor[] {
  try {
    return parseBundle(bundle).anchors;
  } catch {
    return [];
  }
}
