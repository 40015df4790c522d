import { sha256 } from "@colophon/node-primitives";
import { equal, type ReadTile, rootFromTiles, tilesForRoot } from "@colophon/proof";
import { StartError } from "../../base/errors.ts";
import type { Head } from "../../log/head.ts";
import { type OpenedBackup, readBackedUpTable } from "./restore.ts";

const hashLength = 32;

/**
 * The first of these heads that isn't in the history of the log as a backup has it; none is larger than the backup's own. Only
 * their tiles are kept in memory.
 */
export async function findForeignHead(
  backup: OpenedBackup,
  heads: readonly Head[],
): Promise<Head | undefined> {
  const needed = new Set(heads.flatMap(({ size }) => tilesForRoot(size)).map(nameOf));
  const tiles = new Map<string, Uint8Array>();
  for await (const row of readBackedUpTable(backup, "log_tiles")) {
    const { level, index, hashes } = row as { level: number; index: number; hashes: string };
    const name = nameOf({ level, index });
    if (needed.has(name)) tiles.set(name, bytesOfColumn(hashes));
  }
  const readTile: ReadTile = (level, index, width) => {
    const tile = tiles.get(nameOf({ level, index }));
    if (tile === undefined) throw new StartError(`The backup lacks tile ${level}/${index} of its log.`);
    return tile.subarray(0, width * hashLength);
  };
  return heads.find(({ size, root }) => !equal(rootFromTiles(size, readTile, sha256), root));
}

/** Of a row, as Postgres writes them. */
export const bytesOfColumn = (text: string): Buffer => Buffer.from(text.replace(/^\\x/, ""), "hex");

const nameOf = ({ level, index }: { level: number; index: number }): string => `${level}/${index}`;
