import type { Claim } from "@colophon/api";
import type { SigningContext } from "./issuer.ts";
import { signRecord } from "./sign-record.ts";
import type { NewCertificate } from "./certificate-store.ts";

export interface CertificateRequest {
  workId: string;
  claims: readonly Claim[];
  fingerprints: readonly string[];
  showCreatorEmail: boolean;
  showCollaboratorEmails: boolean;
  showShares: boolean;
  showFiles: boolean;
}

/** Step 2 of 4: the record signed, its leaf ready for the log. Nothing is stored yet. */
export function issueCertificate(context: SigningContext, request: CertificateRequest): NewCertificate {
  const { issuedAt: registeredAt, ...signed } = signRecord(context, "RSF", request.claims);
  return {
    ...signed,
    registeredAt,
    workId: request.workId,
    fingerprints: request.fingerprints,
    aiUse: request.claims.find(([name]) => name === "aiUse")?.[1],
    showCreatorEmail: request.showCreatorEmail,
    showCollaboratorEmails: request.showCollaboratorEmails,
    showShares: request.showShares,
    showFiles: request.showFiles,
  };
}
