import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { sealedColumns } from "./sealed-columns.ts";

const { pool } = await createTestDatabase();

/** Bytes that no data key has sealed: hashes, keys of counters, public keys, and the log's own data. */
const unsealed = [
  "anchors.root",
  "attempts.key",
  "bitcoin_headers.headers",
  "certificates.packed_record",
  "clock_pieces.bytes",
  "closed_heads.root",
  "closed_heads.statements_root",
  "earlier_proofs.bytes",
  "evidence_days.file",
  "file_fingerprints.sha256",
  "licences.packed_record",
  "log_entries.entry",
  "log_state.root",
  "log_tiles.hashes",
  "ocsp_answers.bytes",
  "passkeys.public_key",
  "prefix_pages.page",
  "previous_anchors.root",
  "previous_closed_heads.root",
  "previous_closed_heads.statements_root",
  "previous_entries.entry",
  "previous_logs.root",
  "previous_prefix_pages.page",
  "previous_tiles.hashes",
  "registration_counts.subject",
  "statements.packed",
];

test("every column of bytes is known to be sealed or not, so that no former key is deleted while a column needs it", async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' order by 1`,
  );
  const hashes = rows.filter(({ name }) => name.endsWith("_hash")).map(({ name }) => name);
  const sealed = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  const known = new Set([...unsealed, ...hashes, ...sealed]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  expect(sealed.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

test("a column's key is the key of its table", async () => {
  for (const { table, key } of sealedColumns) {
    const { rows } = await pool.query<{ name: string }>(
      `select a.attname as name from pg_index i, unnest(i.indkey) with ordinality as k (number, place), pg_attribute a
       where i.indrelid = $1::regclass and i.indisprimary and a.attrelid = i.indrelid and a.attnum = k.number order by k.place`,
      [table],
    );
    expect([table, rows.map(({ name }) => name)]).toEqual([table, [...key]]);
  }
});
