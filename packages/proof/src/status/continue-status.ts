import { toBase64Url } from "../encoding/base64.ts";
import { fromUtf8, utf8 } from "../encoding/bytes.ts";
import { readCheckpoint } from "../log/checkpoint.ts";
import { ProofError } from "../errors.ts";
import { parseStatus } from "./status.ts";
import { consistencyProofFromTiles, tilePath, tilesForConsistency } from "../log/tile.ts";

/**
 * A status that ties itself to a tree of `from` entries. A registry answers one for the given bundle; an archive has one
 * for its last tree alone, and the tiles that lead there. Nothing is checked here: `verifyStatus` does. `fetchTile` resolves
 * to the tile of a path (`tile/0/000`).
 */
export async function continueStatus(
  input: Uint8Array,
  from: number,
  fetchTile: (path: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const needed = sizesOf(input, from);
  if (needed === undefined) return input;
  const tiles = new Map<string, Uint8Array>();
  for (const { level, index, width } of tilesForConsistency(needed.older, needed.newer))
    tiles.set(`${level}/${index}`, await fetchTile(tilePath(level, index, width)));
  try {
    const proof = consistencyProofFromTiles(needed.older, needed.newer, (level, index) => {
      const tile = tiles.get(`${level}/${index}`);
      if (tile === undefined) throw new ProofError("bad_tile_path");
      return tile;
    });
    const status: unknown = JSON.parse(fromUtf8(input));
    const consistency = { from, proof: proof.map(toBase64Url) };
    return utf8(JSON.stringify({ ...(status as object), consistency }));
  } catch (error) {
    // Tiles that are cut short: the status is judged as it came.
    if (error instanceof RangeError || error instanceof ProofError) return input;
    throw error;
  }
}

/** Undefined when nothing is to be done, or nothing can be. */
function sizesOf(input: Uint8Array, from: number): { older: number; newer: number } | undefined {
  try {
    const { checkpoint, consistency } = parseStatus(input);
    if (consistency === undefined || consistency.from === from) return undefined;
    const { size } = readCheckpoint(checkpoint);
    return { older: Math.min(size, from), newer: Math.max(size, from) };
  } catch (error) {
    if (error instanceof ProofError) return undefined;
    throw error;
  }
}
