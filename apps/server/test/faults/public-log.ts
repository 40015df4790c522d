import { createNodePrimitives } from "@colophon/node-primitives";
import {
  type Checkpoint,
  appendLeaves,
  consistencyProofFromTiles,
  decodeEntryBundle,
  emptyEdge,
  entriesPath,
  leafHash,
  parseEntry,
  TILE_WIDTH,
  tilePath,
  tilesForConsistency,
  toHex,
  type Trust,
  verifyCheckpoint,
  verifyConsistency,
} from "@colophon/proof";
import { createReplay } from "@colophon/proof/statements";
import { expect } from "vitest";
import { readBytes, readCheckpointNote } from "./public-evidence.ts";

/** The command line's fast hash: a test replays whole logs. */
const { sha256 } = createNodePrimitives();

/** All these notes are heads of one append-only log: each is consistent with the last. Returns them in that order. */
export async function expectOneHistory(
  url: string,
  { log }: Trust,
  notes: Iterable<string>,
): Promise<Checkpoint[]> {
  const heads = [...notes].map((note) => verifyCheckpoint(note, log)).toSorted((a, b) => a.size - b.size);
  const last = heads.at(-1);
  const tiles = new Map<string, Uint8Array>();
  for (const head of heads) {
    if (last === undefined) break;
    if (head.size === last.size) expect(head.root).toEqual(last.root);
    else await expectGrown(url, head, last, tiles);
  }
  return heads;
}

/** Reads and replays the whole log as a monitor does. Returns the places of its certificates and its statements. */
export async function expectReplay(
  url: string,
  { log }: Trust,
): Promise<{ certificates: number[]; statements: number[] }> {
  const { size, root } = verifyCheckpoint(await readCheckpointNote(url), log);
  const bundles = Array.from({ length: Math.ceil(size / TILE_WIDTH) }, (_, index) =>
    entriesPath(index, Math.min(TILE_WIDTH, size - index * TILE_WIDTH)),
  );
  const entries: Uint8Array[] = [];
  for (const bundle of bundles) entries.push(...decodeEntryBundle(await readBytes(`${url}/log/${bundle}`)));
  const leaves = entries.map((entry) => leafHash(entry, sha256));
  expect(toHex(appendLeaves(emptyEdge, leaves, sha256).root)).toBe(toHex(root));
  const replay = createReplay(undefined, sha256);
  for (const entry of entries) replay.add(entry);
  const placesOf = (kind: string) =>
    entries.flatMap((entry, index) => (parseEntry(entry).kind === kind ? [index] : []));
  return { certificates: placesOf("certificate"), statements: placesOf("statement") };
}

/** RFC 9162, section 2.1.4, with a proof built from the public tiles; `tiles` caches those already read. */
async function expectGrown(
  url: string,
  before: Checkpoint,
  after: Checkpoint,
  tiles: Map<string, Uint8Array>,
): Promise<void> {
  for (const { level, index, width } of tilesForConsistency(before.size, after.size)) {
    const name = `${level}/${index}`;
    if (!tiles.has(name)) tiles.set(name, await readBytes(`${url}/log/${tilePath(level, index, width)}`));
  }
  const proof = consistencyProofFromTiles(
    before.size,
    after.size,
    (level, index) => tiles.get(`${level}/${index}`) ?? new Uint8Array(),
  );
  const [size1, root1, size2, root2] = [before.size, before.root, after.size, after.root];
  expect(() => verifyConsistency({ size1, root1, size2, root2, proof })).not.toThrow();
}
