import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../test/test-database.ts";
import { type SaidStatement, statusOf } from "./heading.ts";
import { headingSql } from "./heading-sql.ts";

const { pool } = await createTestDatabase();

const kinds = [
  "blocked",
  "unblocked",
  "withdrawn",
  "disputed",
  "settled",
  "superseded",
  "transferred",
  "corrected",
  "answered",
];
const statement = fc.record({
  kind: fc.constantFrom(...kinds),
  by: fc.constantFrom("registrant", "successor", "claimant", "registry"),
  dispute: fc.option(fc.nat(4)),
});

test("the database finds the same heading as a verifier, whatever was said", async () => {
  const cases = fc.sample(fc.array(statement, { maxLength: 7 }), { numRuns: 2000, seed: 11 });
  const certificates = cases.map((said, at) => ({
    id: `RSF-${String(at).padStart(9, "0")}`,
    expected: statusOf(
      said.map((one, n): SaidStatement => ({ ...one, n, at: 0, other: null, collaborator: null })),
    ),
    said,
  }));
  const rows = certificates.flatMap(({ id, said }) =>
    said.map((one, n) => ({ certificate_id: id, n, ...one })),
  );
  await pool.query(
    `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed, dispute)
     select certificate_id, n, row_number() over (), kind, by, now(), '', dispute
     from json_to_recordset($1) as g (certificate_id text, n int, kind text, by text, dispute int)`,
    [JSON.stringify(rows)],
  );
  const { rows: found } = await pool.query<{ id: string; heading: string }>(
    `select id, ${headingSql("id")} as heading from unnest($1::text[]) as id`,
    [certificates.map(({ id }) => id)],
  );
  expect(found).toEqual(certificates.map(({ id, expected }) => ({ id, heading: expected })));
  expect(new Set(found.map(({ heading }) => heading)).size).toBe(7);
});
