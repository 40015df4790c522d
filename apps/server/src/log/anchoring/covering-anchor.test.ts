import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { findSources } from "./anchor-store.ts";
import { findCoveringAnchor } from "./covering-anchor.ts";

const { db } = await createTestDatabase();

const hex = (bytes: number) => `0x${randomBytes(bytes).toString("hex")}`;
const source = { chainId: 1, contract: hex(20), sender: hex(20) };

function insertFinal(chain_id: number, size: number) {
  return db
    .insertInto("anchors")
    .values({
      chain_id,
      contract: source.contract,
      sender: source.sender,
      size,
      root: randomBytes(32),
      state: "final",
      is_closed: true,
      tx_hash: hex(32),
      block_number: size,
      block_hash: hex(32),
      block_time: 1_760_000_000,
      log_index: 0,
    })
    .execute();
}

test("the earliest anchor on a public main network comes before any on a test or development chain", async () => {
  const covering = async () => {
    const { chainId, transaction } = await findCoveringAnchor(db, source, 1, 2);
    return [chainId, transaction?.size];
  };
  await insertFinal(31337, 3);
  await insertFinal(11155111, 4);
  expect(await covering()).toEqual([31337, 3]);
  await insertFinal(137, 6);
  expect(await covering()).toEqual([137, 6]);
  await insertFinal(1, 5);
  expect(await covering()).toEqual([1, 5]);
  await insertFinal(80002, 3);
  await insertFinal(137, 7);
  expect(await covering()).toEqual([1, 5]);
});

test("a year's anchors are not read to find a certificate's, or whose they are", async () => {
  await sql`insert into anchors (chain_id, contract, sender, size, root, is_closed, state, tx_hash, block_number, block_hash, block_time)
    select 42161, ${source.contract}, ${source.sender}, 100 * n, '\\x00', true, 'final', '0x', n, '0x', n
    from generate_series(1, 52560) n`.execute(db);
  await sql`analyze anchors`.execute(db);
  const read = await db.transaction().execute(async (tx) => {
    for (const index of [1000, 2_000_000, 5_255_999])
      expect(await findCoveringAnchor(tx, source, 1, index)).toMatchObject({
        chainId: 42161,
        state: "final",
      });
    expect(await findSources(tx, source)).toHaveLength(6);
    const { rows } = await sql<{ read: number }>`select seq_tup_read + idx_tup_fetch as read
      from pg_stat_xact_user_tables where relname = 'anchors'`.execute(tx);
    return rows[0]?.read;
  });
  expect(read).toBeLessThan(200);
});
