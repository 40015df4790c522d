import type { ClockRules } from "@colophon/clocks";
import type { DocumentEvidence, Primitives, Trust, Verifier } from "@colophon/proof";
import { readTimeStamp } from "./read-clocks.ts";

/** Whom to believe, and what checks with that belief. */
export interface VerifyContext {
  trust: Trust;
  verify: Verifier;
  primitives: Primitives;
  clocks: ClockRules;
}

/** A PDF's time-stamp is judged with the answers about authorities that its bundle brings. */
export async function withTimeStamp(
  document: DocumentEvidence | undefined,
  bundle: Uint8Array,
  { clocks }: VerifyContext,
): Promise<DocumentEvidence | undefined> {
  if (document?.kind !== "pdf" || document.signature.state !== "sound") return document;
  const { signature } = document;
  const { token } = signature;
  return token
    ? { kind: "pdf", signature: { ...signature, timeStamp: await readTimeStamp(token, bundle, clocks) } }
    : document;
}
