import type { RecordClaimName } from "@colophon/proof";
import type { LicenceClaimName } from "@colophon/proof/licences";

/** `vct` of a record by its number: an address under the issuer that never changes its meaning; a new form gets a new number. */
export function recordType(issuer: string, id: string): string {
  return `${issuer}${id.startsWith("LIC-") ? licenceTypePath : credentialTypePath}`;
}

export const credentialTypePath = "/credentials/registration/v1";
export const licenceTypePath = "/credentials/licence/v1";

/** By the names of claims. Wallets show any other claim of a record, such as those with higher numbers, under its bare name. */
const shown = {
  title: "Title",
  description: "Description",
  keywords: "Keywords",
  materialType: "Material type",
  medium: "Intended medium",
  categories: "Categories",
  copyrightRelation: "Relation to the copyright",
  declaration: "Version of the declaration made",
  publication: "First publication",
  "file.1": "File fingerprint",
  creatorName: "Creator",
  creatorEmail: "Creator's email",
  "selfIdentification.pronouns": "Pronouns",
  "selfIdentification.gender_identity": "Gender identity",
  "selfIdentification.sexual_orientation": "Sexual orientation",
  "selfIdentification.racial_identity": "Racial identity",
  "selfIdentification.indigenous_identity": "Indigenous identity",
  "selfIdentification.country_of_origin": "Country of origin",
  "selfIdentification.languages_spoken": "Languages spoken",
  "selfIdentification.disability_status": "Disability status",
  "selfIdentification.accommodation_needs": "Accommodation needs",
} satisfies Partial<Record<RecordClaimName, string>>;

const shownOfLicence: Record<LicenceClaimName, string> = {
  licensor: "Licensor",
  licensee: "Licensee",
  work: "Certificate of the work",
  terms: "What is permitted",
  termsText: "The printed words",
  from: "First day",
  until: "Last day",
  fee: "Fee",
  order: "Order",
};

/** SD-JWT VC type metadata (draft-ietf-oauth-sd-jwt-vc, section 6), which wallets and verifiers look up by `vct`. */
export function credentialTypeMetadata(issuer: string) {
  return {
    vct: `${issuer}${credentialTypePath}`,
    name: "Registration of a creative work",
    description:
      "A registrant declared this work to the registry; the record's leaf is in the registry's public log.",
    claims: describeClaims(shown),
  };
}

/** The same of a licence. */
export function licenceTypeMetadata(issuer: string) {
  return {
    vct: `${issuer}${licenceTypePath}`,
    name: "Licence of a creative work",
    description:
      "The holder of the work's certificate permits a licensee to use it; the record's leaf is in the registry's public log.",
    claims: describeClaims(shownOfLicence),
  };
}

const describeClaims = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([name, label]) => ({
    path: [name],
    display: [{ locale: "en", label }],
    sd: "always",
  }));
