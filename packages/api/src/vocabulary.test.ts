import { expect, test } from "vitest";
import {
  categories,
  copyrightRelations,
  fieldPrivacies,
  intendedMedia,
  languages,
  materialTypes,
  maxImageSize,
  profileVisibilities,
  selfIdentificationFields,
} from "./index.ts";

// Specification section 3, word by word: a certificate prints these words for good.
test.each([
  ["categories", categories, "literary dramatic artistic musical"],
  ["material types", materialTypes, "animation art book documentary screenplay script music photograph"],
  [
    "intended media",
    intendedMedia,
    // And, by the decisions, three more.
    "interactive literary music online radio screen stage tv videogame print exhibition other",
  ],
  ["copyright relations", copyrightRelations, "author owner assignee licensee"],
  ["visibilities of a profile", profileVisibilities, "private public selective"],
  ["visibilities of a field", fieldPrivacies, "private public certificate"],
  ["languages", languages, "en es fr zh zh-TW ar ja"],
  [
    "self-identification",
    selfIdentificationFields,
    "pronouns gender_identity sexual_orientation racial_identity indigenous_identity country_of_origin languages_spoken disability_status accommodation_needs",
  ],
])("the %s are the specification’s", (_what, words, specified) => {
  expect(words.join(" ")).toBe(specified);
});

test("a profile image may have 5 MB", () => expect(maxImageSize).toBe(5 * 1024 * 1024));
