import { describe, expect, test } from "vitest";
import { api } from "./api.ts";
import { line, paragraphs } from "./text.ts";

describe.each([
  ["a line", line(300)],
  ["a text of several lines", paragraphs(300)],
])("%s of at most 300 characters", (_, schema) => {
  test.each<[string, number, boolean]>([
    ["a", 300, true],
    ["a", 301, false],
    // Two UTF-16 units each, as verifiers count.
    ["😀", 150, true],
    ["😀", 151, false],
    ["𝔄", 300, false],
    // Cleaning takes it away, or makes more of it.
    [" ", 1200, true],
    ["\u0958", 150, true],
    ["\u0958", 151, false],
  ])("%j %i times", (sign, times, isRead) => {
    expect(schema.safeParse(sign.repeat(times)).success).toBe(isRead);
  });
});

test("a note that is read fits into a statement", () => {
  const { body } = api["POST /api/operator/certificates/{id}/note"];
  const noteOf = (text: string) => body.safeParse({ reason: "A letter", ground: "terms", text });
  expect(noteOf("👩‍👩‍👧‍👦".repeat(181)).success).toBe(true);
  expect(noteOf("👩‍👩‍👧‍👦".repeat(182)).error?.issues).toMatchObject([{ path: ["text"], message: "too_long" }]);
});
