import type { SearchedWork } from "@colophon/server/search/index/entry-of-work.ts";
import { conceptWords } from "./concept-words.ts";

export interface TimedQuery {
  kind: string;
  language: string;
  text: string;
}

/** Questions of every kind, each about a different subject, so that no cache answers them. */
export function makeQueries(sample: readonly SearchedWork[], random: () => number): TimedQuery[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const concept = (language: "en" | "fr" | "zh" | "ar" | "ja") => pick(pick(conceptWords(language)));
  const latin = sample.filter(({ title }) => /^[a-z ]{8,}$/i.test(title));
  const misspelt = (word: string) => `${word.slice(0, 2)}${word.slice(3)}`;
  const kinds: Record<string, () => [language: string, text: string]> = {
    "two common words": () => [
      "en",
      `${pick(["love", "life", "family", "war"])} ${pick(["story", "comedy", "music", "house"])}`,
    ],
    topic: () => ["en", `works about ${concept("en")}`],
    "topic with demands": () => [
      "fr",
      `livres sur ${concept("fr")} depuis ${2000 + Math.floor(random() * 20)}`,
    ],
    misspelt: () => ["en", `documentaries about ${misspelt(concept("en"))}`],
    chinese: () => ["zh", `关于${concept("zh")}的书`],
    japanese: () => ["ja", `${concept("ja")}の写真`],
    arabic: () => ["ar", `كتب عن ${concept("ar")}`],
    similar: () => ["en", `3 works like ${pick(latin)?.title ?? "sea"}`],
    title: () => ["en", pick(sample).title],
    "demands alone": () => ["en", "unpublished screenplays for the radio"],
    "many stopwords": () => [
      "en",
      `the of and in to a that is was for on with as by at from ${concept("en")}`,
    ],
  };
  return Array.from({ length: 60 }).flatMap(() =>
    Object.entries(kinds).map(([kind, make]) => {
      const [language, text] = make();
      return { kind, language, text };
    }),
  );
}
