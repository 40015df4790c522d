import { isolateIn } from "@colophon/api";
import { cleanText } from "@colophon/proof/texts";

/** The members whose words stand in sentences or beside labels of ours. */
const inSentences = ["title", "name", "creator", "registrant", "role", "device"];

/**
 * The contents of a letter with all words in them cleaned: most are of strangers. Those of the other direction than the
 * letter's are isolated, so that they don't turn its sentences round.
 */
export function cleanContents<T extends object>(contents: T, language: string): T {
  const members: [string, unknown][] = Object.entries(clean(contents) as T);
  const cleaned = members.map(([name, value]): [string, unknown] => [
    name,
    inSentences.includes(name) && typeof value === "string" ? isolateIn(language, value) : value,
  ]);
  return Object.fromEntries(cleaned) as T;
}

function clean(value: unknown): unknown {
  // A dash stands for words of which nothing is seen.
  if (typeof value === "string") return value && (cleanText(value) || "–");
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, clean(one)]));
}
