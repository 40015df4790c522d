import { type Checkpoint, equal, type Hash, TILE_WIDTH, tilePath } from "@colophon/proof";
import { CannotCheckError } from "../errors.ts";
import { Contradiction, type ContradictionCode } from "./contradiction.ts";
import { isTile, type KeptTree, leavesAt, rootAt } from "./kept-tree.ts";

/** The bytes of a file of the log by its path, such as `checkpoint`; a CannotCheckError when it cannot be had. */
export type FetchLogFile = (path: string) => Promise<Uint8Array>;

/**
 * Throws a Contradiction unless the followed log begins with a tree of this size and root. Of an old size the hashes of up to
 * 255 leaves are asked of the log. One that can't show them raises the alarm all the same when the entries before them differ.
 */
export async function assertBegins(
  { size, root }: Pick<Checkpoint, "size" | "root">,
  tree: KeptTree,
  about: { notes: string[]; fetchFile: FetchLogFile; code: ContradictionCode; sha256: Hash },
): Promise<void> {
  const { notes, fetchFile, code, sha256 } = about;
  const differs = () =>
    new Contradiction(code, `${size} entries are no beginning of ${tree.edge.size}`, notes);
  const assertRoot = (leaves: Uint8Array): void => {
    if (!equal(rootAt(tree, size, leaves, sha256), root)) throw differs();
  };
  const width = size % TILE_WIDTH;
  const kept = width === 0 ? new Uint8Array() : leavesAt(tree, size);
  if (kept !== undefined) return assertRoot(kept);

  const index = (size - width) / TILE_WIDTH;
  let tile: Uint8Array;
  try {
    tile = await fetchTile(fetchFile, index, TILE_WIDTH);
  } catch (error) {
    // One that is no longer than this has the beginning of the tile.
    if (error instanceof CannotCheckError) assertRoot(await fetchTile(fetchFile, index, width));
    throw error;
  }
  if (!isTile(tree, index, tile, sha256)) throw differs();
  assertRoot(tile);
}

async function fetchTile(fetchFile: FetchLogFile, index: number, width: number): Promise<Uint8Array> {
  const tile = await fetchFile(tilePath(0, index, width));
  if (tile.length !== 32 * width)
    throw new CannotCheckError("bad_answer", `A tile of ${width} hashes has ${tile.length} bytes.`);
  return tile;
}
