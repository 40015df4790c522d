import type { Certificate } from "@colophon/api";
import type { ChainEvidence, Trust } from "@colophon/proof";
import { callApiAsAnyone } from "../../lib/call-api.ts";
import { fetchTrust } from "../../lib/fetch-trust.ts";
import { askChain } from "../../lib/ask-chain.ts";
import { fetchPublicBundle } from "../../lib/fetch-bundle.ts";

/** What the registry says, and what it takes to check that; the latter is absent when it could not be had. */
export interface Evidence {
  stated: Certificate;
  proof?: { bundle: Uint8Array; trust: Trust; chain: ChainEvidence };
}

/**
 * As anyone may see it, for its creator too: what they have hidden is in nothing that they print, save or pass on from
 * here. Fails only when the registry has no such certificate or does not answer at all.
 */
export async function gatherEvidence(id: string, signal: AbortSignal): Promise<Evidence> {
  const stated = await callApiAsAnyone("GET /api/ip/verify/{id}", { params: { id } }, { signal });
  try {
    const [bundle, trust] = await Promise.all([fetchPublicBundle(id, signal), fetchTrust(signal)]);
    return { stated, proof: { bundle, trust, chain: await askChain(bundle, trust) } };
  } catch {
    signal.throwIfAborted();
    return { stated };
  }
}
