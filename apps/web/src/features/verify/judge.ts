import { type DocumentEvidence, type Verification, verifyCertificate } from "@colophon/proof";
import { type StatusAtHand, statusOf } from "../../lib/checking/ask-status.ts";
import type { Evidence } from "./gather-evidence.ts";

/** The verdict on the certificate itself, and the checks with the file at hand, if there is one. */
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
  { proof }: Evidence,
  document: DocumentEvidence | undefined,
  status?: StatusAtHand,
): Judgement {
  if (!proof) return { verdict: "cannot_be_checked", isOther: false, checks: [] };
  const { bundle, trust, chain } = proof;
  const atHand = { trust, chain, ...statusOf(status) };
  const verification = verifyCertificate(bundle, atHand);
  const { checks } = document ? verifyCertificate(bundle, { ...atHand, document }) : verification;
  const isOther = verification.certificateId !== undefined && verification.certificateId !== id.toUpperCase();
  return { verdict: isOther ? "not_valid" : verification.verdict, isOther, verification, checks };
}
