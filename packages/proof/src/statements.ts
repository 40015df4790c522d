// Statements about a certificate after its registration. A separate entry point: checking a certificate alone does not load it.

// The status and what it proves
export type { StatusJson } from "./status/status.ts";
export { formatStatus, STATUS_FORMAT } from "./status/status.ts";
export { chooseStatus } from "./status/choose-status.ts";
export { continueStatus } from "./status/continue-status.ts";
export type { Lost, StatusEvidence, VerifiedStatement, VerifiedStatus } from "./check/check-statements.ts";
export type { CertificateFacts } from "./status/certificate-facts.ts";
export { certificateFacts } from "./status/certificate-facts.ts";
export type { VerifyStatusOptions } from "./status/verify-status.ts";
export { verifyStatus } from "./status/verify-status.ts";
export type { SaidOfCertificate, StatementHeading } from "./statement/statement-heading.ts";
export { headingOf, openDisputesOf } from "./statement/statement-heading.ts";
export type { CollaboratorAnswer, Corrections } from "./statement/conclusions.ts";
export { answersOf, correctionsOf, mayHaveLost, saidByOwner } from "./statement/conclusions.ts";
export { mayHide } from "./statement/hidden-fields.ts";

// The statement
export type { StatementContent, StatementPayload, StatementSdJwt } from "./statement/statement.ts";
export { buildStatementPayload, parseStatement } from "./statement/statement.ts";
export type { CorrectedValue, Said } from "./statement/said.ts";
export { readSaid } from "./statement/statement-fields.ts";
export type { Speaker, StatementField, StatementKind } from "./statement/statement-kinds.ts";
export {
  decides,
  isStatementKind,
  maySay,
  rulesOf,
  SPEAKERS,
  STATEMENT_KINDS,
} from "./statement/statement-kinds.ts";
export type { StatementTypedData, ToSign } from "./statement/statement-wallet.ts";
export {
  hashStatementTypedData,
  statementClaimsToSign,
  statementTypedData,
  verifyStatementWallet,
} from "./statement/statement-wallet.ts";

// The log, replayed
export type { Replay, ReplayState } from "./status/replay.ts";
export { createReplay } from "./status/replay.ts";
export { PREFIX_LEAF_LENGTH } from "./prefix-tree/flat-prefix-tree.ts";

// The prefix tree
export type { PrefixLeaf, PrefixProof, PrefixProofJson } from "./prefix-tree/prefix-proof.ts";
export {
  emptyPrefixTree,
  formatPrefixProof,
  parsePrefixProof,
  verifyAbsence,
  verifyPresence,
} from "./prefix-tree/prefix-proof.ts";
export type { InsertedLeaves, ReadPrefixPage } from "./prefix-tree/prefix-tree.ts";
export { insertPrefixLeaves, prefixPagesOf, prefixRoot, provePrefix } from "./prefix-tree/prefix-tree.ts";
