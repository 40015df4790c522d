import fc from "fast-check";
import { expect, test } from "vitest";
import type { Queryable } from "../../base/db/queryable.ts";
import type { ParsedQuery } from "../plan/make-plan.ts";
import type { Aspect } from "./aspects.ts";
import { bounds, anyAnswerBounds } from "./bounds.ts";
import { retrieve } from "./retrieve.ts";

/** How common a token of this test is, from its name: "t1000" stands in a thousand works. */
const frequencies = {
  works: 1_000_000,
  of: (token: string): number => Number(/\d+$/.exec(token)?.[0] ?? 1),
  isCommon: () => true,
};

/** Notes what is asked of the database, and finds nothing, so that every reading is tried. */
function createNotes() {
  const asked: { text: string; values: unknown[] }[] = [];
  const db: Queryable = {
    query: async (statement) => {
      if (typeof statement !== "string") asked.push({ text: statement.text, values: statement.values ?? [] });
      return { rows: [], rowCount: 0, command: "", oid: 0, fields: [] };
    },
  };
  return { asked, db };
}

const parsed: ParsedQuery = {
  plan: {},
  language: "en",
  topics: [],
  kinds: [],
  excluded: [],
  model: undefined,
};

const token = fc.integer({ min: 1, max: 1_000_000 }).map((count) => `t${count}`);
const aspect: fc.Arbitrary<Aspect> = fc.record({
  alternatives: fc.array(
    fc.record({
      tokens: fc.array(token, { minLength: 1, maxLength: 3 }),
      strength: fc.constantFrom(0.85, 1),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  wider: fc.array(fc.record({ tokens: fc.tuple(token), strength: fc.constantFrom(0.4, 0.8) }), {
    maxLength: 3,
  }),
  weight: fc.constantFrom(0.4, 1),
});

test("no question reads more of the index than it may, however common its words are", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aspect, { maxLength: 20 }),
      fc.constantFrom(bounds, anyAnswerBounds),
      async (aspects, within) => {
        const { asked, db } = createNotes();
        await retrieve(db, parsed, aspects, { frequencies, asker: null, within });
        expect(asked.length).toBeLessThanOrEqual(5);
        const scans = asked.filter(({ text }) => text.includes("order by registered_at"));
        for (const { values } of scans) expect(values).toContain(within.maxRowsScanned);
        for (const { values } of asked) expect(values).toContain(within.limit);
        expect(scans.length).toBeLessThanOrEqual(1);
        const postings = asked
          .filter((each) => !scans.includes(each))
          .map(({ values }) => leastPostings(String(values[0])));
        expect(postings.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(within.postings);
      },
    ),
  );
});

/** Read again from the query's text: the rarest tokens, up to where no work without all of them could meet it. */
function leastPostings(query: string): number {
  const tokens = [...new Set(Array.from(query.matchAll(/'(.+?)'/g), ([, each = ""]) => each))];
  const rarest = tokens.toSorted((a, b) => frequencies.of(a) - frequencies.of(b));
  const count = rarest.findIndex((_, at) => !isMet(query, rarest.slice(at + 1)));
  return rarest.slice(0, count + 1).reduce((sum, each) => sum + frequencies.of(each), 0);
}

function isMet(query: string, having: readonly string[]): boolean {
  const any = split(query, "|");
  if (any.length > 1) return any.some((part) => isMet(part, having));
  const all = split(query, "&");
  if (all.length > 1) return all.every((part) => isMet(part, having));
  const inner = query.trim();
  return inner.startsWith("(") ? isMet(inner.slice(1, -1), having) : having.includes(inner.slice(1, -1));
}

function split(query: string, operator: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (const [at, character] of Array.from(query).entries()) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth === 0 && character === operator) {
      parts.push(query.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, query.slice(from)];
}
