import { expect, test } from "vitest";
import { draftOfTerms, templates, termsOfDraft, withTemplate } from "./terms-draft.ts";

test.each([
  ["", []],
  ["3, 1,2", [1, 2, 3]],
  ["٣، ١", [1, 3]],
  ["2、2", [2]],
])("the files %j", (files, numbers) => {
  expect(termsOfDraft({ ...templates.personal, files })?.files).toEqual(numbers);
});

test.each(["one", "1-3", "0", "-1", "1.5"])("%j names no files", (files) => {
  expect(termsOfDraft({ ...templates.personal, files })).toBeUndefined();
});

test("a template fills in media and time, and leaves what was written", () => {
  const draft = withTemplate({ ...templates.personal, credit: "© Ana", exclusive: true }, "editorial");
  expect(draft).toMatchObject({
    purpose: "editorial",
    media: ["digital", "print"],
    months: 12,
    credit: "© Ana",
    exclusive: true,
  });
});

test("terms come back from their fields as they were", () => {
  const terms = termsOfDraft({ ...templates.commercial, files: "2, 1", note: "By post." });
  expect(terms && termsOfDraft(draftOfTerms(terms))).toEqual(terms);
});
