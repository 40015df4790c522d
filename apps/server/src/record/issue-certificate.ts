import { hash, randomBytes, randomInt } from "node:crypto";
import { certificateIdAlphabet, type Claim } from "@colophon/api";
import { sha256 } from "@colophon/node-primitives";
import { buildRecordPayload, certificateEntry } from "@colophon/proof";
import { credentialType } from "./credential-type.ts";
import type { SigningContext } from "./issuer.ts";
import { newDisclosures } from "./new-disclosures.ts";
import { packRecord } from "./pack-record.ts";
import { disclosuresContext, sealDisclosures } from "./seal-disclosures.ts";
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
  // Verifiers refuse a record that discloses a claim twice, and the log would keep it permanently.
  if (new Set(request.claims.map(([name]) => name)).size < request.claims.length)
    throw new TypeError("a claim is made twice");
  const id = newCertificateId();
  const issuedAt = Math.floor(context.issuer.now() / 1000);
  const salt32 = randomBytes(32);
  const { seed, disclosures } = newDisclosures(request.claims);
  // The package's disclosureDigest, by the platform's own SHA-256: ten times as fast.
  const digests = disclosures.map((disclosure) => hash("sha256", disclosure, "base64url"));
  const record = context.issuer.sign(
    buildRecordPayload({
      issuer: context.log.issuer,
      issuedAt,
      vct: credentialType(context.log.issuer),
      certificateId: id,
      salt32,
      digests,
    }),
  );
  return {
    id,
    workId: request.workId,
    record,
    packedRecord: packRecord({ kid: context.issuer.jwk.kid, record, salt32, digests }),
    entry: certificateEntry(record, sha256),
    disclosures: sealDisclosures(context.keys, disclosuresContext(id), { seed, disclosures }),
    fingerprints: request.fingerprints,
    aiUse: request.claims.find(([name]) => name === "aiUse")?.[1],
    showCreatorEmail: request.showCreatorEmail,
    showCollaboratorEmails: request.showCollaboratorEmails,
    showShares: request.showShares,
    showFiles: request.showFiles,
    registeredAt: new Date(issuedAt * 1000),
  };
}

function newCertificateId(): string {
  const characters = Array.from(
    { length: 9 },
    () => certificateIdAlphabet[randomInt(certificateIdAlphabet.length)],
  );
  return `RSF-${characters.join("")}`;
}
