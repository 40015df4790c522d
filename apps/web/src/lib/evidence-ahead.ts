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
  /** What was gathered for this certificate, for the first who asks: whoever asks again wants it new. Undefined when there is nothing. */
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
