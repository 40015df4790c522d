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

test("a blank draft begins with the last work's answers, but not its title", () => {
  expect(asBefore(emptyDraft(), last).materialDetails).toMatchObject({ ...answers, title: "" });
});

test("the kind is the last work's if the file can be that, whichever was known first", () => {
  for (const [file, kind] of [
    [pdf, "screenplay"],
    [photo, "photograph"],
  ] as const) {
    const fileFirst = asBefore(withFile(emptyDraft(), file, undefined), last);
    const answersFirst = withFile(asBefore(emptyDraft(), last), file, last);
    expect(fileFirst.materialDetails.materialType).toBe(kind);
    expect(fileFirst.materialDetails.categories).toEqual(
      kind === last.materialType ? last.categories : ["artistic"],
    );
    expect(answersFirst.materialDetails).toEqual(fileFirst.materialDetails);
  }
});

test("given answers stay, and cleared ones don't come back", () => {
  const given = emptyDraft();
  given.materialDetails.intendedMedium = "radio";
  expect(asBefore(given, last)).toBe(given);
  const cleared = clearAnswers(asBefore(withFile(emptyDraft(), pdf, undefined), last));
  expect(cleared.materialDetails).toEqual(withFile(emptyDraft(), pdf, undefined).materialDetails);
  expect(asBefore(cleared, last)).toBe(cleared);
});
