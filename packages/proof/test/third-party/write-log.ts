import { generateKeyPairSync, sign } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  appendLeaves,
  concat,
  consistencyProof,
  emptyEdge,
  encodeEntryBundle,
  entriesPath,
  formatCheckpoint,
  formatNote,
  formatTlogProof,
  formatVerifierKey,
  fromBase64Url,
  inclusionProof,
  leafHash,
  noteSignatureLine,
  sha256,
  TILE_WIDTH,
  tileHashReader,
  tilePath,
  toBase64,
  utf8,
} from "../../src/index.ts";

const origin = "log.example/colophon";

/**
 * Grows a log in a folder and publishes it at each of the given sizes: tiles, entries, a signed checkpoint, and every
 * `proofEvery`-th leaf's inclusion proof; between neighbouring sizes a consistency proof.
 */
export function writeLog(folder: string, sizes: number[], proofEvery: (size: number) => number): void {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const rawKey = fromBase64Url(publicKey.export({ format: "jwk" }).x ?? "");
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write("vkey", formatVerifierKey({ name: origin, publicKey: rawKey }));

  const entries = Array.from({ length: Math.max(...sizes) }, (_, i) =>
    concat(Uint8Array.of(1), sha256(utf8(`record ${i}`))),
  );
  const leaves = entries.map((entry) => leafHash(entry));
  const tiles = new Map<string, Uint8Array>();
  let edge = emptyEdge;
  for (const size of sizes) {
    const appended = appendLeaves(edge, leaves.slice(edge.size, size));
    for (const { level, index, hashes } of appended.changedTiles) {
      const path = tilePath(level, index, hashes.length / 32);
      tiles.set(path, hashes);
      write(path, hashes);
    }
    const readHash = tileHashReader(
      size,
      (level, index, width) => tiles.get(tilePath(level, index, width)) ?? new Uint8Array(),
    );
    for (let at = Math.floor(edge.size / TILE_WIDTH) * TILE_WIDTH; at < size; at += TILE_WIDTH) {
      const bundle = entries.slice(at, Math.min(at + TILE_WIDTH, size));
      write(entriesPath(at / TILE_WIDTH, bundle.length), encodeEntryBundle(bundle));
    }

    const text = formatCheckpoint({ origin, size, root: appended.root });
    const signature = noteSignatureLine(origin, rawKey, sign(null, utf8(text), privateKey));
    const checkpoint = formatNote(text, [signature]);
    write(`checkpoint/${size}`, checkpoint);
    for (let index = 0; index < size; index += proofEvery(size)) {
      const proof = inclusionProof(index, size, readHash);
      write(`proof/${size}/${index}.tlog-proof`, formatTlogProof({ index, proof, checkpoint }));
    }
    if (edge.size > 0) {
      const proof = consistencyProof(edge.size, size, readHash);
      write(`consistency/${edge.size}-${size}`, proof.map((hash) => `${toBase64(hash)}\n`).join(""));
    }
    edge = appended.edge;
  }
}
