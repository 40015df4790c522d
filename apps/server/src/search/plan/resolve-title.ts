import { keyOf, type TextLanguage, wholeLikeness } from "@colophon/text-analysis";
import { allOf, anyOf, postingsOf, termQuery, type TokenQuery } from "../index/token-query.ts";
import type { KnownTitle, Lengths } from "./lookup-store.ts";
import type { Lookups } from "./lookups.ts";
import { leastLike, meantScore, titleWords } from "./title-likeness.ts";

/** The registered work with exactly this title. */
export async function exactTitle(
  lookups: Lookups,
  title: string,
  asker: string | null,
): Promise<KnownTitle | undefined> {
  const [exact] = await lookups.titles(spellingsOf(title), asker);
  return exact;
}

/** The registered work that somebody means by a title that is nearly its own. */
export async function likelyTitle(
  lookups: Lookups,
  title: string,
  language: TextLanguage,
  asker: string | null,
): Promise<KnownTitle | undefined> {
  const words = titleWords(title, language).telling;
  const keys = spellingsOf(title).map((key) => key.replaceAll(" ", ""));
  return nearestTitle(lookups, title, language, asker, (known) => meantScore(known, words, keys, language));
}

/** The registered work that somebody means by a title, spelt exactly so or nearly. */
export const resolveTitle = async (
  ...[lookups, title, language, asker]: Parameters<typeof likelyTitle>
): Promise<KnownTitle | undefined> =>
  (await exactTitle(lookups, title, asker)) ?? likelyTitle(lookups, title, language, asker);

/** The title that is most like what was asked for, of those that have its words or words like them. */
async function nearestTitle(
  lookups: Lookups,
  title: string,
  language: TextLanguage,
  asker: string | null,
  likenessOf: (known: KnownTitle) => number,
  lengths?: Lengths,
): Promise<KnownTitle | undefined> {
  const { telling, all } = titleWords(title, language);
  if (telling.length === 0) return undefined;
  const similar = await lookups.similarWords(telling);
  const formsOf = (words: readonly string[]) =>
    words.map((word) => {
      const near = similar.flatMap((each) => (each.asked === word && each.word !== word ? [each.word] : []));
      return anyOf([word, ...near].map((each) => termQuery(`^${each}`, lookups.frequencies)));
    });
  for (const some of [[allOf(formsOf(telling))], rarest(formsOf(all))]) {
    if (some.length === 0) continue;
    const scored = (await lookups.titlesWith(anyOf(some).text, asker, lengths)).map((known) => ({
      known,
      score: likenessOf(known),
    }));
    const best = scored.toSorted((a, b) => b.score - a.score || a.known.key.length - b.known.key.length)[0];
    if (best !== undefined && best.score > 0) return best.known;
  }
  return undefined;
}

/** Titles that have one of the words are too many to look at where the word is common. */
const maxPostings = 5000;

function rarest(forms: readonly TokenQuery[]): TokenQuery[] {
  const sorted = forms.toSorted((a, b) => postingsOf(a) - postingsOf(b));
  const sums = sorted.map((_, at) => postingsOf(anyOf(sorted.slice(0, at + 1))));
  return sorted.filter((_, at) => (sums[at] ?? Infinity) <= maxPostings);
}

/** The registered title that a whole question is, but for a few letters: one that is no title as it stands. */
export async function meantTitle(
  lookups: Lookups,
  question: string,
  language: TextLanguage,
  asker: string | null,
): Promise<string | undefined> {
  const key = keyOf(question);
  if (key.length < shortest || key.length > longest) return undefined;
  const least = leastLike(key, nearlyAll);
  // What is much longer or shorter cannot be as like as that.
  const lengths = { least: Math.floor(key.length * least), most: Math.ceil(key.length / least) };
  const likenessOf = (known: KnownTitle) => wholeLikeness(key, known.key, least);
  return (await nearestTitle(lookups, question, language, asker, likenessOf, lengths))?.title;
}

const nearlyAll = 0.8;
const [shortest, longest] = [4, 80];

/** As it stands, and without what Arabic writes together with the word after "to" and "like". */
function spellingsOf(title: string): string[] {
  const key = keyOf(title);
  const bare = key.replace(/^ل(?=[\u0600-\u06ff]{3})/u, "");
  return [...new Set([key, bare, bare.replace(/^ل/u, "ال")])].filter((each) => each !== "");
}
