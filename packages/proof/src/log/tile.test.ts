import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toHex } from "../encoding/bytes.ts";
import { decodeEntryBundle, encodeEntryBundle } from "./entry-bundle.ts";
import { refusal } from "@colophon/testing/refusal";
import { ProofError } from "../errors.ts";
import {
  consistencyProof,
  hashReader,
  inclusionProof,
  leafHash,
  rootFromLeafHashes,
  verifyInclusion,
} from "./merkle.ts";
import { sha256 } from "../crypto/sha256.ts";
import { appendLeaves, emptyEdge, rootOfEdge, type TreeEdge } from "./tile-edge.ts";
import {
  consistencyProofFromTiles,
  entriesPath,
  inclusionProofFromTiles,
  parseTilePath,
  type ReadTile,
  rootFromTiles,
  tileHashReader,
  type TileNodes,
  tilePath,
  type TileRef,
  tilesForConsistency,
  tilesForInclusion,
  tilesForRoot,
} from "./tile.ts";

const hashes = Array.from({ length: 70_000 }, (_, i) => leafHash(Uint8Array.of(i, i >> 8, i >> 16)));

/** Keeps tiles as a log does: one row per tile, a partial one replaced as it grows. */
class TileStore {
  readonly rows = new Map<string, Uint8Array>();
  edge: TreeEdge = emptyEdge;
  root = rootOfEdge(emptyEdge);

  append(batch: Uint8Array[]): void {
    const { edge, root, changedTiles } = appendLeaves(this.edge, batch);
    for (const tile of changedTiles) this.rows.set(`${tile.level}/${tile.index}`, tile.hashes);
    this.edge = edge;
    this.root = root;
  }

  /** Serves only the tiles that were said to be needed. */
  reader(allowed: TileRef[]): ReadTile {
    const paths = new Set(allowed.map(({ level, index, width }) => tilePath(level, index, width)));
    return (level, index, width) => {
      if (!paths.has(tilePath(level, index, width))) throw new Error("not said to be needed");
      return (this.rows.get(`${level}/${index}`) ?? new Uint8Array()).subarray(0, 32 * width);
    };
  }
}

describe("paths of C2SP tlog-tiles", () => {
  test.each([
    ["tile/0/000", { kind: "tile", level: 0, index: 0, width: 256 }],
    ["tile/0/x001/x234/067", { kind: "tile", level: 0, index: 1_234_067, width: 256 }],
    ["tile/3/x001/234.p/5", { kind: "tile", level: 3, index: 1234, width: 5 }],
    ["tile/63/999.p/255", { kind: "tile", level: 63, index: 999, width: 255 }],
    ["tile/entries/x001/000", { kind: "entries", index: 1000, width: 256 }],
    ["tile/entries/001.p/1", { kind: "entries", index: 1, width: 1 }],
  ])("%s", (path, parsed) => {
    const { level, index, width } = { level: 0, ...parsed };
    expect(parseTilePath(path)).toEqual(parsed);
    expect(parsed.kind === "tile" ? tilePath(level, index, width) : entriesPath(index, width)).toBe(path);
  });

  test.each([
    "",
    "tile/0/0",
    "tile/00/000",
    "tile/64/000",
    "tile/-1/000",
    "tile/0/000.p/0",
    "tile/0/000.p/05",
    "tile/0/000.p/256",
    "tile/0/x000/001",
    "tile/0/001/234",
    "tile/0/x001/234/",
    "/tile/0/000",
    "tile/0/000\n",
    "tile/0/x999/x999/x999/x999/x999/x999/999",
    "tile/entry/000",
  ])("%j is refused", (path) => {
    expect(() => parseTilePath(path)).toThrow(ProofError);
  });
});

test("a tree of 70,000 has the tiles of the specification's example", () => {
  const store = new TileStore();
  store.append(hashes);
  const widths = [...store.rows].map(([key, tile]) => `${key}: ${tile.length / 32}`);
  expect(widths.filter((text) => text.startsWith("0/") && text.endsWith(": 256"))).toHaveLength(273);
  expect(widths.filter((text) => !text.startsWith("0/") || text.includes("0/273"))).toEqual([
    "0/273: 112",
    "1/0: 256",
    "1/1: 17",
    "2/0: 1",
  ]);
  const size = 70_000;
  expect(toHex(store.root)).toBe(toHex(rootFromLeafHashes(hashes)));
  expect(toHex(rootFromTiles(size, store.reader(tilesForRoot(size))))).toBe(toHex(store.root));
  for (const index of [0, 255, 256, 65_535, 65_536, 69_887, 69_888, 69_999]) {
    const proof = inclusionProofFromTiles(index, size, store.reader(tilesForInclusion(index, size)));
    verifyInclusion({ index, size, leafHash: hashes[index] ?? new Uint8Array(), proof, root: store.root });
  }
});

test("readers of a growing log share the nodes that they have computed", () => {
  const store = new TileStore();
  const known = new Map<string, TileNodes>();
  for (const size of [1, 5, 200, 256, 300, 1000, 2000]) {
    store.append(hashes.slice(store.edge.size, size));
    for (const index of [0, 3, 255, 299, size - 1].filter((one) => one < size)) {
      const tiles = store.reader(tilesForInclusion(index, size));
      const proof = inclusionProof(index, size, tileHashReader(size, tiles, sha256, known));
      expect(proof).toEqual(inclusionProof(index, size, hashReader(hashes)));
    }
  }
  expect(known.size).toBeGreaterThan(0);
});

/** Batches that cross tile borders often. */
const batches = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 200, max: 600 })), {
  maxLength: 8,
});

describe("appending", () => {
  test("in random batches gives the tiles, edge and root of appending all at once", () => {
    fc.assert(
      fc.property(batches, (sizes) => {
        const [stepwise, whole] = [new TileStore(), new TileStore()];
        let size = 0;
        for (const count of sizes) stepwise.append(hashes.slice(size, (size += count)));
        whole.append(hashes.slice(0, size));
        expect(stepwise.edge).toEqual(whole.edge);
        expect(stepwise.rows).toEqual(whole.rows);
        expect(toHex(stepwise.root)).toBe(toHex(rootFromLeafHashes(hashes.slice(0, size))));
      }),
      { numRuns: 25 },
    );
  });

  test("proofs from tiles are those of the whole tree, at every earlier size too", () => {
    const store = new TileStore();
    store.append(hashes.slice(0, 1500));
    const sizes = fc.tuple(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 1, max: 1500 }));
    fc.assert(
      fc.property(sizes, fc.nat(), ([a, b], at) => {
        const [size1, size] = [Math.min(a, b), Math.max(a, b)];
        const index = at % size;
        const naive = hashReader(hashes.slice(0, size));
        const inclusion = inclusionProofFromTiles(index, size, store.reader(tilesForInclusion(index, size)));
        expect(inclusion).toEqual(inclusionProof(index, size, naive));
        const reader = store.reader(tilesForConsistency(size1, size));
        expect(consistencyProofFromTiles(size1, size, reader)).toEqual(consistencyProof(size1, size, naive));
      }),
    );
  });

  test("changes only the tiles that get a hash", () => {
    const { edge } = appendLeaves(emptyEdge, hashes.slice(0, 300));
    expect(appendLeaves(edge, []).changedTiles).toEqual([]);
    const { changedTiles } = appendLeaves(edge, hashes.slice(300, 301));
    expect(changedTiles.map(({ level, index, hashes: tile }) => [level, index, tile.length])).toEqual([
      [0, 1, 45 * 32],
    ]);
  });

  test("refuses an edge that does not fit its size, and hashes that are none", () => {
    const { edge } = appendLeaves(emptyEdge, hashes.slice(0, 300));
    expect(() => appendLeaves({ ...edge, size: 301 }, [])).toThrow(RangeError);
    expect(() => rootOfEdge({ ...edge, tiles: edge.tiles.slice(0, 1) })).toThrow(RangeError);
    expect(() => appendLeaves(edge, [new Uint8Array(31)])).toThrow(RangeError);
  });
});

test("a tile of the wrong length is refused", () => {
  const readTile: ReadTile = (_level, _index, width) => new Uint8Array(32 * width - 1);
  expect(() => rootFromTiles(3, readTile)).toThrow(ProofError);
});

describe("entry bundles", () => {
  const entries = fc.array(fc.uint8Array({ maxLength: 70 }), { maxLength: 256 });

  test("come back as they were", () => {
    fc.assert(
      fc.property(entries, (list) => {
        expect(decodeEntryBundle(encodeEntryBundle(list))).toEqual(list);
      }),
    );
    expect(encodeEntryBundle([Uint8Array.of(7, 8)])).toEqual(Uint8Array.of(0, 2, 7, 8));
  });

  test("are refused when cut short, and random bytes give nothing but ProofError", () => {
    expect(() => decodeEntryBundle(Uint8Array.of(0))).toThrow(ProofError);
    expect(() => decodeEntryBundle(Uint8Array.of(0, 2, 7))).toThrow(ProofError);
    expect(() => decodeEntryBundle(new Uint8Array(2 * 257))).toThrow(ProofError);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        refusal(() => expect(encodeEntryBundle(decodeEntryBundle(bytes))).toEqual(bytes));
      }),
    );
  });

  test("cannot hold too much", () => {
    expect(() => encodeEntryBundle([new Uint8Array(65_536)])).toThrow(RangeError);
    expect(() => encodeEntryBundle(Array.from({ length: 257 }, () => new Uint8Array()))).toThrow(RangeError);
  });
});
