import { expect, test } from "vitest";
import { monthsShown } from "./months-shown.ts";

const month = (name: string, amount = 1) => ({ month: name, amount, issued: 1 });
const november = Date.parse("2026-11-29T12:00:00Z");

test("twelve months end with this one, across a new year; those without licences are empty", () => {
  const { shown, earlier } = monthsShown([month("2026-01", 7)], november);
  expect(shown.map((one) => one.month)).toEqual([
    "2025-12",
    ...["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"].map((number) => `2026-${number}`),
  ]);
  expect(shown.map(({ amount }) => amount)).toEqual([0, 7, ...Array.from({ length: 10 }, () => 0)]);
  expect(earlier).toEqual([]);
});

test("what was earlier is left over, and a slow clock hides nothing", () => {
  const months = [month("2020-02"), month("2025-11"), month("2026-12")];
  expect(monthsShown(months, november).earlier).toEqual([month("2020-02"), month("2025-11")]);
  expect(monthsShown(months, november).shown.at(-1)).toEqual(month("2026-12"));
});
