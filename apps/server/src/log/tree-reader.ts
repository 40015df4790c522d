import { sha256 } from "@colophon/node-primitives";
import {
  consistencyProofFromTiles,
  inclusionProofFromTiles,
  type ReadTile,
  rootFromTiles,
  type TileRef,
  tilesForConsistency,
  tilesForInclusion,
  tilesForRoot,
} from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import { readTile } from "./log-store.ts";

/** Builds the proofs of RFC 6962 from the stored tiles: it reads only the few tiles that a proof needs. */
export async function readInclusionProof(db: Queryable, index: number, size: number): Promise<Uint8Array[]> {
  return inclusionProofFromTiles(index, size, await prefetch(db, tilesForInclusion(index, size)), sha256);
}

export async function readConsistencyProof(
  db: Queryable,
  size1: number,
  size2: number,
): Promise<Uint8Array[]> {
  const tiles = await prefetch(db, tilesForConsistency(size1, size2));
  return consistencyProofFromTiles(size1, size2, tiles, sha256);
}

export async function readRoot(db: Queryable, size: number): Promise<Uint8Array> {
  return rootFromTiles(size, await prefetch(db, tilesForRoot(size)), sha256);
}

async function prefetch(db: Queryable, refs: TileRef[]): Promise<ReadTile> {
  const tiles = new Map<string, Uint8Array>();
  await Promise.all(
    refs.map(async ({ level, index, width }) => {
      tiles.set(`${level}/${index}`, await readTile(db, level, index, width));
    }),
  );
  return (level, index) => {
    const tile = tiles.get(`${level}/${index}`);
    if (tile === undefined) throw new Error(`tile ${level}/${index} was not fetched`);
    return tile;
  };
}
