import { expect, test } from "vitest";
import { appendLeaves, emptyEdge, emptyRoot, leafHash, toHex } from "@colophon/proof";
import { createTestDatabase } from "../../test/test-database.ts";
import { createTestLog, randomEntry } from "../../test/test-log.ts";
import { checkLog } from "./check-log.ts";
import { appendBatch, readHead } from "./log-store.ts";

const { pool } = await createTestDatabase();
await (await createTestLog()).open(pool);

/** More than two steps, ending inside a tile. */
const entries = Array.from({ length: 20_000 }, randomEntry);
const unnamed = entries.map((entry) => ({ entry, certificateId: null }));
const head = await readHead(pool);
const { rows } = await pool.query<{ entry: Buffer }>("select entry from log_entries");
const leaves = [...rows.map(({ entry }) => entry), ...entries].map((entry) => leafHash(entry));
const all = appendLeaves(emptyEdge, leaves);
await appendBatch(pool, head, unnamed, all.changedTiles, { size: all.edge.size, root: all.root });

const rootOf = (size: number): Uint8Array => appendLeaves(emptyEdge, leaves.slice(0, size)).root;

test("a sound log has, at every size that is asked for, the root of its first entries", async () => {
  const sizes = [1, 2, 255, 256, 257, 8191, 8192, 8193, 16_384, 20_000, 20_001];
  const { difference, rootAt } = await checkLog(pool, [...sizes, 0, 20_002, 257]);
  expect(difference).toBeUndefined();
  for (const size of sizes) expect(toHex(rootAt.get(size) ?? emptyRoot)).toBe(toHex(rootOf(size)));
  expect(rootAt.has(20_002)).toBe(false);
});

/** Damages the log inside a transaction that is taken back. */
async function differenceAfter(damage: string): Promise<string | undefined> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${damage}`);
    return (await checkLog(client)).difference;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

test.each([
  [
    "an entry is changed",
    "update log_entries set entry = set_byte(entry, 5, get_byte(entry, 5) # 1) where index = 9000",
    "tile 0/35 differs",
  ],
  ["an entry is missing", "delete from log_entries where index = 300", "gap between entries 0 and 8192"],
  ["an entry was added", "insert into log_entries values (20001, '\\x01')", "outside the log's 20001"],
  [
    "a full tile is changed",
    "update log_tiles set hashes = set_byte(hashes, 0, get_byte(hashes, 0) # 1) where level = 0 and index = 40",
    "tile 0/40 differs",
  ],
  [
    "a tile of a higher level is changed",
    "update log_tiles set hashes = set_byte(hashes, 0, get_byte(hashes, 0) # 1) where level = 1",
    "tile 1/0 differs",
  ],
  [
    "the last tile is too short",
    "update log_tiles set hashes = substring(hashes from 1 for 32) where level = 0 and index = 78",
    "tile 0/78 differs",
  ],
  ["a tile is missing", "delete from log_tiles where level = 0 and index = 2", "tile 0/2 differs"],
  ["the root is another one", "update log_state set root = sha256(root)", "the root of 20001 entries is"],
])("%s: said so", async (_what, damage, said) => {
  expect(await differenceAfter(damage)).toContain(said);
});
