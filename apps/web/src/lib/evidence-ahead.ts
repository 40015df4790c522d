import type { ChainEvidence, Trust } from "@colophon/proof";

/** What it takes to check a certificate. */
export interface Proof {
  bundle: Uint8Array;
  trust: Trust;
  chain: ChainEvidence;
}

let kept: { id: string; proof: Promise<Proof | undefined> } | undefined;

/** Keeps what is gathered for the page's certificate while the application is still on its way. */
export function keepAhead(id: string, proof: Promise<Proof>): void {
  kept = { id, proof: proof.catch(() => undefined) };
}

/** The evidence gathered for this certificate, once: a second call is for fresh evidence. Undefined when there is none. */
export function takeAhead(id: string): Promise<Proof | undefined> | undefined {
  if (kept?.id !== id) return undefined;
  const { proof } = kept;
  kept = undefined;
  return proof;
}
