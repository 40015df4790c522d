import { api, type Registration, type RegistrationInput } from "@colophon/api";

/** A complete registration as the wizard sends it; a test overrides what matters to it. */
export function makeRegistrationInput(overrides: Partial<RegistrationInput> = {}): RegistrationInput {
  return {
    materialDetails: {
      title: "The Lighthouse Keeper",
      description: "A keeper finds letters that the sea returns.",
      keywords: ["sea", "letters"],
      categories: ["literary", "dramatic"],
      materialType: "screenplay",
      intendedMedium: "screen",
      isPublished: true,
      publicationDate: "2026-03-01",
      publicationCity: "Halifax",
      publicationProvince: "Nova Scotia",
      copyrightRelation: "author",
      sellingProducts: true,
    },
    collaborators: [
      {
        givenName: "Amina",
        familyName: "Haddad",
        email: "amina@writers.example",
        addressLine1: "12 Rue Sans Nom",
        yearOfBirth: "1984",
        phoneNumber: "+20 100 000 0000",
      },
    ],
    agent: { givenName: "Noor", familyName: "Agent", email: "noor@agency.example" },
    selfIdentification: { pronouns: "she/her", canadianCitizen: "yes", officialLanguageMinority: "" },
    file: { sha256: "ab".repeat(32), name: "draft.pdf", size: 1234, mediaType: "application/pdf" },
    declarationAccepted: true,
    payment: { provider: "demo" },
    ...overrides,
  };
}

/** The same as the server has it after parsing. */
export function makeRegistration(overrides: Partial<RegistrationInput> = {}): Registration {
  return api["POST /api/ip/register"].body.parse(makeRegistrationInput(overrides));
}
