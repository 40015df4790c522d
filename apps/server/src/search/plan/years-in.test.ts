import { expect, test } from "vitest";
import { withDigitYears, yearsIn } from "./years-in.ts";

const decades = new Map([
  ["soixante", 1960],
  ["soixante-dix", 1970],
]);

test.each([
  ["between 1998 and 2003", [1998, 2003]],
  ["the 80s", [1980]],
  ["the 10s", [2010]],
  ["des annees soixante-dix", [1970]],
  ["平成元年", [1989]],
  ["民国90年", [2001]],
  ["no year", []],
])("%s names %j", (text, years) => {
  expect(yearsIn(text, decades)).toEqual(years);
});

test.each([
  ["二〇一五年以后", "2015年以后"],
  ["八○年代", "80年代"],
  ["六十年代", "60年代"],
  ["民国八十五年", "民国 85年"],
  ["十年的故事", "十年的故事"],
])("%s is as long as %s", (text, digits) => {
  expect(withDigitYears(text)).toBe(digits);
  expect(digits).toHaveLength(text.length);
});
