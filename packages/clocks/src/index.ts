// The evidence beside a proof, and what it comes to
export type { BlockPiece, Extra, ReadExtra } from "./extra.ts";
export { answersInBundle } from "./answers-in-bundle.ts";
export { EXTRA_MAX_BYTES, formatExtra, PIECE_MAX_BYTES, readExtra } from "./extra.ts";
export type { EvidenceContent, EvidenceDay, Renewal, StampedCheckpoint } from "./evidence-day.ts";
export {
  evidenceSigningInput,
  formatEvidenceDay,
  parseEvidenceDay,
  parseEvidenceJwt,
  renewedIn,
} from "./evidence-day.ts";
export type { ClockRules, JudgeOptions, StampedProof } from "./judge-clocks.ts";
export { heightsToLookUp, judgeClocks, judgeTimeStamp, PUBLIC_CLOCKS } from "./judge-clocks.ts";
export { Refusal } from "./refusal.ts";
export type { RenewedTokens } from "./renew-tokens.ts";
export { renewTokens, timeInToken } from "./renew-tokens.ts";
export { stampedDigest, stampedText } from "./stamped.ts";
export { provenClockOf } from "./weigh-clocks.ts";

// Time-stamping authorities (RFC 3161)
export type { Authority } from "./time-stamp/chain.ts";
export { authorityOfRoot } from "./time-stamp/authority-of-root.ts";
export type { TimeStamp, TokenRules } from "./time-stamp/judge-token.ts";
export { judgeToken } from "./time-stamp/judge-token.ts";
export type { RevocationQuestion } from "./time-stamp/ask-revocation.ts";
export { revocationQuestion } from "./time-stamp/ask-revocation.ts";
export { parseToken, timeStampRequest, timeStampResponse, tokenOfResponse } from "./time-stamp/token.ts";

// OpenTimestamps
export type { Attestation, DetachedProof, Timestamp } from "./open-timestamps/proof.ts";
export { attestationsOf, proofOfCheckpoint, proofOfRecord } from "./open-timestamps/lead-to.ts";
export { parseDetachedProof, parseTimestamp } from "./open-timestamps/read-proof.ts";
export { promiseOf, upgradeProof, withoutPromises } from "./open-timestamps/upgrade.ts";
export { formatDetachedProof, formatTimestamp } from "./open-timestamps/write-proof.ts";

// Bitcoin
export type { ExplorerAnswer, FetchText } from "./bitcoin/explorers.ts";
export { askExplorer } from "./bitcoin/explorers.ts";
export type { LookedUpBlock } from "./bitcoin/look-up-block.ts";
export { lookUpBlock } from "./bitcoin/look-up-block.ts";
export type { WorkFloor } from "./bitcoin/work-floors.ts";

// Proofs of a file from before it was registered
export type { EarlierKind, EarlierProof } from "./earlier/earlier-proof.ts";
export {
  EARLIER_EXTENSION,
  EARLIER_MAX_BYTES,
  EARLIER_MAX_COUNT,
  prepareEarlier,
} from "./earlier/earlier-proof.ts";
export { type EarlierReason, EarlierRefusal } from "./earlier/earlier-refusal.ts";
export type { EarlierJudgement, EarlierOptions } from "./earlier/judge-earlier.ts";
export { judgeEarlier, judgeNamed } from "./earlier/judge-earlier.ts";
