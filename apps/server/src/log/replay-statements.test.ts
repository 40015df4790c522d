import { expect, test } from "vitest";
import { countingWriter, createSaidTable, randomCertificate } from "@colophon/testing/said-table";
import { createTestDatabase } from "../../test/test-database.ts";
import { createTestLog, createTestSequencer, randomEntry } from "../../test/test-log.ts";
import { readSentAnchors } from "./anchoring/anchoring.ts";
import { checkAnchors } from "./anchoring/check-anchors.ts";
import { checkLog } from "./check-log.ts";

const { pool } = await createTestDatabase();
await createSaidTable(pool);
const log = await (await createTestLog()).open(pool);
await log.catchUp();
const { append, place } = createTestSequencer({ pool, log, writer: countingWriter });

// The key set, a statement and its head, and so on up to 81 entries; then a certificate, and a head of nothing new.
for (let round = 0; round < 20; round++) {
  const { say } = randomCertificate();
  await Promise.all([append(randomEntry()), place(say()), place(say())]);
}
await append(randomEntry());
await log.appendHead();

/** Damages the log inside a transaction that is taken back. */
async function differenceAfter(damage: string): Promise<string | undefined> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${damage}`);
    const { difference, rootAt } = await checkLog(client);
    return difference ?? checkAnchors(await readSentAnchors(client), rootAt);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

test("a log with statements, its heads and its prefix tree agree", async () => {
  const { difference, rootAt } = await checkLog(pool);
  expect(difference).toBeUndefined();
  expect(rootAt.get(5)).toBeDefined();
  expect(rootAt.get(9)).toBeDefined();
});

const flipped = (column: string, at = 5) => `set_byte(${column}, ${at}, get_byte(${column}, ${at}) # 1)`;
const anchored = (size: number, isClosed: boolean) => `insert into anchors
  (chain_id, contract, sender, size, root, is_closed, state, tx_hash, block_time)
  select 1, '', '', ${size}, root, ${isClosed}, 'final', '0x', 1 from closed_heads where size = 83`;

test.each([
  [
    "a page is changed",
    `update prefix_pages set page = ${flipped("page")} where name = ''`,
    'page "" of the',
  ],
  ["a page is missing", "delete from prefix_pages where name <> ''", "pages, its statements give"],
  [
    "a page was added",
    "insert into prefix_pages values ('fffff', '\\x00000000')",
    "pages, its statements give",
  ],
  [
    "a head says another time",
    "update closed_heads set time = time + 1 where size = 9",
    "at 9 entries differs",
  ],
  ["a head says another count", "update closed_heads set count = 1 where size = 83", "at 83 entries differs"],
  [
    "a head says another root of the log",
    `update closed_heads set root = ${flipped("root")} where size = 13`,
    "at 13 entries differs",
  ],
  ["a head has grown to elsewhere", "update closed_heads set grown_to = 80 where size = 83", "at 83 entries"],
  ["a head is missing", "delete from closed_heads where size = 81", "at 81 entries differs"],
  [
    "a head was added",
    "insert into closed_heads select 82, root, time, count, root, 81 from closed_heads where size = 81",
    "at 82 entries differs",
  ],
  [
    "a head is beyond the log",
    "insert into closed_heads select 90, root, time, count, root, 81 from closed_heads where size = 81",
    "outside the log's 83 entries",
  ],
])("%s: said so", async (_what, damage, said) => {
  expect(await differenceAfter(damage)).toContain(said);
});

test("an anchored head is a closed one, except older ones", async () => {
  const find = async (damage: string) => {
    const client = await pool.connect();
    try {
      await client.query(`begin; ${damage}`);
      const anchors = await readSentAnchors(client);
      const { rootAt } = await checkLog(client, [82]);
      const [root] = [rootAt.get(82) ?? new Uint8Array()];
      return checkAnchors(
        anchors.map((anchor) => ({ ...anchor, root: Buffer.from(root) })),
        rootAt,
      );
    } finally {
      await client.query("rollback");
      client.release();
    }
  };
  expect(await find(anchored(82, true))).toContain("at which the log was not closed");
  expect(await find(anchored(82, false))).toBeUndefined();
});
