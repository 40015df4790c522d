import { expect, test } from "vitest";
import { askAbout, makeSetWork } from "../../test/search-quality/ask-about.ts";
import { unnameInEntry } from "./index/index.ts";

const people = [
  { title: "Harbour Lights", creator: "Nilufar Castellane", collaborators: ["Ottoline Marwick"] },
  { title: "Winter Bees", creator: "Ottoline Marwick" },
  { title: "Late Trains", creator: "Bram Osei", collaborators: ["Ottoline Marwick", "千葉誠"] },
  { title: "Unseen", creator: "Bram Osei", collaborators: ["Ottoline Marwick"], listing: "private" as const },
  { title: "A Bridge", creator: "Bram Osei", collaborators: ["Percival Underhay"] },
  { title: "Salt", creator: "Bram Osei", collaborators: ["Noor Haddadine", "Iris Haddadine"] },
];
const { ask, pool } = await askAbout(
  people.map(({ title, ...person }, at) =>
    makeSetWork(title, "en", { registeredAt: `2021-03-0${at + 1}`, ...person }),
  ),
);

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

test.each([
  ["works by Underhay", "A Bridge"],
  ["works by Percival Underhey", "A Bridge"],
  ["works by Underhey", "A Bridge"],
  ["Underhay", "A Bridge"],
  ["percivl underhay", "A Bridge"],
  ["works by Haddadine", "Salt"],
])("%s: a surname is enough, and may be misspelt", async (question, title) => {
  const { titles, message } = await ask(question);
  expect(titles).toEqual([title]);
  expect(message).toMatch(/Understood as: by \w+/);
});

test("nobody is found by a first name alone", async () => {
  const { titles } = await ask("works by Percival");
  expect(titles).toEqual([]);
});

test("of two with one surname the other is still found by it", async () => {
  const { rows } = await pool.query<{ work_id: string }>(
    "select work_id from search_works where title_key = 'salt'",
  );
  await unnameInEntry(pool, rows[0]?.work_id ?? "", { givenName: "Noor", familyName: "Haddadine" });
  expect((await ask("works by Haddadine")).titles).toEqual(["Salt"]);
  expect((await ask("works by Noor Haddadine")).titles).toEqual([]);
});

test("the newest come first among what she created, and then among the others", async () => {
  const { results } = await ask("newest works by Ottoline Marwick");
  expect(results.map(({ title }) => title)).toEqual(["Winter Bees", "Late Trains", "Harbour Lights"]);
});

test("someone who says that they took no part in a work is not found by it", async () => {
  const { rows } = await pool.query<{ work_id: string }>(
    "select work_id from search_works where title_key = 'late trains'",
  );
  await unnameInEntry(pool, rows[0]?.work_id ?? "", {
    givenName: "Ottoline",
    familyName: "Marwick",
  });
  const { results } = await ask("works by Ottoline Marwick");
  expect(results.map(({ title }) => title)).toEqual(["Winter Bees", "Harbour Lights"]);
});
