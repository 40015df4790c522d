import { cleanText } from "@colophon/proof/texts";

/** The contents of a letter with all words in them cleaned: most are of strangers. */
export function cleanContents<T>(contents: T): T {
  return clean(contents) as T;
}

function clean(value: unknown): unknown {
  // A dash stands for words of which nothing is seen.
  if (typeof value === "string") return value && (cleanText(value) || "–");
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, clean(one)]));
}
