import { expectTag, readDer, readExplicit, readSequence, TAG } from "@colophon/der";
import { fromBase64 } from "@colophon/proof";
import { Refusal } from "../refusal.ts";
import type { Authority } from "./chain.ts";

/**
 * The authority whose root certificate this is, PEM (RFC 7468). Only its name and key count: that a verifier names it is what makes
 * it a root, not its own signature, which may be SHA-1's, nor its dates.
 */
export function authorityOfRoot(operator: string, pem: string): Authority {
  const pattern = /^-----BEGIN CERTIFICATE-----\s([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----\s*$/;
  const base64 = pattern.exec(pem)?.[1]?.replaceAll(/\s/g, "");
  if (base64 === undefined) throw new Refusal("unreadable", "it is not one certificate’s PEM");
  const [tbsCertificate] = readSequence(readDer(fromBase64(base64)), 3);
  const [version, , , , , subject, publicKeyInfo] = readSequence(tbsCertificate);
  readExplicit(version, 0);
  return {
    operator,
    subject: expectTag(subject, TAG.sequence).bytes,
    subjectPublicKeyInfo: expectTag(publicKeyInfo, TAG.sequence).bytes,
  };
}
