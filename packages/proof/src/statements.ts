// Statements about a certificate after its registration. A separate entry point: checking a certificate alone does not load it.

// The status and what it proves
export type { StatusJson } from "./status.ts";
export { formatStatus, STATUS_FORMAT } from "./status.ts";
export { continueStatus } from "./continue-status.ts";
export type { StatusEvidence, VerifiedStatement, VerifiedStatus } from "./check-statements.ts";
export type { CertificateFacts, VerifyStatusOptions } from "./verify-status.ts";
export { certificateFacts, verifyStatus } from "./verify-status.ts";
export type { SaidOfCertificate, StatementHeading } from "./statement-heading.ts";
export { headingOf } from "./statement-heading.ts";

// The statement
export type { StatementContent, StatementPayload, StatementSdJwt } from "./statement.ts";
export { buildStatementPayload, parseStatement } from "./statement.ts";
export type { CorrectedValue, Said } from "./statement-fields.ts";
export { readSaid } from "./statement-fields.ts";
export type { Speaker, StatementField, StatementKind } from "./statement-kinds.ts";
export { isStatementKind, maySay, rulesOf, SPEAKERS, STATEMENT_KINDS } from "./statement-kinds.ts";
export type { StatementTypedData, ToSign } from "./statement-wallet.ts";
export {
  hashStatementTypedData,
  statementClaimsToSign,
  statementTypedData,
  verifyStatementWallet,
} from "./statement-wallet.ts";

// The log, replayed
export type { Replay, ReplayState } from "./replay.ts";
export { createReplay } from "./replay.ts";
export { PREFIX_LEAF_LENGTH } from "./flat-prefix-tree.ts";

// The prefix tree
export type { PrefixLeaf, PrefixProof, PrefixProofJson } from "./prefix-proof.ts";
export {
  emptyPrefixTree,
  formatPrefixProof,
  parsePrefixProof,
  verifyAbsence,
  verifyPresence,
} from "./prefix-proof.ts";
export type { InsertedLeaves, ReadPrefixPage } from "./prefix-tree.ts";
export { insertPrefixLeaves, prefixPagesOf, prefixRoot, provePrefix } from "./prefix-tree.ts";
