import { expect, test } from "vitest";
import { asBefore, clearAnswers } from "./as-before.ts";
import { emptyDraft } from "./draft.ts";
import type { LastAnswers } from "./last-answers-query.ts";
import { withFile } from "./work-of-file.ts";

const last: LastAnswers = {
  title: "The Lighthouse Keeper",
  categories: ["dramatic"],
  materialType: "screenplay",
  intendedMedium: "screen",
  copyrightRelation: "owner",
  sharedPublicly: false,
};
const { title: _, ...answers } = last;
const pdf = { sha256: "a", name: "Act one.pdf", size: 1, mediaType: "application/pdf" };
const photo = { sha256: "b", name: "Quay.jpg", size: 1, mediaType: "image/jpeg" };

test("a blank draft begins with the answers of the last work, and not with its title", () => {
  expect(asBefore(emptyDraft(), last).materialDetails).toMatchObject({ ...answers, title: "" });
});

test("the kind is the last one where the file can be that, whichever of them came first", () => {
  for (const [file, kind] of [
    [pdf, "screenplay"],
    [photo, "photograph"],
  ] as const) {
    const fileFirst = asBefore(withFile(emptyDraft(), file, undefined), last);
    const answersFirst = withFile(asBefore(emptyDraft(), last), file, last);
    expect(fileFirst.materialDetails.materialType).toBe(kind);
    expect(fileFirst.materialDetails.categories).toEqual(kind === last.materialType ? last.categories : []);
    expect(answersFirst.materialDetails).toEqual(fileFirst.materialDetails);
  }
});

test("answers that were given stay, and those that were cleared do not come back", () => {
  const given = emptyDraft();
  given.materialDetails.intendedMedium = "radio";
  expect(asBefore(given, last)).toBe(given);
  const cleared = clearAnswers(asBefore(withFile(emptyDraft(), pdf, undefined), last));
  expect(cleared.materialDetails).toEqual(withFile(emptyDraft(), pdf, undefined).materialDetails);
  expect(asBefore(cleared, last)).toBe(cleared);
});
