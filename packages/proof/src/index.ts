// The certificate and its verdict
export type { Bundle, BundleAnchor } from "./bundle.ts";
export { BUNDLE_FORMAT, formatBundle, parseBundle } from "./bundle.ts";
export type { ChainEvidence } from "./check/check-anchor.ts";
export type {
  ClockEvidence,
  ClockPiece,
  ClockReason,
  Comparison,
  ProvenBy,
  ProvenClock,
  RecordInLog,
  WeighedClocks,
} from "./check/clock-evidence.ts";
export type { DocumentEvidence, PdfSignature } from "./check/check-document.ts";
export type { SaidLater, StatusEvidence } from "./check/check-statements.ts";
export { STATUS_MAX_BYTES, STATUS_MAX_BYTES_OF_ALL, STATUS_MAX_LOGS } from "./status/status-size.ts";
export type { Check, CheckGap, CheckId } from "./check/check.ts";
export { CHECK_IDS } from "./check/check.ts";
export type { ProofErrorCode } from "./errors.ts";
export { ProofError } from "./errors.ts";
export type { PreviousLog, Trust, TrustedAnchor, TrustedIssuerKey } from "./trust.ts";
export { finalityDepthOf, isKnownHead, isSameLog, parseTrust } from "./trust.ts";
export type {
  AtHand,
  CertificateVerifier,
  Verdict,
  Verification,
  VerifiedClocks,
  Verifier,
  VerifierOptions,
  VerifyOptions,
} from "./verify.ts";
export { createVerifier, documentGapOf, verifierOf, verifyCertificate } from "./verify.ts";

// The record
export type { Disclosure } from "./record/disclosure.ts";
export {
  DISCLOSURE_SALT_LENGTH,
  disclosureDigest,
  newDisclosure,
  parseDisclosure,
} from "./record/disclosure.ts";
export type { EcPublicJwk } from "./crypto/jwk.ts";
export { jwkThumbprint, parseEcPublicJwk, parseJwks } from "./crypto/jwk.ts";
export type { SdJwt } from "./record/parse-sd-jwt.ts";
export { parseSdJwt } from "./record/parse-sd-jwt.ts";
export type {
  RecordClaimName,
  RecordClaims,
  RecordCollaborator,
  RecordEarlierProof,
  RecordFile,
  RecordLink,
  RecordPublication,
} from "./record/read-claims.ts";
export { readClaims } from "./record/read-claims.ts";
export type { RecordContent, RecordHeader, RecordPayload } from "./record/record.ts";
export {
  assembleJwt,
  buildRecordPayload,
  CERTIFICATE_ID,
  formatSdJwt,
  RECORD_SALT_LENGTH,
  recordSigningInput,
} from "./record/record.ts";
export type { VerifiedRecord } from "./record/verify-record.ts";
export { verifyRecord } from "./record/verify-record.ts";
export { recoverAddress } from "./wallet/recover-address.ts";
export type { RegistrationTypedData } from "./wallet/registration-typed-data.ts";
export type { WalletSignature } from "./wallet/wallet-signature.ts";
export type { WalletBatchSignature } from "./wallet/batch-signature.ts";
export type { BatchToSign, BatchTypedData } from "./wallet/batch-to-sign.ts";
export { BATCH_SEED_LENGTH, batchToSign, signedContentHash } from "./wallet/batch-to-sign.ts";
export { claimsToSign } from "./wallet/signed-claims.ts";
export { registrationTypedData, verifyWalletSignature } from "./wallet/wallet-signature.ts";

// The log
export type { Checkpoint, LogKey } from "./log/checkpoint.ts";
export { formatCheckpoint, parseCheckpoint, readCheckpoint, verifyCheckpoint } from "./log/checkpoint.ts";
export { decodeEntryBundle, encodeEntryBundle } from "./log/entry-bundle.ts";
export type { LogEntry, StatementsHead } from "./log/entry.ts";
export {
  certificateEntry,
  headEntry,
  keySetEntry,
  parseEntry,
  statementEntry,
  statementEntryOfHash,
  statementKey,
} from "./log/entry.ts";
export type { Consistency, Inclusion, ReadHash } from "./log/merkle.ts";
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
} from "./log/merkle.ts";
export type { Note, NoteSignature, VerifierKey } from "./log/note.ts";
export {
  formatNote,
  formatVerifierKey,
  keyId,
  noteSignatureLine,
  parseNote,
  parseVerifierKey,
  verifyNote,
} from "./log/note.ts";
export type { Appended, Tile, TreeEdge } from "./log/tile-edge.ts";
export { appendLeaves, emptyEdge, rootOfEdge } from "./log/tile-edge.ts";
export type { NodeMemory, ReadTile, TileNodes, TilePath, TileRef } from "./log/tile.ts";
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
} from "./log/tile.ts";
export type { TlogProof } from "./log/tlog-proof.ts";
export { formatTlogProof, parseTlogProof } from "./log/tlog-proof.ts";

// The anchor on chain
export type { AnchoredEvent } from "./anchor/anchor.ts";
export {
  addressTopic,
  ANCHORED_TOPIC,
  decodeAnchored,
  encodeAnchorCall,
  isPublicChain,
  PUBLIC_CHAIN_IDS,
  publicChainName,
} from "./anchor/anchor.ts";
export type { ChainHeights, ChainRequest } from "./anchor/ask-chain.ts";
export { quantity, readChainId, readHeights } from "./anchor/ask-chain.ts";
export type { AnchorOnChain } from "./anchor/read-anchor.ts";
export { readAnchor, readAnchors } from "./anchor/read-anchor.ts";

// Bytes
export { fromBase64, fromBase64Url, toBase64, toBase64Url } from "./encoding/base64.ts";
export { concat, equal, fromHex, fromUtf8, toHex, utf8 } from "./encoding/bytes.ts";
export { canonicalJson } from "./encoding/canonical-json.ts";
export { isArray, isObject, parseJson } from "./encoding/json.ts";
export type { Hash, Sha256 } from "./crypto/sha256.ts";
export { createSha256, sha256 } from "./crypto/sha256.ts";
export type { Primitives } from "./crypto/primitives.ts";
export { javaScript } from "./crypto/primitives.ts";
