import { expect, test } from "vitest";
import { readTerms } from "./read-terms.ts";

const least = {
  vocabulary: "colophon-licence-terms/v1",
  purpose: "editorial",
  exclusive: false,
  revocable: false,
};
const most = {
  ...least,
  media: ["print"],
  territory: ["CA"],
  files: [1],
  credit: "Ada",
  note: "Not for perfume.",
};

test("terms are read whole", () => {
  expect(readTerms(least)).toEqual(least);
  expect(readTerms(most)).toEqual(most);
});

test.each([
  ["no object", "editorial"],
  ["null", null],
  ["another vocabulary", { ...least, vocabulary: "colophon-licence-terms/v2" }],
  ["an unknown purpose", { ...least, purpose: "perfume" }],
  ["no word on exclusivity", { ...least, exclusive: undefined }],
  ["an unknown medium", { ...most, media: ["print", "smell"] }],
  ["no media at all", { ...most, media: [] }],
  ["a place that is no code", { ...most, territory: ["Canada"] }],
  ["a file without a number", { ...most, files: ["1"] }],
  ["a member that this version does not know", { ...most, sublicence: true }],
  ["a member of every object", { ...least, toString: "x" }],
])("with %s, nothing is read", (_, terms) => expect(readTerms(terms)).toBeUndefined());
