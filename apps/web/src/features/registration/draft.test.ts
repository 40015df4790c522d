import { expect, test } from "vitest";
import { emptyDraft, personFields } from "./draft.ts";

// Specification section 3: the wizard's form state; its payment details are not kept (card.ts).
test("the form state has the specification’s fields of the work and about its creator", () => {
  const { materialDetails, selfIdentification, ...draft } = emptyDraft();
  expect(Object.keys(materialDetails)).toEqual(
    expect.arrayContaining([
      "title",
      "categories",
      "materialType",
      "intendedMedium",
      "isPublished",
      "sellingProducts",
      "sharedPublicly",
      "copyrightRelation",
      "publicationDate",
      "publicationCity",
      "publicationProvince",
    ]),
  );
  expect(Object.keys(selfIdentification)).toEqual([
    "pronouns",
    "canadianCitizen",
    "officialLanguageMinority",
  ]);
  expect(draft).toMatchObject({ collaborators: [], agent: null, step: 1 });
});

test("a collaborator and an agent have the specification’s fields", () => {
  expect(new Set<string>(personFields)).toEqual(
    new Set([
      "addressLine1",
      "addressLine2",
      "city",
      "country",
      "email",
      "familyName",
      "givenName",
      "phoneNumber",
      "postalCode",
      "stateProvince",
      "yearOfBirth",
    ]),
  );
});
