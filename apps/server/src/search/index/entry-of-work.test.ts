import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { entryOfWork, type SearchedWork } from "./entry-of-work.ts";

const { pool } = await createTestDatabase();

const work: SearchedWork = {
  workId: "00000000-0000-4000-8000-000000000000",
  certificateId: "RSF-000000000",
  ownerId: "00000000-0000-4000-8000-000000000001",
  title: "Wolves at Sea",
  description: "A novel about wolves, and about the sea.",
  keywords: ["Wolf"],
  creator: "Zoë King",
  materialType: "book",
  medium: "literary",
  categories: ["literary"],
  publication: { date: "2019-05-01", city: "São Paulo", province: "" },
  listed: true,
  registeredAt: new Date(0),
};

test("a work's entry holds its words by field, its ideas, its names and what is filtered by", () => {
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
    "'p:yes'",
  ])
    expect(tokens).toContain(token);
  expect(entryOfWork({ ...work, publication: null })).toMatchObject({
    year: null,
    city: "",
    province_key: "",
  });
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
