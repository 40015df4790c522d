import type { Trust, TrustedAnchor, TrustedIssuerKey } from "@colophon/proof";
import { type PastTrust, withoutRepeats } from "./past-trust.ts";

export interface TrustParts {
  log: { origin: string; vkey: string; issuerKeys(): Promise<TrustedIssuerKey[]> };
  anchoring: { trusted(): Promise<TrustedAnchor[]> };
  documents: { signer: { roots: readonly string[] } };
  past: PastTrust;
}

/** What a verifier may pin (docs/format.md, Trust), the past of this installation included. */
export async function describeTrust({ log, anchoring, documents, past }: TrustParts): Promise<Trust> {
  const { previousLogs } = past;
  return {
    log: { origin: log.origin, vkey: log.vkey },
    ...(previousLogs.length > 0 && { previousLogs }),
    issuer: { keys: await log.issuerKeys() },
    anchors: withoutRepeats([...(await anchoring.trusted()), ...past.anchors]),
    pdf: { roots: withoutRepeats([...documents.signer.roots, ...past.pdfRoots]) },
  };
}
