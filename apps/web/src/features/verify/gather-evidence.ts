import type { Certificate } from "@colophon/api";
import { isPublicChain, verifierOf } from "@colophon/proof";
import { callApiAsAnyone } from "../../lib/api/call-api.ts";
import { anchorsOf } from "../../lib/checking/ask-anchors.ts";
import { askChain } from "../../lib/checking/ask-chain.ts";
import { clientConfigQuery } from "../../lib/api/client-config.ts";
import { evidenceAhead, type Proof } from "../../lib/checking/evidence-ahead.ts";
import { fetchPublicBundle } from "../../lib/checking/fetch-bundle.ts";
import { fetchTrust } from "../../lib/checking/fetch-trust.ts";
import { judgeEvidence } from "../../lib/checking/judge-evidence.ts";
import { queryClient } from "../../lib/api/query-client.ts";

/** What the registry says, and the proof to check that; the proof is absent if it couldn't be fetched. */
export interface GatheredEvidence {
  stated: Certificate;
  proof?: Proof;
}

/**
 * Fetches the public view, even for its creator: so nothing that they print, save or share from here contains what they have
 * hidden. Fails only if the registry has no such certificate or doesn't answer at all. `onAsked` is called when the last
 * request, to the chain, is in flight.
 */
export async function gatherEvidence(
  id: string,
  signal: AbortSignal,
  onAsked?: () => void,
): Promise<GatheredEvidence> {
  const ahead = evidenceAhead.take(id);
  const stated = await callApiAsAnyone("GET /api/ip/verify/{id}", { params: { id } }, { signal });
  try {
    if (ahead !== undefined) onAsked?.();
    const early = await ahead;
    const judged = early && (await withClocks(early));
    if (judged && !isBehind(judged, stated)) return { stated, proof: judged };
    return { stated, proof: await withClocks(await gatherProof(id, signal, onAsked)) };
  } catch {
    signal.throwIfAborted();
    return { stated };
  }
}

/**
 * The anchor became final between the two requests: the page wouldn't poll for one that the registry reports as final. That of a
 * test chain may be missing beside other clocks.
 */
const isBehind = ({ bundle, clocks }: Proof, { anchor }: Certificate): boolean =>
  anchor.state === "final" &&
  anchorsOf(bundle).length === 0 &&
  (isPublicChain(anchor.chainId) || clocks === undefined);

const withClocks = async (proof: Proof): Promise<Proof> => ({
  ...proof,
  ...(await judgeEvidence(proof.bundle)),
});

/** The proof that shows a file which the certificate hides, to whoever has it. */
export const gatherProofOf = async (id: string, sha256: string, signal: AbortSignal): Promise<Proof> =>
  withClocks(await gatherProof(id, signal, undefined, sha256));

async function gatherProof(
  id: string,
  signal: AbortSignal,
  onAsked?: () => void,
  sha256?: string,
): Promise<Proof> {
  // It contains the chain's URL, and has arrived by then.
  const configured = queryClient.query(clientConfigQuery).catch(() => undefined);
  const [bundle, trust] = await Promise.all([fetchPublicBundle(id, signal, sha256), fetchTrust(signal)]);
  const asking = askChain(bundle, trust);
  void configured.then(onAsked);
  const verify = verifierOf(bundle, { trust });
  // Proves the bundle while the chain answers.
  setTimeout(() => verify());
  return { bundle, trust, chain: await asking, verify };
}
