import { equal, rootOfEdge, type Tile, TILE_WIDTH, type TreeEdge } from "@colophon/proof";
import type { Queryable } from "../db/queryable.ts";
import { type Head, LogDamaged } from "./head.ts";

const headOf = (row: { size: number; root: Buffer }): Head => ({ size: row.size, root: row.root });

/** The committed head; `lock` takes the row lock that whoever appends must hold until commit. */
export async function readHead(db: Queryable, lock: "lock" | "no lock" = "no lock"): Promise<Head> {
  const { rows } = await db.query<{ size: number; root: Buffer }>(
    `select size, root from log_state ${lock === "lock" ? "for update" : ""}`,
  );
  if (rows[0] === undefined) throw new Error("the log has no state row");
  return headOf(rows[0]);
}

/** The rightmost, partial tile of each level: all that appending needs to know of the tree. */
async function readEdge(db: Queryable, size: number): Promise<TreeEdge> {
  const tiles: Uint8Array[] = [];
  for (let level = 0, width = size; width > 0; level++, width = Math.floor(width / TILE_WIDTH)) {
    const partial = width % TILE_WIDTH;
    tiles.push(
      partial === 0 ? new Uint8Array() : await readTile(db, level, Math.floor(width / TILE_WIDTH), partial),
    );
  }
  return { size, tiles };
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
  if (hashes?.length !== 32 * width)
    throw new Error(`tile ${level}/${index} holds fewer than ${width} hashes`);
  return hashes;
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

/** Entries at these indices, where there are any. */
export async function readEntriesAt(db: Queryable, indices: number[]): Promise<Map<number, Uint8Array>> {
  const { rows } = await db.query<{ index: number; entry: Buffer }>(
    `select index, entry from log_entries where index = any($1::bigint[])`,
    [indices],
  );
  return new Map(rows.map((row) => [row.index, row.entry]));
}

/** One leaf's entry, and the certificate that it stands for; null for a key set. */
export interface NewEntry {
  entry: Uint8Array;
  certificateId: string | null;
}

/**
 * Writes a batch in one statement: entries, tiles, and the head, whose row is locked. Were it not, an index would be
 * given twice, which the table refuses.
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

/** The edge of the tree at `head`, refused when the stored tiles do not hash to the stored root. */
export async function readVerifiedEdge(db: Queryable, head: Head): Promise<TreeEdge> {
  const edge = await readEdge(db, head.size);
  if (!equal(rootOfEdge(edge), head.root))
    throw new LogDamaged(
      `The stored tiles do not hash to the stored root of ${head.size} entries: run "npm run fsck" (docs/operations.md).`,
    );
  return edge;
}
