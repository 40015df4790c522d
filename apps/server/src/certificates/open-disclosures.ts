import { parseDisclosure, readClaims } from "@colophon/proof";
import type { Keys } from "../keys.ts";
import { isPublicClaim } from "./is-public-claim.ts";
import type { StoredCertificate } from "./certificate-store.ts";
import { unsealDisclosures } from "./seal-disclosures.ts";

export type Audience = "public" | "owner";

/** The disclosures of a certificate that this audience may see, in the record's order. */
export function openDisclosures(
  keys: Pick<Keys, "dataEncryption">,
  certificate: Pick<StoredCertificate, "id" | "disclosures" | "showCreatorEmail" | "showCollaboratorEmails">,
  audience: Audience,
): string[] {
  const all = unsealDisclosures(keys, certificate.id, certificate.disclosures);
  if (audience === "owner") return all;
  return all.filter((disclosure) => isPublicClaim(parseDisclosure(disclosure).name, certificate));
}

/** The same disclosures as the fields that they hold. */
export function openFields(...given: Parameters<typeof openDisclosures>): ReturnType<typeof readClaims> {
  const parsed = openDisclosures(...given).map(parseDisclosure);
  return readClaims(Object.fromEntries(parsed.map(({ name, value }) => [name, value])));
}
