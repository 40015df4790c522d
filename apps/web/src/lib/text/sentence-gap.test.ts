import { expect, test } from "vitest";
import { sentenceGap } from "./sentence-gap.ts";

test("only Chinese and Japanese sentences follow each other without a space", () => {
  expect(["en", "fr", "es", "ar", "ja", "zh", "zh-TW"].map(sentenceGap)).toEqual([
    " ",
    " ",
    " ",
    " ",
    "",
    "",
    "",
  ]);
});
