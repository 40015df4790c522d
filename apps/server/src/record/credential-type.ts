/** `vct` of every record: an address under the issuer that never changes its meaning; a new form gets a new number. */
export function credentialType(issuer: string): string {
  return `${issuer}${credentialTypePath}`;
}

export const credentialTypePath = "/credentials/registration/v1";

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
};

/** SD-JWT VC type metadata (draft-ietf-oauth-sd-jwt-vc, section 6), which wallets and verifiers look up by `vct`. */
export function credentialTypeMetadata(issuer: string) {
  return {
    vct: credentialType(issuer),
    name: "Registration of a creative work",
    description:
      "A registrant declared this work to the registry; the record's leaf is in the registry's public log.",
    claims: Object.entries(shown).map(([name, label]) => ({
      path: [name],
      display: [{ locale: "en", label }],
      sd: "always",
    })),
  };
}
