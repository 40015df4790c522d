import { readWordList } from "@colophon/lexicon";
import { fold } from "./fold.ts";
import { normalise } from "./normalise.ts";
import { stem } from "./stem.ts";
import type { TextLanguage } from "./text-language.ts";

/** Read when first asked for: works have no vague words, and most processes read no questions. */
let vague: ReadonlySet<string> | undefined;

const readVague = (): ReadonlySet<string> =>
  new Set(
    (["en", "es", "fr", "ar"] as const).flatMap((language) =>
      readWordList("vague-words", language).flatMap((word) => {
        const plain = fold(normalise(word));
        return [plain, stem(plain, language)];
      }),
    ),
  );

/** Written without spaces, these are taken out before the rest is read. */
const compile = (language: "zh" | "ja"): RegExp =>
  new RegExp(
    readWordList("vague-words", language)
      .map((phrase) => normalise(phrase))
      .toSorted((a, b) => b.length - a.length)
      .join("|"),
    "gu",
  );
const vagueRuns = { zh: compile("zh"), ja: compile("ja") };

/** Whether a word says so little that works need not have it. */
export const isVague = (word: string): boolean => (vague ??= readVague()).has(fold(word));

/** A question without what says nothing in it, everything else where it stands. */
export const withoutVague = (text: string, language: TextLanguage): string =>
  language === "zh" || language === "ja"
    ? text.replace(vagueRuns[language], (found) => " ".repeat(found.length))
    : text;
