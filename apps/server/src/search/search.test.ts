import type { Language } from "@colophon/api";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../test/test-database.ts";
import { makeSetWork } from "../../test/search-quality/ask-about.ts";
import { loadSearchSet } from "@colophon/testing/search-quality/search-set";
import { createSearcher } from "./search.ts";

const connection = await createTestDatabase();

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
  works: titles.map(([lang, title], at) => makeSetWork(title, lang, { id: `work${at}` })),
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

test("the oldest works begin with the earliest year, whenever they were registered; what a question denies is no answer", async () => {
  const own = await createTestDatabase();
  const published = Array.from({ length: 80 }, (_, at) =>
    makeSetWork(at % 2 === 0 ? `Ghost ${at}` : `Harbour ${at}`, "en", {
      id: `dated${at}`,
      isPublished: true,
      publication: { date: `${at === 79 ? 1915 : 2016}-01-01`, city: "", province: "" },
      registeredAt: new Date(Date.UTC(2021, 0, at + 1)).toISOString(),
    }),
  );
  const idOf = await loadSearchSet(own, { works: published, queries: [] });
  const find = async (text: string) => {
    const { results } = await createSearcher(own.pool).find({ text, language: "en", asker: null });
    return results.map(({ certificateId }) => idOf.get(certificateId));
  };
  expect((await find("oldest works"))[0]).toBe("dated79");
  const denied = await find("anything except ghosts");
  expect(denied).toHaveLength(10);
  expect(denied.filter((id) => Number(id?.slice(5)) % 2 === 0)).toEqual([]);
});
