import { expect, test } from "vitest";
import { placeKeys } from "./name-keys.ts";

test.each([
  ["京都", "京都府"],
  ["厦门市", "厦门"],
  ["甘肃", "甘肃省"],
  ["the province of quebec", "quebec"],
  ["la provincia de cusco", "cusco"],
  ["la ville de lyon", "lyon"],
  ["montana state", "montana"],
  ["مدينة عمان", "عمان"],
])("%s may be registered as %s", (asked, registered) => {
  expect(placeKeys(asked)[0]).toBe(asked);
  expect(placeKeys(asked)).toContain(registered);
});

test.each(["state", "都市", "city"])("%s alone is no kind of a place", (asked) => {
  expect(placeKeys(asked)).not.toContain("");
});
