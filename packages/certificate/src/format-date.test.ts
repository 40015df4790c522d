import { expect, test } from "vitest";
import { formatPublicationDate } from "./format-date.ts";

test.each([
  ["en", "1998-04-15", "April 15, 1998"],
  ["en", "1998-04", "April 1998"],
  ["en", "1998", "1998"],
  ["fr", "1998-04", "avril 1998"],
  ["ja", "1998-04", "1998年4月"],
  ["en", "spring", ""],
] as const)("in %s, a publication of %s is printed as %j", (lang, date, text) => {
  expect(formatPublicationDate(lang, date)).toBe(text);
});
