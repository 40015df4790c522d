import { readFileSync } from "node:fs";
import path from "node:path";
import { type Language, languages } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { makeUser } from "@colophon/testing/make-user";
import { createTestRegister } from "../../test/test-register.ts";
import { registrationOfSeedWork } from "../commands/seed-data/registration-of-seed-work.ts";
import { seedCreators } from "../commands/seed-data/seed-creators.ts";
import type { SeedWork } from "../commands/seed-data/seed-work.ts";
import { registerWork } from "../register/works/register-work.ts";
import { textLanguageOf } from "@colophon/text-analysis";
import { answerQuestion } from "./answer/answer-question.ts";
import { createSearcher, type Searcher } from "./search.ts";

const { pool, db, keys, issuer, log, sequencer, indexer } = await createTestRegister();

for (const { name, works } of Object.values(seedCreators).flat()) {
  const { id, email } = await makeUser(db, name);
  const registrant = { id, name, email, aliases: [], selfIdentification: {} };
  await Promise.all(
    works.map((work) =>
      registerWork({ pool, keys, issuer, log, sequencer, indexer }, registrant, registrationOfSeedWork(work)),
    ),
  );
}

const young = createSearcher(pool);
await young.find({ text: "statistics", language: "en", asker: null });
await pool.query("analyze search_works");
const grown = createSearcher(pool);

/** Titles of the answer, best first. */
async function ask(searcher: Searcher, text: string, language: Language): Promise<string[]> {
  const { results } = await answerQuestion(pool, searcher, { text, language, asker: null });
  return results.map(({ title }) => title);
}

interface Locale {
  search: { example: Record<"lifestyle" | "comics" | "similar", string> };
}

/** The questions that the home screen offers. */
function examplesOf(language: Language): Locale["search"]["example"] {
  const folder = path.join(import.meta.dirname, "../../../web/public/locales", language);
  return (JSON.parse(readFileSync(path.join(folder, "translation.json"), "utf8")) as Locale).search.example;
}

const tags = {
  unscripted:
    /unscripted|sin guion|sans scénario|无剧本|無腳本|بلا سيناريو|台本なし|reality|realidad|réalité|真人秀|實境|الواقع|リアリティ/i,
  comics: /comic|cómic|historieta|bande dessinée|漫画|漫畫|كوميكس|مصورة|مصوّرة/i,
  health: /mental|mentale|心理|النفسية|メンタル/i,
  adventure: /adventure|aventur|tomb|tumba|tombe|古墓|考古|古墳|王墓|冒险|冒險|冒険|مغامر|مقابر|آثار/i,
};

/** Listed works in one of these languages that have a keyword of each kind. */
const titlesIn = (some: readonly Language[], ...about: RegExp[]): string[] =>
  some
    .flatMap((language) => seedCreators[language].flatMap(({ works }): readonly SeedWork[] => works))
    .filter(({ unlisted }) => unlisted === undefined)
    .filter(({ keywords }) => about.every((tag) => keywords.some((keyword) => tag.test(keyword))))
    .map(({ title }) => title);

describe.each(
  languages.flatMap((language) => [
    { language, searcher: young, state: "before Postgres knows how common words are" },
    { language, searcher: grown, state: "when it does" },
  ]),
)("an example of the home screen, asked in $language $state,", ({ language, searcher }) => {
  const { lifestyle, comics, similar } = examplesOf(language);
  const own = languages.filter((each) => textLanguageOf(each) === textLanguageOf(language));

  test("finds the unscripted, that of its own language first", async () => {
    const found = await ask(searcher, lifestyle, language);
    expect(titlesIn(languages, tags.unscripted)).toEqual(expect.arrayContaining(found));
    expect(titlesIn(own, tags.unscripted)).toContain(found[0]);
  });

  test("finds comics about mental health, and nothing else", async () => {
    const found = await ask(searcher, comics, language);
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(titlesIn(languages, tags.comics, tags.health)).toEqual(expect.arrayContaining(found));
    expect(titlesIn(own, tags.comics, tags.health)).toContain(found[0]);
  });

  test("finds three adventures like Tomb Rider, and not itself", async () => {
    const found = await ask(searcher, similar, language);
    expect(found).toHaveLength(3);
    expect(found).not.toContain("Tomb Rider");
    expect(titlesIn(languages, tags.adventure)).toEqual(expect.arrayContaining(found));
  });
});
