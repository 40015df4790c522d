export { concat, equal, fromBase64, fromBase64Url, fromHex, fromUtf8 } from "./bytes.ts";
export { toBase64, toBase64Url, toHex, utf8 } from "./bytes.ts";
export type { Checkpoint, LogKey } from "./checkpoint.ts";
export { formatCheckpoint, parseCheckpoint, readCheckpoint, verifyCheckpoint } from "./checkpoint.ts";
export { decodeEntryBundle, encodeEntryBundle } from "./entry-bundle.ts";
export { ProofError } from "./errors.ts";
export type { ProofErrorCode } from "./errors.ts";
export type { Consistency, Inclusion, LeafRange, ReadHash, Subtree } from "./merkle.ts";
export {
  consistencyProof,
  emptyRoot,
  hashReader,
  inclusionProof,
  leafHash,
  nodeHash,
  rootFromLeafHashes,
  verifyConsistency,
  verifyInclusion,
} from "./merkle.ts";
export type { Note, NoteSignature, VerifierKey } from "./note.ts";
export {
  formatNote,
  formatVerifierKey,
  keyId,
  noteSignatureLine,
  parseNote,
  parseVerifierKey,
  verifyNote,
} from "./note.ts";
export type { Sha256 } from "./sha256.ts";
export { createSha256, sha256 } from "./sha256.ts";
export type { Appended, Tile, TreeEdge } from "./tile-edge.ts";
export { appendLeaves, emptyEdge, rootOfEdge } from "./tile-edge.ts";
export type { ReadTile, TilePath, TileRef } from "./tile.ts";
export {
  consistencyProofFromTiles,
  entriesPath,
  inclusionProofFromTiles,
  parseTilePath,
  rootFromTiles,
  TILE_HEIGHT,
  TILE_WIDTH,
  tileHashReader,
  tilePath,
  tilesForConsistency,
  tilesForInclusion,
  tilesForRoot,
  tileWidth,
} from "./tile.ts";
export type { TlogProof } from "./tlog-proof.ts";
export { formatTlogProof, parseTlogProof } from "./tlog-proof.ts";
