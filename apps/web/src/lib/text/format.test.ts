import { expect, test } from "vitest";
import { countdown, duration, formatBytes, longDate, longDay } from "./format.ts";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [2_500_000, "2.5 MB"],
  [7.25e12, "7.3 TB"],
  [5e18, "5,000,000 TB"],
])("%d bytes are written as %s", (bytes, text) => expect(formatBytes("en", bytes)).toBe(text));

test("speeds have a unit of their own", () => {
  expect(formatBytes("en", 250_000_000, "-per-second")).toBe("250 MB/s");
});

test("a day is the same in every time zone", () => {
  expect(longDay("en", "2024-05-01")).toBe("May 1, 2024");
  expect(longDay("fr", "2024-05-01")).toBe("1 mai 2024");
});

test("English dates are long US ones, for British readers too", () => {
  expect(longDate("en-GB", "2024-05-01T12:00:00Z")).toBe("May 1, 2024");
});

test("remaining time is shown like a clock, and spoken in whole units", () => {
  expect([59, 61, 3_599, 3_661].map(countdown)).toEqual(["0:59", "1:01", "59:59", "1:01:01"]);
  expect([60, 600, 3600, 10_800].map((seconds) => duration("en", seconds))).toEqual([
    "1 minute",
    "10 minutes",
    "1 hour",
    "3 hours",
  ]);
});
