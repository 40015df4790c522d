import type { Tile, TileRef, TreeEdge } from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import type { Head } from "./head.ts";

const headOf = (row: { size: number; root: Buffer }): Head => ({ size: row.size, root: row.root });

/** Founds the log under these names, unless it was founded before. */
export async function foundLog(
  db: Queryable,
  { origin, issuer, root }: { origin: string; issuer: string; root: Uint8Array },
): Promise<void> {
  await db.query(
    `insert into log_state (origin, issuer, size, root) values ($1, $2, 0, $3) on conflict do nothing`,
    [origin, issuer, root],
  );
}

/** The names under which the log was founded; undefined before. */
export async function readNames(db: Queryable): Promise<{ origin: string; issuer: string } | undefined> {
  const { rows } = await db.query<{ origin: string; issuer: string }>(`select origin, issuer from log_state`);
  return rows[0];
}

/** The committed head; `lock` takes the row lock that an appending transaction must hold until commit. */
export async function readHead(db: Queryable, lock: "lock" | "no lock" = "no lock"): Promise<Head> {
  const { rows } = await db.query<{ size: number; root: Buffer }>(
    `select size, root from log_state ${lock === "lock" ? "for update" : ""}`,
  );
  if (rows[0] === undefined) throw new Error("the log has no state row");
  return headOf(rows[0]);
}

/**
 * Takes the lock that an appending transaction must hold until commit, and reads under it the head and the tree's edge: the
 * rightmost, partial tile of each level, which is all that appending needs to know of the tree.
 */
export async function lockHead(db: Queryable): Promise<{ head: Head; edge: TreeEdge }> {
  // Sent together: the lock is held for one round trip less.
  const [head, { rows }] = await Promise.all([
    readHead(db, "lock"),
    db.query<{ hashes: Buffer | null }>({
      name: "read-edge",
      text: `select substring(hashes from 1 for 32 * ((size >> 8 * l) & 255)::integer) as hashes
        from log_state cross join generate_series(0, 6) as l
          left join log_tiles on level = l and index = size >> 8 * (l + 1)
        where size >> 8 * l > 0 order by l`,
    }),
  ]);
  return { head, edge: { size: head.size, tiles: rows.map(({ hashes }) => hashes ?? new Uint8Array()) } };
}

/** The history that this connection writes to, and how its commits are kept. */
export async function readHistory(db: Queryable): Promise<{ timeLine: string; commit: string }> {
  const { rows } = await db.query<{ timeLine: string; commit: string }>({
    name: "read-time-line",
    text: `select system_identifier || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8) as "timeLine",
        current_setting('synchronous_commit') as commit
      from pg_control_system()`,
  });
  const [row] = rows;
  if (row === undefined) throw new Error("pg_control_system() has one row");
  return row;
}

/** The first `width` hashes of a tile, each 32 bytes. */
export async function readTile(
  db: Queryable,
  level: number,
  index: number,
  width: number,
): Promise<Uint8Array> {
  const { rows } = await db.query<{ hashes: Buffer }>({
    name: "read-tile",
    text: `select substring(hashes from 1 for $3) as hashes from log_tiles where level = $1 and index = $2`,
    values: [level, index, 32 * width],
  });
  const hashes = rows[0]?.hashes;
  if (hashes?.length !== 32 * width) throw new Error(`tile ${level}/${index} has fewer than ${width} hashes`);
  return hashes;
}

/** The first `width` hashes of each of these tiles, in their order; fewer, or none, where no more are stored. */
export async function readTiles(db: Queryable, refs: readonly TileRef[]): Promise<Uint8Array[]> {
  const { rows } = await db.query<{ hashes: Buffer | null }>({
    name: "read-tiles",
    text: `select substring(t.hashes from 1 for 32 * width) as hashes
      from unnest($1::smallint[], $2::bigint[], $3::integer[]) with ordinality as r (level, index, width, position)
        left join log_tiles t on t.level = r.level and t.index = r.index
      order by position`,
    values: [refs.map(({ level }) => level), refs.map(({ index }) => index), refs.map(({ width }) => width)],
  });
  return rows.map(({ hashes }) => hashes ?? new Uint8Array());
}

/** Entries `start` (inclusive) to `end` (exclusive), in order. */
export async function readEntries(db: Queryable, start: number, end: number): Promise<Uint8Array[]> {
  const { rows } = await db.query<{ entry: Buffer }>(
    `select entry from log_entries where index >= $1 and index < $2 order by index`,
    [start, end],
  );
  if (rows.length !== end - start) throw new Error(`the log has a gap between entries ${start} and ${end}`);
  return rows.map((row) => row.entry);
}

/** How many entries there are outside a log of this size. */
export async function countEntriesOutside(db: Queryable, size: number): Promise<number | undefined> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) from log_entries where index >= $1 or index < 0`,
    [size],
  );
  return rows[0]?.count;
}

/** Entries at these indices, where there are any. */
export async function readEntriesAt(db: Queryable, indices: number[]): Promise<Map<number, Uint8Array>> {
  const { rows } = await db.query<{ index: number; entry: Buffer }>(
    `select index, entry from log_entries where index = any($1::bigint[])`,
    [indices],
  );
  return new Map(rows.map((row) => [row.index, row.entry]));
}

/** One leaf's entry, and its certificate; null for a key set. */
export interface NewEntry {
  entry: Uint8Array;
  certificateId: string | null;
}

/**
 * Writes a batch in one SQL statement: entries, tiles, and the head, whose row must be locked. Without the lock an index could
 * be assigned twice, which the table refuses.
 */
export async function appendBatch(
  db: Queryable,
  from: Head,
  entries: readonly NewEntry[],
  tiles: readonly Tile[],
  to: Head,
): Promise<void> {
  await db.query({
    name: "append-batch",
    text: `with
      entry as (
        insert into log_entries (index, entry, certificate_id)
        select $1::bigint + position - 1, entry, certificate_id
        from unnest($2::bytea[], $8::text[]) with ordinality as e (entry, certificate_id, position)
      ),
      tile as (
        insert into log_tiles (level, index, hashes)
        select * from unnest($3::smallint[], $4::bigint[], $5::bytea[])
        on conflict (level, index) do update set hashes = excluded.hashes
      )
      update log_state set size = $6, root = $7`,
    values: [
      from.size,
      entries.map(({ entry }) => entry),
      tiles.map((tile) => tile.level),
      tiles.map((tile) => tile.index),
      tiles.map((tile) => tile.hashes),
      to.size,
      to.root,
      entries.map(({ certificateId }) => certificateId),
    ],
  });
}
