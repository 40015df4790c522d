import { expect, test } from "vitest";
import { toDate } from "./to-date.ts";

test.each([
  [" 1998 ", "1998"],
  ["١٩٩٨-٠٤", "1998-04"],
  ["１９９８/０４/１５", "1998-04-15"],
  ["spring", "spring"],
])("a date typed as %j is sent as %j", (typed, sent) => {
  expect(toDate(typed)).toBe(sent);
});
