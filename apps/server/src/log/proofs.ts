import { sha256 } from "@colophon/node-primitives";
import {
  consistencyProofFromTiles,
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
import type { Queryable } from "../db/queryable.ts";
import { createRecent } from "../recent.ts";
import type { Head } from "./head.ts";
import { createKeySetReader, type IssuerKey, type KeySet, readIssuerKeys } from "./key-set.ts";
import type { LogSigner } from "./log-signer.ts";
import { readTile } from "./log-store.ts";

/** Public data of the published log, cached: none of it ever changes. */
export interface Proofs {
  /** The first `width` hashes of a tile. They must be among those of a published head. */
  tile(level: number, index: number, width: number): Promise<Uint8Array>;
  /** RFC 6962 §2.1.1: the entry at `index` in the tree of `size`, published, from the leaf's sibling upwards. */
  inclusionProof(index: number, size: number): Promise<Uint8Array[]>;
  /** RFC 6962 §2.1.2: of two published sizes, from the smaller to the larger. */
  consistencyProof(size1: number, size2: number): Promise<Uint8Array[]>;
  /** The signed checkpoint of a published, closed or anchored head. */
  checkpointOf(head: Head): string;
  /** C2SP tlog-proof of the entry at `index` to the checkpoint of a published or anchored head. */
  tlogProof(index: number, head: Head): Promise<string>;
  /** The issuer's key set that was newest when the entry at `index` was written, with its proof to the same checkpoint. */
  keySetBefore(index: number, head: Head): Promise<KeySet & { proof: string }>;
  /** All keys that the issuer ever had, the newest first. */
  issuerKeys(): Promise<IssuerKey[]>;
}

/** Limits in bytes: tiles, computed nodes and texts. */
const room = { tiles: 8e6, nodes: 8e6, texts: 2e6 };

/** Nodes of a tile: at most 254, and each takes about six times the bytes of its hash. */
const bytesOfNodes = 254 * 200;

/**
 * Never used to check whether the log is sound (`prove-past.ts`, `fsck`): those read the database itself.
 */
export function createProofs(db: Queryable, signer: LogSigner): Proofs {
  const tiles = createRecent<Uint8Array>({ maxBytes: room.tiles, sizeOf: ({ length }) => length + 200 });
  const nodes = createRecent<TileNodes>({ maxBytes: room.nodes, sizeOf: () => bytesOfNodes });
  const texts = createRecent<string>({ maxBytes: room.texts, sizeOf: ({ length }) => length + 200 });
  const readKeySet = createKeySetReader(db);

  async function tile(level: number, index: number, width: number): Promise<Uint8Array> {
    const key = `${level}/${index}/${width}`;
    const known = tiles.get(key);
    if (known !== undefined) return known;
    // A copy: the driver's buffer is a view of a larger one, which would be kept with it.
    const read = Uint8Array.from(await readTile(db, level, index, width));
    tiles.set(key, read);
    return read;
  }

  async function readTiles(refs: readonly TileRef[]): Promise<ReadTile> {
    const read = await Promise.all(refs.map((ref) => tile(ref.level, ref.index, ref.width)));
    return (level, at) => {
      const found = read[refs.findIndex((ref) => ref.level === level && ref.index === at)];
      if (found === undefined) throw new Error(`tile ${level}/${at} was not read`);
      return found;
    };
  }

  async function proveInclusion(index: number, size: number): Promise<Uint8Array[]> {
    const readHash = tileHashReader(size, await readTiles(tilesForInclusion(index, size)), sha256, nodes);
    return inclusionProof(index, size, readHash, sha256);
  }

  async function proveConsistency(size1: number, size2: number): Promise<Uint8Array[]> {
    return consistencyProofFromTiles(
      size1,
      size2,
      await readTiles(tilesForConsistency(size1, size2)),
      sha256,
    );
  }

  async function tlogProof(index: number, head: Head): Promise<string> {
    const proof = await proveInclusion(index, head.size);
    return formatTlogProof({ index, proof, checkpoint: checkpointOf(head) });
  }

  function checkpointOf(head: Head): string {
    const key = headKey(head);
    const checkpoint = texts.get(key) ?? signer.sign(head);
    texts.set(key, checkpoint);
    return checkpoint;
  }

  async function keySetBefore(index: number, head: Head): Promise<KeySet & { proof: string }> {
    const keySet = await readKeySet(index);
    const key = `${keySet.index} in ${headKey(head)}`;
    const proof = texts.get(key) ?? (await tlogProof(keySet.index, head));
    texts.set(key, proof);
    return { ...keySet, proof };
  }

  return {
    tile,
    inclusionProof: proveInclusion,
    consistencyProof: proveConsistency,
    checkpointOf,
    tlogProof,
    keySetBefore,
    issuerKeys: () => readIssuerKeys(db),
  };
}

function headKey({ size, root }: Head): string {
  return `${size} ${toHex(root)}`;
}
