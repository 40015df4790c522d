/// <reference types="vite/client" />
import { expect, test } from "vitest";
import { sentenceGap } from "./sentence-gap.ts";

const files = import.meta.glob<string>(["../../**/*.{ts,tsx}", "!../../**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A text of ours after a space, or before one. */
const spaced = /[`}] \$\{(?:t|say|tCommon)\(|\b(?:t|say|tCommon)\([^\n]*\)\}\{" "\}/;

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

test("no page joins its texts with a space of its own", () => {
  const found = Object.entries(files).filter(([, code]) => spaced.test(code));
  expect(found.map(([path]) => path)).toEqual([]);
});
