import { intendedMedia, materialTypes } from "@colophon/api";
import { readConcepts } from "@colophon/lexicon";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { entryOfWork, type SearchedWork } from "./entry-of-work.ts";
import { impliedConcepts } from "./implied-concepts.ts";

const { pool } = await createTestDatabase();

const work: SearchedWork = {
  workId: "00000000-0000-4000-8000-000000000000",
  certificateId: "RSF-000000000",
  ownerId: "00000000-0000-4000-8000-000000000001",
  title: "Wolves at Sea",
  description: "A novel about wolves, and about the sea.",
  keywords: ["Wolf"],
  creator: "Zoë King",
  collaborators: [{ givenName: "Léa", familyName: "Morin" }],
  materialType: "book",
  medium: "literary",
  categories: ["literary"],
  publication: { date: "2019-05-01", city: "São Paulo", province: "" },
  listed: true,
  registeredAt: new Date(0),
};

test("no text is read at greater length than it may be typed", () => {
  const phrase = "\u{FDFA} ";
  const long = entryOfWork({ ...work, title: phrase.repeat(150), creator: phrase.repeat(100) });
  expect(long.title_key.length).toBeLessThanOrEqual(300);
  expect(long.creator_key.length).toBeLessThanOrEqual(200);
  const units = "㌕ ".repeat(1000);
  const [all, beginning] = [units, units.normalize("NFKC").slice(0, 2000)].map(
    (description) => entryOfWork({ ...work, description }).tokens,
  );
  expect(all).toBe(beginning);
});

test("a collaborator's whole name is one token, in either order, and without spaces where a language has none", () => {
  const namesOf = (givenName: string, familyName: string) =>
    entryOfWork({ ...work, collaborators: [{ givenName, familyName }] }).tokens.match(/'&[^']+'/g);
  expect(namesOf("Léa", "Morin")).toEqual(["'&lea morin'", "'&morin lea'"]);
  expect(namesOf("誠", "千葉")).toEqual(["'&诚 千叶'", "'&千叶 诚'", "'&诚千叶'", "'&千叶诚'"]);
  expect(namesOf("Zoë", "")).toEqual(["'&zoe'"]);
  expect(namesOf("", "")).toBeNull();
});

test("what a phrase's words mean by themselves follows from it, but for forms", () => {
  const { tokens } = entryOfWork({ ...work, title: "The Return of the Wolf", description: "", keywords: [] });
  expect(tokens).toContain("'c:rewilding':1A");
  expect(tokens.split(" ")).toContain("'c:wolf'");
  const comics = entryOfWork({ ...work, title: "Comic books", description: "", materialType: "art" });
  expect(comics.tokens.split(" ")).not.toContain("'c:book'");
});

test("a work's entry holds its words by field, its concepts, its names and what is filtered by", () => {
  const entry = entryOfWork(work);
  expect(entry).toMatchObject({
    language: "en",
    year: 2019,
    title_key: "wolves at sea",
    creator: "Zoë King",
    creator_key: "zoe king",
    city: "São Paulo",
    city_key: "sao paulo",
  });
  const tokens = entry.tokens.split(" ");
  for (const token of [
    "'wolv':1A,33C",
    "'wolf':17B",
    "'^wolv'",
    "'c:novel':33C",
    "'c:book'",
    "'@zoe'",
    "'t:book'",
    "'t:book:en'",
    "'m:literary:en'",
    "'p:yes'",
  ])
    expect(tokens).toContain(token);
  expect(entryOfWork({ ...work, publication: null })).toMatchObject({
    year: null,
    city: "",
    province_key: "",
  });
});

test.each([
  ["screenplay", "screen", ["c:film", "c:screen-work", "c:screenplay"]],
  ["script", "tv", ["c:series", "c:television"]],
  ["script", "stage", ["c:play", "c:theatre"]],
  ["art", "videogame", ["c:video-game", "c:game"]],
  ["book", "interactive", ["c:software", "c:technology"]],
] as const)(
  "a %s for %s is a work of its form, whether or not it says so",
  (materialType, medium, expected) => {
    const tokens = entryOfWork({ ...work, materialType, medium }).tokens.split(" ");
    for (const concept of expected) expect(tokens).toContain(`'${concept}'`);
  },
);

test("every type and medium implies concepts of the lexicon", () => {
  for (const type of materialTypes)
    for (const medium of intendedMedia) {
      const implied = impliedConcepts(type, medium);
      expect(implied.length).toBeGreaterThan(0);
      expect(implied.filter((each) => !readConcepts().some(({ id }) => id === each))).toEqual([]);
    }
});

test("Postgres takes the tokens of any work", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(
      text,
      text,
      fc.array(text, { maxLength: 3 }),
      text,
      async (title, description, keywords, creator) => {
        const { tokens } = entryOfWork({ ...work, title, description, keywords, creator });
        const { rows } = await pool.query<{ length: number }>("select length($1::tsvector) as length", [
          tokens,
        ]);
        expect(rows[0]?.length).toBeGreaterThan(3);
      },
    ),
    { numRuns: 60 },
  );
});
