import { sha256 } from "@colophon/node-primitives";
import {
  consistencyProof,
  formatTlogProof,
  inclusionProof,
  tileHashReader,
  type ReadTile,
  type TileNodes,
  type TileRef,
  tilesForConsistency,
  tilesForInclusion,
  toHex,
} from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import { AppError } from "../base/errors.ts";
import { createRecent } from "../base/recent.ts";
import type { Head } from "./head.ts";
import { createKeySetReader, type IssuerKey, readIssuerKeys } from "./key-set.ts";
import type { KeySet } from "./key-set-store.ts";
import type { LogSigner } from "./log-signer.ts";
import { readTiles } from "./log-store.ts";

/** Public data of the published log, cached: none of it ever changes. */
export interface Proofs {
  /** The first `width` hashes of a tile. They must be among those of a published head. */
  tile(level: number, index: number, width: number): Promise<Uint8Array>;
  /** RFC 6962 §2.1.1: the entry at `index` in the tree of `size`, published, from the leaf's sibling upwards. */
  inclusionProof(index: number, size: number): Promise<Uint8Array[]>;
  /** The same of several entries, in their order: their tiles are asked for at once. */
  inclusionProofs(indices: readonly number[], size: number): Promise<Uint8Array[][]>;
  /** RFC 6962 §2.1.2: of two published sizes, from the smaller to the larger. */
  consistencyProof(size1: number, size2: number): Promise<Uint8Array[]>;
  /** The signed checkpoint of a published, closed or anchored head. */
  checkpointOf(head: Head): string;
  /** C2SP tlog-proof of the entry at `index` to the checkpoint of a published, anchored or stamped head, perhaps with an `extra` line. */
  tlogProof(index: number, head: ProvenHead, extra?: Uint8Array): Promise<string>;
  /** The issuer's key set that was newest when the entry at `index` was written, with its proof to the same checkpoint. */
  keySetBefore(index: number, head: ProvenHead): Promise<KeySet & { proof: string }>;
  /** The same without a proof. */
  keySetAt(index: number): Promise<KeySet>;
  /** All keys that the issuer ever had, the newest first. */
  issuerKeys(): Promise<IssuerKey[]>;
}

/** A head that proofs lead to. */
export interface ProvenHead extends Head {
  /** As it was signed, where it is kept. */
  checkpoint?: string;
}

/** Limits in bytes: tiles, computed nodes and texts. */
const cacheBytes = { tiles: 8e6, nodes: 8e6, texts: 2e6 };

/** Nodes of a tile: at most 254, and each takes about six times the bytes of its hash. */
const bytesOfNodes = 254 * 200;

/**
 * Never used to check whether the log is sound (`prove-past.ts`, `fsck`): those read the database itself.
 */
export function createProofs(db: Queryable, signer: LogSigner): Proofs {
  const tiles = createRecent<Uint8Array>({
    maxBytes: cacheBytes.tiles,
    sizeOf: ({ length }) => length + 200,
  });
  const nodes = createRecent<TileNodes>({ maxBytes: cacheBytes.nodes, sizeOf: () => bytesOfNodes });
  const texts = createRecent<string>({ maxBytes: cacheBytes.texts, sizeOf: ({ length }) => length + 200 });
  const readKeySet = createKeySetReader(db);

  async function fetchTiles(refs: readonly TileRef[]): Promise<ReadTile> {
    const read = new Map<string, Uint8Array>();
    const missing = new Map<string, TileRef>();
    for (const ref of refs) {
      const name = nameOf(ref);
      const known = tiles.get(name);
      if (known === undefined) missing.set(name, ref);
      else read.set(name, known);
    }
    if (missing.size > 0) {
      const stored = await readTiles(db, [...missing.values()]);
      [...missing].forEach(([name, { width }], position) => {
        // A copy: the driver's buffer is a view of a larger one, which would be kept with it.
        const hashes = Uint8Array.from(stored[position] ?? []);
        // They are of a published head: this is another database than a moment ago, which the watch of the log judges.
        if (hashes.length !== 32 * width)
          throw new AppError("unavailable", { cause: new Error(`tile ${name} has fewer hashes`) });
        tiles.set(name, hashes);
        read.set(name, hashes);
      });
    }
    return (level, index, width) => {
      const found = read.get(nameOf({ level, index, width }));
      if (found === undefined) throw new Error(`tile ${level}/${index} was not read`);
      return found;
    };
  }

  async function tile(level: number, index: number, width: number): Promise<Uint8Array> {
    return (await fetchTiles([{ level, index, width }]))(level, index, width);
  }

  async function proveInclusions(indices: readonly number[], size: number): Promise<Uint8Array[][]> {
    const readTile = await fetchTiles(indices.flatMap((index) => tilesForInclusion(index, size)));
    const readHash = tileHashReader(size, readTile, sha256, nodes);
    return indices.map((index) => inclusionProof(index, size, readHash, sha256));
  }

  async function proveInclusion(index: number, size: number): Promise<Uint8Array[]> {
    const [proof] = await proveInclusions([index], size);
    if (proof === undefined) throw new Error("one entry has one proof");
    return proof;
  }

  async function proveConsistency(size1: number, size2: number): Promise<Uint8Array[]> {
    const readTile = await fetchTiles(tilesForConsistency(size1, size2));
    return consistencyProof(size1, size2, tileHashReader(size2, readTile, sha256, nodes), sha256);
  }

  async function tlogProof(index: number, head: ProvenHead, extra?: Uint8Array): Promise<string> {
    const proof = await proveInclusion(index, head.size);
    const checkpoint = head.checkpoint ?? checkpointOf(head);
    return formatTlogProof({ index, proof, checkpoint, ...(extra && { extra }) });
  }

  function checkpointOf(head: Head): string {
    const key = headKey(head);
    const checkpoint = texts.get(key) ?? signer.sign(head);
    texts.set(key, checkpoint);
    return checkpoint;
  }

  async function keySetBefore(index: number, head: ProvenHead): Promise<KeySet & { proof: string }> {
    const keySet = await readKeySet(index);
    const key = `${keySet.index} in ${head.checkpoint ?? headKey(head)}`;
    const proof = texts.get(key) ?? (await tlogProof(keySet.index, head));
    texts.set(key, proof);
    return { ...keySet, proof };
  }

  return {
    tile,
    inclusionProof: proveInclusion,
    inclusionProofs: proveInclusions,
    consistencyProof: proveConsistency,
    checkpointOf,
    tlogProof,
    keySetBefore,
    keySetAt: readKeySet,
    issuerKeys: () => readIssuerKeys(db),
  };
}

function nameOf({ level, index, width }: TileRef): string {
  return `${level}/${index}/${width}`;
}

function headKey({ size, root }: Head): string {
  return `${size} ${toHex(root)}`;
}
