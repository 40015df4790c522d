/// <reference types="vite/client" />
import { expect, test } from "vitest";

const files = import.meta.glob<string>(["../**/*.tsx", "!../**/*.test.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Elements for words of any direction that hold none of a stranger's, or only what was cleaned. */
const ours = [
  "./words.tsx",
  "./field.tsx",
  // What `lineOf` has cleaned.
  "./work-sheet.tsx",
  "../features/developers/with-names.tsx",
  "../features/home/search-form.tsx",
  "../features/home/question-chips.tsx",
  "../features/log/anchor-list.tsx",
  "../features/profile/connected-wallet.tsx",
  // A host as `linkName` writes it.
  "../features/profile/link-entry.tsx",
  // Names of protocols.
  "./machines/protocol.tsx",
  "../features/creator/creator-header.tsx",
  "../features/reading/parts.tsx",
  "../features/verify/record-facts.tsx",
  // What `useCorrected` has cleaned.
  "../features/verify/certificate-panel.tsx",
  // What `lineOf` has cleaned.
  "../features/verify/licence/licence-page.tsx",
];

test("words of others are shown by Words and Sentence alone", () => {
  const found = Object.entries(files).filter(([, code]) => /<bdi\b|dir="auto"/.test(code));
  expect(new Set(found.map(([path]) => path))).toEqual(new Set(ours));
});

/** The values of texts that others have written, by the names that the pages give them. */
const named =
  /<(?!Words\b|Sentence\b|Fact\b|code\b)\w+(?:\s[^<>]*)?>\s*\{(?:\w+\??\.)*(?:creatorName|full_name|bio|professional_title|description|fileName|file\.name|claims\.title|work\.title|certificate\.title|offer\.title|account\.name|creator\.name|user\.name)\}/;

test("no element shows a stranger's words as they are", () => {
  const found = Object.entries(files).filter(([, code]) => named.test(code));
  expect(found.map(([path]) => path)).toEqual([]);
});
