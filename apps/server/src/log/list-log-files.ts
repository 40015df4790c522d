import { encodeEntryBundle, entriesPath, TILE_WIDTH, tilePath, tileWidth } from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import { readEntries, readTile } from "./log-store.ts";

/** All tiles and entries of the tree of `size`, by their paths below `/log/` (docs/format.md). */
export async function* listLogFiles(
  db: Queryable,
  size: number,
): AsyncGenerator<{ path: string; bytes: Uint8Array }> {
  for (let level = 0; tileWidth(level, 0, size) > 0; level++)
    for (let index = 0; tileWidth(level, index, size) > 0; index++) {
      const width = tileWidth(level, index, size);
      yield { path: tilePath(level, index, width), bytes: await readTile(db, level, index, width) };
    }
  for (let index = 0; index * TILE_WIDTH < size; index++) {
    const [start, width] = [index * TILE_WIDTH, tileWidth(0, index, size)];
    const entries = await readEntries(db, start, start + width);
    yield { path: entriesPath(index, width), bytes: encodeEntryBundle(entries) };
  }
}
