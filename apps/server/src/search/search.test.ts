import type { Language } from "@colophon/api";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../test/test-database.ts";
import { loadSearchSet, type SetWork } from "../../test/search-quality/search-set.ts";
import { createSearcher } from "./search.ts";

const connection = await createTestDatabase();

const work = (id: string, lang: Language, title: string): SetWork => ({
  id,
  lang,
  title,
  description: "",
  creator: "Nilufar Castellane",
  materialType: "book",
  medium: "literary",
  categories: ["literary"],
  isPublished: false,
  publication: null,
  registeredAt: "2021-03-01",
  listing: "public",
});

const titles: [Language, string][] = [
  ["en", "About the Owl About"],
  ["en", "Owls"],
  ["fr", "La nuit de la chouette"],
  ["ja", "論語独立運動"],
  ["ja", "独立運動の論語"],
  ["zh", "一个猫头鹰的"],
  ["zh", "猫头鹰的生活"],
  ["ar", "البومة في الليل"],
  ["ar", "بريد منتصف الليل"],
];
await loadSearchSet(connection, {
  works: titles.map(([lang, title], at) => work(`work${at}`, lang, title)),
  queries: [],
});
const searcher = createSearcher(connection.pool);

test.each(titles)("%s: the title %s is answered by its work first", async (language, title) => {
  const { results } = await searcher.find({ text: title, language, asker: null });
  const { rows } = await connection.pool.query("select title from works where id = $1", [results[0]?.workId]);
  expect(rows).toEqual([{ title }]);
});

test("a famous title spelt right is no registered one that is a little like it", async () => {
  const { parsed } = await searcher.find({ text: "أعمال مثل ألف ليلة وليلة", language: "ar", asker: null });
  expect(parsed).toMatchObject({ isLikeFamous: true, plan: { similarTo: { id: null } } });
});
