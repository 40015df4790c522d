import type { OwnWork } from "@colophon/api";
import { expect, test } from "vitest";
import { correctionOf, editedFields, wrongFields } from "./edited-fields.ts";

const now: OwnWork["fields"] = {
  title: "Low Water",
  description: "",
  keywords: ["sea, open", "letters"],
  materialType: "book",
  medium: "print",
  categories: ["literary"],
  copyrightRelation: "author",
  publication: { date: "2026-03-01", city: "Halifax", province: "" },
};
const edited = (change: Partial<ReturnType<typeof editedFields>> = {}) => ({
  ...editedFields(now),
  ...change,
});

test("untouched fields aren't corrected, not even keywords with commas", () => {
  expect(correctionOf(edited(), now)).toBeUndefined();
  expect(correctionOf(edited({ title: " Low Water " }), now)).toBeUndefined();
});

test.each([
  [{ title: "High Water" }, { title: "High Water" }, { title: { old: "Low Water", new: "High Water" } }],
  [
    { keywords: "tide" },
    { keywords: ["tide"] },
    { keywords: { old: ["sea, open", "letters"], new: ["tide"] } },
  ],
  [
    { isPublished: false },
    { publication: null },
    { publication: { old: { date: "2026-03-01", city: "Halifax" }, new: null } },
  ],
] as const)("%j is said as what differs", (change, fields, changes) => {
  expect(correctionOf(edited(change), now)).toEqual({ fields, changes });
});

test("values that the register would refuse are found before sending", () => {
  expect(wrongFields(edited())).toEqual({});
  expect(wrongFields(edited({ title: " ", categories: [], date: "", city: "" }))).toEqual({
    title: "required",
    categories: "required",
    date: "required",
  });
  expect(wrongFields(edited({ date: "2999-01-01" }))).toEqual({ date: "future_date" });
  expect(wrongFields(edited({ isPublished: false, date: "", city: "" }))).toEqual({});
});
