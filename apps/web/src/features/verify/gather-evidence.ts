import type { Certificate } from "@colophon/api";
import { verifyCertificate } from "@colophon/proof";
import { callApiAsAnyone } from "../../lib/call-api.ts";
import { anchorsOf } from "../../lib/ask-anchors.ts";
import { askChain } from "../../lib/ask-chain.ts";
import { clientConfigQuery } from "../../lib/client-config.ts";
import { evidenceAhead, type Proof } from "../../lib/evidence-ahead.ts";
import { fetchPublicBundle } from "../../lib/fetch-bundle.ts";
import { fetchTrust } from "../../lib/fetch-trust.ts";
import { queryClient } from "../../lib/query-client.ts";

/** What the registry says, and what it takes to check that; the latter is absent when it could not be had. */
export interface Evidence {
  stated: Certificate;
  proof?: Proof;
}

/**
 * As anyone may see it, for its creator too: what they have hidden is in nothing that they print, save or pass on from
 * here. Fails only when the registry has no such certificate or does not answer at all. `onAsked`: the last question, to
 * the chain, is on its way.
 */
export async function gatherEvidence(
  id: string,
  signal: AbortSignal,
  onAsked?: () => void,
): Promise<Evidence> {
  const ahead = evidenceAhead.take(id);
  const stated = await callApiAsAnyone("GET /api/ip/verify/{id}", { params: { id } }, { signal });
  try {
    if (ahead !== undefined) onAsked?.();
    const early = await ahead;
    const isEnough = early !== undefined && !isBehind(early, stated);
    return { stated, proof: isEnough ? early : await gatherProof(id, signal, onAsked) };
  } catch {
    signal.throwIfAborted();
    return { stated };
  }
}

/** The anchor has become final between the two: nobody would look again for one that the registry says is there. */
const isBehind = ({ bundle }: Proof, { anchor }: Certificate): boolean =>
  anchor.state === "final" && anchorsOf(bundle).length === 0;

async function gatherProof(id: string, signal: AbortSignal, onAsked?: () => void): Promise<Proof> {
  // It says where the chain is asked, and is here by then.
  const configured = queryClient.query(clientConfigQuery).catch(() => undefined);
  const [bundle, trust] = await Promise.all([fetchPublicBundle(id, signal), fetchTrust(signal)]);
  const asking = askChain(bundle, trust);
  void configured.then(onAsked);
  // While the chain thinks: a first check takes four times as long as the next one, which is the verdict's.
  setTimeout(() => verifyCertificate(bundle, { trust }));
  return { bundle, trust, chain: await asking };
}
