import type { CertificateVerifier, ChainEvidence, ClockEvidence, Trust } from "@colophon/proof";

/** Everything needed to check a certificate. */
export interface Proof {
  bundle: Uint8Array;
  trust: Trust;
  chain: ChainEvidence;
  /** What else its proof brings along. */
  clocks?: ClockEvidence;
  /** Checks this bundle against this trust: proves the bundle once, however often it is called. */
  verify: CertificateVerifier;
}

export interface EvidenceAhead {
  /** Keeps the evidence for the page's certificate, prefetched while the application is loading. */
  keep(id: string, proof: Promise<Proof>): void;
  /** The evidence prefetched for this certificate, once: a second call needs fresh evidence. Undefined if there is none. */
  take(id: string): Promise<Proof | undefined> | undefined;
}

export function createEvidenceAhead(): EvidenceAhead {
  let kept: { id: string; proof: Promise<Proof | undefined> } | undefined;
  /** Once the application has asked, evidence that arrives later would be stale when requested. */
  let isOver = false;
  return {
    keep(id, proof) {
      const settled = proof.catch(() => undefined);
      if (!isOver) kept = { id, proof: settled };
    },
    take(id) {
      const found = kept?.id === id ? kept.proof : undefined;
      kept = undefined;
      isOver = true;
      return found;
    },
  };
}

export const evidenceAhead = createEvidenceAhead();
