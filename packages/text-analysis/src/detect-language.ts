import type { Segment } from "./split-words.ts";
import { type LatinLanguage, latinLanguages, type TextLanguage } from "./text-language.ts";

/** Syllables, and characters as simplified in Japan alone. */
const japaneseOnly = /[\p{sc=Hiragana}\p{sc=Katakana}楽駅図円広気鉄変戦絵辺発壊価図塁髪働込畑峠]/u;

/**
 * The language of a text: by its script, and among languages of one script by the words that only one of them has.
 * Undecided texts are taken for the presumed language where it fits; `sure` says that it was not needed.
 */
export function detectLanguage(
  segments: readonly Segment[],
  presumed: TextLanguage,
): { language: TextLanguage; sure: boolean } {
  const amount = { latin: 0, arabic: 0, cjk: 0, other: 0 };
  for (const { script, text } of segments) amount[script] += text.length;
  amount.cjk *= 3;
  if (amount.cjk > amount.latin && amount.cjk > amount.arabic) return detectCjk(segments, presumed);
  if (amount.arabic > amount.latin) return { language: "ar", sure: true };
  return detectLatin(segments, presumed);
}

function detectCjk(segments: readonly Segment[], presumed: TextLanguage) {
  if (segments.some(({ text }) => japaneseOnly.test(text))) return { language: "ja", sure: true } as const;
  return { language: presumed === "ja" ? "ja" : "zh", sure: false } as const;
}

function detectLatin(segments: readonly Segment[], presumed: TextLanguage) {
  const votes = { en: 0, es: 0, fr: 0 };
  for (const segment of segments) {
    if (segment.script !== "latin") continue;
    const { alone, amongOthers } = segment.word.latinVotes;
    const { en, es, fr } = segments.length === 1 ? alone : amongOthers;
    votes.en += en;
    votes.es += es;
    votes.fr += fr;
  }
  const [first, second] = latinLanguages.toSorted((a, b) => votes[b] - votes[a]);
  const isClear = (language: LatinLanguage) => first !== undefined && votes[first] - votes[language] >= 1;
  const sure = second !== undefined && isClear(second);
  const fallback = latinLanguages.find((language) => language === presumed) ?? "en";
  // Between two others, it is still not the presumed one.
  return { language: first !== undefined && (sure || isClear(fallback)) ? first : fallback, sure };
}
