// The certificate and its verdict
export type { Bundle, BundleAnchor } from "./bundle.ts";
export { BUNDLE_FORMAT, formatBundle, parseBundle } from "./bundle.ts";
export type { ChainEvidence } from "./check-anchor.ts";
export type { DocumentEvidence, PdfSignature } from "./check-document.ts";
export type { StatusEvidence } from "./check-statements.ts";
export type { Check, CheckGap, CheckId } from "./check.ts";
export { CHECK_IDS } from "./check.ts";
export type { ProofErrorCode } from "./errors.ts";
export { ProofError } from "./errors.ts";
export type { PreviousLog, Trust, TrustedAnchor, TrustedIssuerKey } from "./trust.ts";
export { isSameLog, parseTrust } from "./trust.ts";
export type { AtHand, Verdict, Verification, Verifier, VerifierOptions, VerifyOptions } from "./verify.ts";
export { createVerifier, verifyCertificate } from "./verify.ts";

// The record
export type { Disclosure } from "./disclosure.ts";
export { DISCLOSURE_SALT_LENGTH, disclosureDigest, newDisclosure, parseDisclosure } from "./disclosure.ts";
export type { EcPublicJwk } from "./jwk.ts";
export { jwkThumbprint, parseEcPublicJwk, parseJwks } from "./jwk.ts";
export type { SdJwt } from "./parse-sd-jwt.ts";
export { parseSdJwt } from "./parse-sd-jwt.ts";
export type {
  RecordClaimName,
  RecordClaims,
  RecordCollaborator,
  RecordFile,
  RecordPublication,
} from "./read-claims.ts";
export { readClaims } from "./read-claims.ts";
export type { RecordContent, RecordHeader, RecordPayload } from "./record.ts";
export {
  assembleJwt,
  buildRecordPayload,
  CERTIFICATE_ID,
  formatSdJwt,
  RECORD_SALT_LENGTH,
  recordSigningInput,
} from "./record.ts";
export type { VerifiedRecord } from "./verify-record.ts";
export { verifyRecord } from "./verify-record.ts";
export { recoverAddress } from "./recover-address.ts";
export type { RegistrationTypedData } from "./registration-typed-data.ts";
export type { WalletSignature } from "./wallet-signature.ts";
export { claimsToSign, registrationTypedData, verifyWalletSignature } from "./wallet-signature.ts";

// The log
export type { Checkpoint, LogKey } from "./checkpoint.ts";
export { formatCheckpoint, parseCheckpoint, readCheckpoint, verifyCheckpoint } from "./checkpoint.ts";
export { decodeEntryBundle, encodeEntryBundle } from "./entry-bundle.ts";
export type { LogEntry, StatementsHead } from "./entry.ts";
export {
  certificateEntry,
  headEntry,
  keySetEntry,
  parseEntry,
  statementEntry,
  statementEntryOfHash,
  statementKey,
} from "./entry.ts";
export type { Consistency, Inclusion, ReadHash } from "./merkle.ts";
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
export type { Appended, Tile, TreeEdge } from "./tile-edge.ts";
export { appendLeaves, emptyEdge, rootOfEdge } from "./tile-edge.ts";
export type { NodeMemory, ReadTile, TileNodes, TilePath, TileRef } from "./tile.ts";
export {
  consistencyProofFromTiles,
  entriesPath,
  inclusionProofFromTiles,
  parseTilePath,
  rootFromTiles,
  TILE_HEIGHT,
  TILE_WIDTH,
  tileHashes,
  tileHashReader,
  tilePath,
  tilesForConsistency,
  tilesForInclusion,
  tilesForRoot,
  tileWidth,
} from "./tile.ts";
export type { TlogProof } from "./tlog-proof.ts";
export { formatTlogProof, parseTlogProof } from "./tlog-proof.ts";

// The anchor on chain
export type { AnchoredEvent } from "./anchor.ts";
export {
  addressTopic,
  ANCHORED_TOPIC,
  decodeAnchored,
  encodeAnchorCall,
  isPublicChain,
  PUBLIC_CHAIN_IDS,
  publicChainName,
} from "./anchor.ts";
export type { AnchorOnChain, ChainRequest } from "./read-anchor.ts";
export { readAnchor, readAnchors } from "./read-anchor.ts";

// Bytes
export { concat, equal, fromBase64, fromBase64Url, fromHex, fromUtf8 } from "./bytes.ts";
export { toBase64, toBase64Url, toHex, utf8 } from "./bytes.ts";
export type { Hash, Sha256 } from "./sha256.ts";
export { createSha256, sha256 } from "./sha256.ts";
export type { Primitives } from "./primitives.ts";
export { javaScript } from "./primitives.ts";
