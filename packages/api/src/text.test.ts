import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { api } from "./api.ts";
import { line, paragraphs } from "./text.ts";
import { registrationContents } from "./works.ts";

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

/** Every name and title that others read. */
const named: [string, z.ZodType, object, string][] = [
  ["an account's name", api["POST /api/auth/register"].body, { full_name: "" }, "full_name"],
  ["the name of a profile", api["PUT /api/user/profile"].body, { full_name: "" }, "full_name"],
  [
    "a professional title",
    api["PUT /api/user/profile"].body,
    { professional_title: "" },
    "professional_title",
  ],
  ["an alias", api["POST /api/user/aliases"].body, { name: "" }, "name"],
  ["a title", registrationContents, { materialDetails: { title: "" } }, "materialDetails.title"],
  ["a creator's name", registrationContents, { creatorName: "" }, "creatorName"],
  [
    "a collaborator's name",
    registrationContents,
    { collaborators: [{ givenName: "" }] },
    "collaborators.0.givenName",
  ],
  [
    "a family name",
    registrationContents,
    { collaborators: [{ familyName: "" }] },
    "collaborators.0.familyName",
  ],
  ["a role", registrationContents, { collaborators: [{ role: "" }] }, "collaborators.0.role"],
  ["who a work is transferred to", api["POST /api/ip/{id}/transfer"].body, { to: "" }, "to"],
];

test.each(named)("%s with characters that are not seen is refused", (_, schema, body, field) => {
  const issuesOf = (text: string) => {
    const filled = JSON.parse(JSON.stringify(body).replace('""', JSON.stringify(text))) as object;
    const { issues } = schema.safeParse(filled).error ?? { issues: [] };
    return issues.filter(({ path }) => path.join(".") === field).map(({ message }) => message);
  };
  for (const hidden of ["Ada\u202e", "Ada\u2069", "A\u200bda", "\u2800", "Ada\u3164"])
    expect(issuesOf(hidden)).toContain("hidden_characters");
  for (const seen of ["Ada Lovelace", "نازنین می\u200cخواهم", "👩\u200d🚒", "葛\u{e0100}城"])
    expect(issuesOf(seen)).toEqual([]);
});

test("a text of several lines may have marks of direction, but nothing that turns", () => {
  expect(paragraphs(300).safeParse("C++\u200e، ثم\nشيء").success).toBe(true);
  expect(paragraphs(300).safeParse("a\u202eb").error?.issues).toMatchObject([
    { message: "hidden_characters" },
  ]);
});
