import type { DocumentEvidence, Verification } from "@colophon/proof";
import { type StatusAtHand, statusToCheck } from "../../lib/checking/ask-status.ts";
import type { GatheredEvidence } from "./gather-evidence.ts";

/** The verdict on the certificate itself, and the checks with the given file, if there is one. */
export interface Judgement {
  verdict: Verification["verdict"];
  /** The bundle is genuine, but belongs to another certificate than the requested one. */
  isOther: boolean;
  verification?: Verification;
  /** All nine; a file that isn't the registered one fails its own check, without affecting the certificate. */
  checks: Verification["checks"];
}

export function judge(
  id: string,
  { proof }: GatheredEvidence,
  document: DocumentEvidence | undefined,
  status?: StatusAtHand,
): Judgement {
  if (!proof) return { verdict: "cannot_be_checked", isOther: false, checks: [] };
  const { chain, clocks, verify } = proof;
  const atHand = { chain, ...(clocks && { clocks }), ...statusToCheck(status) };
  const verification = verify(atHand);
  const { checks } = document ? verify({ ...atHand, document }) : verification;
  const isOther = verification.certificateId !== undefined && verification.certificateId !== id;
  return { verdict: isOther ? "not_valid" : verification.verdict, isOther, verification, checks };
}
