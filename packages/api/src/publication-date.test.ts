import { expect, test } from "vitest";
import { isFutureDate, isPublicationDate } from "./publication-date.ts";

test.each(["1998", "1998-04", "1998-04-30", "2024-02-29", "0044-03-15"])(
  "%s is a date of publication",
  (text) => {
    expect(isPublicationDate(text)).toBe(true);
  },
);

test.each([
  "",
  "98",
  "1998-13",
  "1998-4",
  "1998-04-31",
  "1998-04-00",
  "2023-02-29",
  "1900-02-29",
  "1998-",
  "spring 1998",
])("%j is none", (text) => {
  expect(isPublicationDate(text)).toBe(false);
});

test("a day, a month and a year are future once they have begun nowhere", () => {
  const now = Date.UTC(2026, 11, 31, 9, 59);
  expect(["2026-12-31", "2026-12", "2026"].map((date) => isFutureDate(date, now))).toEqual([
    false,
    false,
    false,
  ]);
  expect(["2027-01-01", "2027-01", "2027"].map((date) => isFutureDate(date, now))).toEqual([
    true,
    true,
    true,
  ]);
  // Furthest east the new year has begun.
  expect(["2027-01-01", "2027-01", "2027"].map((date) => isFutureDate(date, now + 60_000))).toEqual([
    false,
    false,
    false,
  ]);
});
