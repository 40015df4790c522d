import { formatSdJwt, parseSdJwt, readClaims } from "@colophon/proof";
import type { Keys } from "../base/keys/keys.ts";
import { isAboutCollaborator, isPublicClaim, isWithheld } from "./is-public-claim.ts";
import { unnamedOf } from "./heading.ts";
import type { StoredCertificate } from "./certificate-store.ts";
import { disclosuresContext, encodeDisclosure, unsealDisclosures } from "./seal-disclosures.ts";

export type Audience = "public" | "owner";
export type Fields = ReturnType<typeof readClaims>;

type DataKey = Pick<Keys, "dataEncryption">;
type Sealed = Pick<
  StoredCertificate,
  | "id"
  | "disclosures"
  | "showCreatorEmail"
  | "showCollaboratorEmails"
  | "showShares"
  | "showFiles"
  | "shownEmails"
  | "said"
>;

/** Which files of a work of several are shown to the public, by claim and value; the wallet's signature then isn't. */
export type IsFileShown = (name: string, value: unknown) => boolean;

/** The disclosures of a certificate that this audience may see, in the record's order: encoded, and parsed. */
export function openSealedDisclosures(
  keys: DataKey,
  certificate: Sealed,
  audience: Audience,
  chosen?: IsFileShown,
) {
  const unnamed = unnamedOf(certificate.said);
  const shown = chosen === undefined ? certificate : { ...certificate, showFiles: false };
  return unsealDisclosures(keys, disclosuresContext(certificate.id), certificate.disclosures).flatMap(
    (json) => {
      // Sealed by this server: a verifier's checks are not needed.
      const [, name, value] = JSON.parse(json) as [salt: string, name: string, value: unknown];
      if (isWithheld({ name, value }, certificate) || isAboutCollaborator(name, unnamed)) return [];
      const isChosen = chosen?.(name, value) === true;
      if (audience === "public" && !isPublicClaim(name, shown) && !isChosen) return [];
      return [{ encoded: encodeDisclosure(json), name, value }];
    },
  );
}

/** The same disclosures as the fields in them. */
export function openFields(...given: Parameters<typeof openSealedDisclosures>): Fields {
  return fieldsOf(openSealedDisclosures(...given));
}

/** All fields as registered, with people who are no longer named: only for the registrant, and for the people it names. */
export function openRegistered(keys: DataKey, certificate: Sealed): Fields {
  return openFields(keys, { ...certificate, said: [] }, "owner");
}

/** Whether the record has claims that are not kept here: of a certificate that was given back, or whose registrant was erased. */
export function hidesClaims(
  keys: DataKey,
  { id, record, disclosures }: Sealed & { record: string },
): boolean {
  const { payload } = parseSdJwt(formatSdJwt(record, []));
  return unsealDisclosures(keys, disclosuresContext(id), disclosures).length < payload._sd.length;
}

/** The same as fields, and as the record that shows them. */
export function openCertificate(
  keys: DataKey,
  certificate: Sealed & { record: string },
  audience: Audience,
  chosen?: IsFileShown,
): { fields: Fields; sdJwt: string } {
  const opened = openSealedDisclosures(keys, certificate, audience, chosen);
  const disclosures = opened.map(({ encoded }) => encoded);
  return { fields: fieldsOf(opened), sdJwt: formatSdJwt(certificate.record, disclosures) };
}

function fieldsOf(opened: ReturnType<typeof openSealedDisclosures>): Fields {
  return readClaims(Object.fromEntries(opened.map(({ name, value }) => [name, value])));
}
