import { appendLeaves, emptyEdge, leafHash } from "@colophon/proof";
import { connect } from "../src/base/db/connection.ts";
import { appendBatch, type NewEntry, readHead } from "../src/log/log-store.ts";
import { randomEntry } from "./test-log.ts";

/** Takes the log back to its first entries, as a standby has them that received no more, and lets others follow. */
export async function loseEntries(url: string, kept: number, grownTo = kept): Promise<void> {
  const { pool, close } = connect(url, { max: 1 });
  const { rows: entries } = await pool.query<NewEntry>(
    `select entry, certificate_id as "certificateId" from log_entries where index < $1 order by index`,
    [kept],
  );
  while (entries.length < grownTo) entries.push({ entry: randomEntry(), certificateId: null });
  const { edge, root, changedTiles } = appendLeaves(
    emptyEdge,
    entries.map(({ entry }) => leafHash(entry)),
  );
  // A failover and a restart of Postgres cut every connection.
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await pool.query("begin");
  await pool.query("delete from log_entries");
  await pool.query("delete from closed_heads where size > $1", [kept]);
  await pool.query("update log_state set size = 0");
  await appendBatch(pool, await readHead(pool), entries, changedTiles, { size: edge.size, root });
  await pool.query("commit");
  await close();
}
