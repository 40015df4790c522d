import { expect, test } from "vitest";
import { createTestDatabase } from "../../test/test-database.ts";
import { loadSearchSet } from "../../test/search-quality/search-set.ts";
import { answerQuestion } from "./answer/answer-question.ts";
import { unnameInEntry } from "./index/write-entries.ts";
import { createSearcher } from "./search.ts";

const connection = await createTestDatabase();
const work = {
  lang: "en" as const,
  description: "",
  materialType: "book" as const,
  medium: "literary" as const,
  categories: ["literary" as const],
  isPublished: false,
  publication: null,
  listing: "public" as const,
};
const people = [
  { title: "Harbour Lights", creator: "Nilufar Castellane", collaborators: ["Ottoline Marwick"] },
  { title: "Winter Bees", creator: "Ottoline Marwick" },
  { title: "Late Trains", creator: "Bram Osei", collaborators: ["Ottoline Marwick", "千葉誠"] },
  { title: "Unseen", creator: "Bram Osei", collaborators: ["Ottoline Marwick"], listing: "private" as const },
  { title: "A Bridge", creator: "Bram Osei", collaborators: ["Percival Underhay"] },
];
await loadSearchSet(connection, {
  works: people.map((person, at) => ({
    ...work,
    id: `work${at}`,
    registeredAt: `2021-03-0${at + 1}`,
    ...person,
  })),
  queries: [],
});
const searcher = createSearcher(connection.pool);
const ask = (text: string) =>
  answerQuestion(connection.pool, searcher, { text, language: "en", asker: null });

test.each(["works by Ottoline Marwick", "Ottoline Marwick", "ottoline marwick books"])(
  "%s: what she created, then what she took part in",
  async (question) => {
    const { results } = await ask(question);
    expect(results.map(({ title, reasons }) => [title, reasons.at(-1)])).toEqual([
      ["Winter Bees", "by Ottoline Marwick"],
      ["Late Trains", "with Ottoline Marwick"],
      ["Harbour Lights", "with Ottoline Marwick"],
    ]);
  },
);

test.each([
  ["works by Percival Underhay", "A Bridge"],
  ["千葉誠", "Late Trains"],
])("%s: who created nothing is found all the same", async (question, title) => {
  const { results } = await ask(question);
  expect(results.map((result) => result.title)).toEqual([title]);
});

test("the newest come first among what she created, and then among the others", async () => {
  const { results } = await ask("newest works by Ottoline Marwick");
  expect(results.map(({ title }) => title)).toEqual(["Winter Bees", "Late Trains", "Harbour Lights"]);
});

test("who says that they took no part in a work is not found by it", async () => {
  const { rows } = await connection.pool.query<{ work_id: string }>(
    "select work_id from search_works where title_key = 'late trains'",
  );
  await unnameInEntry(connection.pool, rows[0]?.work_id ?? "", {
    givenName: "Ottoline",
    familyName: "Marwick",
  });
  const { results } = await ask("works by Ottoline Marwick");
  expect(results.map(({ title }) => title)).toEqual(["Winter Bees", "Harbour Lights"]);
});
