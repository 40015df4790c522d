import type { Queryable } from "../../base/db/queryable.ts";
import type { PreviousLogRow } from "./previous-log-store.ts";

/** The statements' entries, in their order. */
export async function readStatementEntries(tx: Queryable): Promise<{ index: number; entry: Uint8Array }[]> {
  const { rows } = await tx.query<{ index: number; entry: Buffer }>(
    "select index, entry from log_entries where get_byte(entry, 0) = 2 order by index",
  );
  return rows;
}

/** The heads that final anchors have brought to a chain: bundles lead to them, so each is signed while the log's key is there. */
export async function readAnchoredHeads(tx: Queryable): Promise<{ size: number; root: Uint8Array }[]> {
  const { rows } = await tx.query<{ size: number; root: Buffer }>(
    "select distinct size, root from anchors where state = 'final'",
  );
  return rows;
}

export async function nextPreviousLog(tx: Queryable): Promise<number> {
  const { rows } = await tx.query<{ next: number }>(
    "select coalesce(max(log), 0) + 1 as next from previous_logs",
  );
  return rows[0]?.next ?? 1;
}

/** Table by table: the columns that both have. */
const moved = [
  ["log_entries", "previous_entries", "index, entry, certificate_id"],
  ["log_tiles", "previous_tiles", "level, index, hashes"],
  ["issuer_key_sets", "previous_key_sets", "log_index, jwks"],
  ["prefix_pages", "previous_prefix_pages", "name, page"],
  ["closed_heads", "previous_closed_heads", "size, root, time, count, statements_root, grown_to"],
  [
    "anchors",
    "previous_anchors",
    "id, chain_id, contract, sender, size, root, state, is_closed, tx_hash, block_number, block_hash, block_time, log_index, created_at, updated_at",
  ],
] as const;

/** What other clocks said of a log's checkpoints; null is the present log. */
const clocked = ["stamped_checkpoints", "evidence_days"] as const;

/**
 * Moves the present log to the previous ones. Its prefix tree stays as well: the successor begins with the same statements. Of its
 * anchors only the final ones are evidence.
 */
export async function moveLog(
  tx: Queryable,
  { log, origin, vkey, issuer, size, root }: PreviousLogRow,
  checkpoints: ReadonlyMap<number, string>,
): Promise<void> {
  await tx.query(
    "insert into previous_logs (log, origin, vkey, issuer, size, root) values ($1, $2, $3, $4, $5, $6)",
    [log, origin, vkey, issuer, size, root],
  );
  for (const [from, to, columns] of moved) {
    const which = from === "anchors" ? "where state = 'final'" : "";
    await tx.query(`insert into ${to} (log, ${columns}) select $1, ${columns} from ${from} ${which}`, [log]);
    if (from === "anchors") await tx.query("delete from anchor_txs");
    if (from !== "prefix_pages") await tx.query(`delete from ${from}`);
  }
  for (const table of clocked) await tx.query(`update ${table} set log = $1 where log is null`, [log]);
  await tx.query(
    `insert into previous_checkpoints (log, size, checkpoint)
     select $1, * from unnest($2::bigint[], $3::text[])`,
    [log, [...checkpoints.keys()], [...checkpoints.values()]],
  );
  await tx.query("delete from log_state");
}

/** Gives the statements their places in the successor; `from` are those in the log that ends, in the same order. */
export async function moveStatements(tx: Queryable, log: number, from: readonly number[]): Promise<void> {
  await tx.query(
    `insert into carried_statements (log, certificate_id, n, index)
     select $1, certificate_id, n, log_index from statements where previous_log is not null`,
    [log],
  );
  await tx.query(
    `update statements set previous_log = $1, previous_index = log_index where previous_log is null`,
    [log],
  );
  // In two steps: on the way, two of them would have the same place.
  await tx.query(
    `update statements set log_index = -place from unnest($1::bigint[]) with ordinality as p (index, place)
     where log_index = p.index`,
    [from],
  );
  await tx.query("update statements set log_index = -log_index where log_index < 0");
}

/**
 * What belonged to the log and its keys alone: people log in again, and the successor has keys of its own but for data. A backup
 * brings back API tokens that were deleted after it: their owners make new ones.
 */
export async function forgetOldKeys(tx: Queryable): Promise<void> {
  await tx.query("delete from sessions");
  await tx.query("delete from api_tokens");
  await tx.query("delete from key_fingerprints where purpose <> 'data'");
  await tx.query("delete from dev_chain");
  await tx.query("update final_proofs_told set size = 0");
}
