import { expect, test } from "vitest";
import { duration, formatBytes, longDate, longDateTime, longDay } from "./format.ts";

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

test("remaining time is spoken in whole units", () => {
  expect([60, 600, 3600, 10_800].map((seconds) => duration("en", seconds))).toEqual([
    "1 minute",
    "10 minutes",
    "1 hour",
    "3 hours",
  ]);
});

test.each([
  ["ja", "5分", "3時間"],
  ["zh", "5分钟", "3小时"],
  ["zh-TW", "5分鐘", "3小時"],
  ["ar", "5 دقائق", "3 ساعات"],
])("in %s, five minutes are %s and three hours %s", (language, minutes, hours) => {
  expect(duration(language, 300)).toBe(minutes);
  expect(duration(language, 10_800)).toBe(hours);
});

test.each([
  ["ar", "2 بايت", "1.2 كيلوبايت", "3.5 ميغابايت", "2 غيغابايت"],
  ["ja", "2 バイト", "1.2 KB", "3.5 MB", "2 GB"],
  ["zh", "2 字节", "1.2 KB", "3.5 MB", "2 GB"],
  ["zh-TW", "2 位元組", "1.2 KB", "3.5 MB", "2 GB"],
])("in %s, sizes are of one kind: %s, %s, %s, %s", (language, ...sizes) =>
  expect([2, 1200, 3.5e6, 2e9].map((bytes) => formatBytes(language, bytes))).toEqual(sizes),
);

test.each([
  ["zh", /^2026年11月2[34]日 \d\d:54:29（[A-Z]{3,}[+\d:-]*）$/u],
  ["zh-TW", /^2026年11月2[34]日 \p{L}+\d{1,2}:54:29（[A-Z]{3,}[+\d:-]*）$/u],
  ["ar", /^2[34] نوفمبر 2026 في \d{1,2}:54:29\u00a0[صم]\u00a0\([A-Z]{3,}[+\d:-]*\)$/u],
])("in %s, the zone comes last", (language, shape) => {
  expect(longDateTime(language, "2026-11-23T16:54:29Z")).toMatch(shape);
  expect(longDateTime(language, "a forged time")).toBe("a forged time");
});
