import type { ChainEvidence, Trust } from "@colophon/proof";

/** What it takes to check a certificate. */
export interface Proof {
  bundle: Uint8Array;
  trust: Trust;
  chain: ChainEvidence;
}

export interface EvidenceAhead {
  /** Keeps what is gathered for the page's certificate while the application is still on its way. */
  keep(id: string, proof: Promise<Proof>): void;
  /** The evidence gathered for this certificate, once: a second call is for fresh evidence. Undefined when there is none. */
  take(id: string): Promise<Proof | undefined> | undefined;
}

export function createEvidenceAhead(): EvidenceAhead {
  let kept: { id: string; proof: Promise<Proof | undefined> } | undefined;
  /** Where the application was faster, what comes afterwards would be old when it is asked for. */
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
