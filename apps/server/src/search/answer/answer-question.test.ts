import type { Language } from "@colophon/api";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { loadSearchSet } from "@colophon/testing/search-quality/search-set";
import { createSearcher } from "../search.ts";
import { answerQuestion } from "./answer-question.ts";

const connection = await createTestDatabase();
const cookbooks = ["Recipes from a Village Kitchen", "Soups and Bread, a cookbook"].map((title) => ({
  title,
  description: "Cooking at home with what the garden gives.",
}));
const knitting = Array.from({ length: 12 }, (_, at) => ({
  title: `Stitches, part ${at + 1}`,
  description: "A season of knitting.",
}));
const works = [...cookbooks, ...knitting].map((texts, at) => ({
  ...texts,
  id: `work${at}`,
  lang: "en" as const,
  creator: "Nilufar Castellane",
  materialType: "book" as const,
  medium: "literary" as const,
  categories: ["literary" as const],
  isPublished: false,
  publication: null,
  registeredAt: "2021-03-01",
  listing: "public" as const,
}));
await loadSearchSet(connection, { works, queries: [] });
const searcher = createSearcher(connection.pool);

const ask = async (text: string, language: Language) =>
  answerQuestion(connection.pool, searcher, { text, language, asker: null });

test.each<[Language, string, RegExp]>([
  ["en", "sushi recipes", /^2 works come close, but none is about “sushi”\./],
  ["es", "recetas de sushi", /^Hay 2 obras cercanas a su búsqueda, pero ninguna trata de «sushi»\./],
  [
    "fr",
    "recettes de sushis",
    /^2 œuvres s’approchent de votre recherche\s; aucune ne traite de «\ssushi[^»]*\s»\./,
  ],
  ["zh", "寿司与烹饪", /^有 2 件作品较为接近，但没有一件的主题是“寿司”。/],
  ["zh-TW", "壽司與烹飪", /^有 2 件作品較為接近，但沒有一件的主題是「壽司」。/],
  ["ja", "寿司のレシピ", /^「[^」]*(?:寿司|すし)[^」]*」を扱う作品はありませんが、近い作品が2件あります。/],
  ["ar", "وصفات السوشي", /^عُثر على عملين قريبين من المطلوب، لكن لا يتناول أيّ منهما «[^»]*سوشي»\./],
])("%s: works that have a part of what is asked for are not said to answer it", async (...given) => {
  const [language, question, message] = given;
  const answer = await ask(question, language);
  expect(answer.message).toMatch(message);
  expect(answer.results).toHaveLength(2);
});

test.each([
  "recipes",
  "cookbooks",
  "Recipes from a Village Kitchen",
  "works like Recipes from a Village Kitchen",
])("what is found whole is said to be found: %s", async (question) => {
  const { message, results } = await ask(question, "en");
  expect(results).not.toEqual([]);
  expect(message).not.toContain("come close");
});

test("says how many there are where not all of them are shown", async () => {
  const { message, results } = await ask("books about knitting", "en");
  expect(message).toBe("12 works found. Understood as: books, “knitting”.");
  expect(results).toHaveLength(10);
  expect((await ask("3 books about knitting", "en")).message).toMatch(/^3 works found\. Understood/);
});

test("names subjects in the asker's own words, or else in their language", async () => {
  expect((await ask("cookery", "en")).message).toContain("“cookery”");
  const { message, results } = await ask("works about cookery", "fr");
  expect(message).not.toContain("cookery");
  expect(results[0]?.reasons.join()).not.toContain("cookery");
});

test("gives no reason that a work does not have, and says what was left out", async () => {
  const near = await ask("sushi recipes", "en");
  expect(near.results.flatMap(({ reasons }) => reasons).join()).not.toContain("sushi");
  expect((await ask("books but not about cooking", "en")).message).toContain("without “cooking”");
});
