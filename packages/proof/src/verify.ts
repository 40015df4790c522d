import { isDevelopmentChain, isPublicChain } from "./anchor/anchor.ts";
import type { BundleAnchor } from "./bundle.ts";
import type { ChainEvidence } from "./check/check-anchor.ts";
import { checkClocks, type ProvenClocks } from "./check/check-clocks.ts";
import type { ClockEvidence, ClockPiece, Comparison, ProvenBy } from "./check/clock-evidence.ts";
import { checkDocument, type DocumentEvidence } from "./check/check-document.ts";
import { type CheckContext, createCheckContext } from "./check/check-context.ts";
import { checkStatements, type SaidLater } from "./check/check-statements.ts";
import { type Check, reportTo } from "./check/check.ts";
import { certificateForm, type RecordForm } from "./check/record-form.ts";
import { proveBundle, type ProvenBundle } from "./check/prove-bundle.ts";
import type { Checkpoint } from "./log/checkpoint.ts";
import { javaScript, type Primitives } from "./crypto/primitives.ts";
import type { RecordClaims } from "./record/read-claims.ts";
import type { RecordPayload } from "./record/record.ts";
import { previousLogOf, type Trust } from "./trust.ts";

export type Verdict = "valid" | "valid_anchor_pending" | "not_valid" | "cannot_be_checked";

export interface VerifierOptions {
  /** Whom to believe; nothing in the bundle adds to it. */
  trust: Trust;
  /** What to compute with, by default JavaScript's. */
  primitives?: Primitives;
}

/** What is given beside the bundle. */
export interface AtHand {
  /** Offline unless given. */
  chain?: ChainEvidence;
  /** What `@colophon/clocks` says of the evidence in the bundle's proof: none unless given. */
  clocks?: ClockEvidence;
  document?: DocumentEvidence;
  /** What was said later: not known unless given. */
  status?: SaidLater;
}

export type VerifyOptions = VerifierOptions & AtHand;

/** `verifyCertificate` with one trust. */
export type Verifier = (input: string | Uint8Array, atHand?: AtHand) => Verification;

/** `verifyCertificate` of one bundle with one trust. */
export type CertificateVerifier = (atHand?: AtHand) => Verification;

/** `colophon-verify` prints it as JSON with these names, which programs read. */
export interface Verification<Claims = RecordClaims> {
  verdict: Verdict;
  /** Who says when (`provenTime`): a public blockchain, a time-stamping authority, or only the registry itself (`record.payload.iat`). */
  timeStatedBy: "blockchain" | "authority" | "registry";
  /**
   * Whether a chain was asked and has shown the anchor to be final. False for a `valid` certificate: nobody looked, so its
   * anchor is a claim, and the certificate may be worth no more than one whose anchor is pending.
   */
  timeChecked: boolean;
  /** The record existed by then, Unix seconds: the time of the anchoring block, or of `clocks.proven`. */
  provenTime?: number;
  /** Other clocks than anchors, where any are given. */
  clocks?: VerifiedClocks;
  /**
   * Nobody but the registry vouches that its log has one history: the certificate is valid by clocks alone, which stamp anything
   * for anybody. It must not be shown as plainly valid.
   */
  isHistoryUnvouched?: true;
  /**
   * The time that the record states is later than that of the block which contains it, by more than a minute: the registry's
   * clock was wrong. Only for a final anchor, and not for a chain for development, whose clock is anybody's.
   */
  isStatedLate?: true;
  /** Always the nine, in their order. */
  checks: Check[];
  // What follows is there only when the checks that prove it have passed.
  certificateId?: string;
  record?: { payload: RecordPayload; claims: Claims };
  index?: number;
  checkpoint?: Checkpoint;
  anchor?: BundleAnchor;
}

/** What other clocks than anchors say: each as it counts for this record, and whose time `provenTime` is. */
export type VerifiedClocks = { pieces: ClockPiece[] } & Partial<Comparison>;

/**
 * Checks a certificate's bundle, the text or bytes of its file, against what the caller trusts, knows of the chain and
 * was given. Never throws on a bad certificate: each refusal is a failed check with its code.
 */
export function verifyCertificate(input: string | Uint8Array, options: VerifyOptions): Verification {
  return verifierOf(input, options)(options);
}

/**
 * For many certificates: it remembers what it has proven of the checkpoint and key set that they share, and asks for the same
 * proofs of each as `verifyCertificate`. `trust` must not change, nor what it gives.
 */
export function createVerifier({ trust, primitives = javaScript }: VerifierOptions): Verifier {
  const context = createCheckContext(trust, primitives);
  return (input, atHand) =>
    judge(proveBundle(input, context, certificateForm), context, certificateForm, atHand);
}

/**
 * For one certificate, asked again as more comes to hand: the first call proves the bundle, each call judges what is given
 * beside it. `input` and `trust` must not change.
 */
export function verifierOf(input: string | Uint8Array, options: VerifierOptions): CertificateVerifier {
  return verifierOfForm(input, certificateForm, options);
}

/** `verifierOf`, for any form of record. */
export function verifierOfForm<Claims>(
  input: string | Uint8Array,
  form: RecordForm<Claims>,
  { trust, primitives = javaScript }: VerifierOptions,
): (atHand?: AtHand) => Verification<Claims> {
  const context = createCheckContext(trust, primitives);
  let proven: ProvenBundle<Claims> | undefined;
  return (atHand) => judge((proven ??= proveBundle(input, context, form)), context, form, atHand);
}

/** Checks 7 to 9, and the verdict on all nine. */
function judge<Claims>(
  { reports, bundle, record, claims, checkpoint, index, isLogged }: ProvenBundle<Claims>,
  context: CheckContext,
  form: RecordForm<Claims>,
  { chain = { kind: "offline" }, clocks: evidence, document, status }: AtHand = {},
): Verification<Claims> {
  const checks = [...reports];
  const run = reportTo(checks);
  const head = bundle &&
    checkpoint && {
      checkpoint,
      trust: context.trust,
      chain,
      registeredAt: record?.payload.iat,
      previousLog: previousLogOf(bundle.log, context.trust),
    };
  let clocks: ProvenClocks | undefined;
  run("anchor", head && (() => checkClocks(bundle.anchors, evidence, head, (found) => (clocks = found))));
  const proven = record && claims && { payload: record.payload, claims };
  run(
    "document",
    proven &&
      (() => checkDocument({ payload: proven.payload, files: form.filesOf(proven.claims) }, document)),
  );
  const isAsked = status === undefined || isLogged;
  run("statements", isAsked ? () => checkStatements(record?.jwt ?? "", status, context) : undefined);

  const anchor = clocks?.anchor;
  const verdict = verdictOf(checks, clocks, context.trust);
  const isValid = verdict === "valid";
  const isShown = isValid || verdict === "valid_anchor_pending";
  const comparison = isShown ? clocks?.comparison : undefined;
  return {
    verdict,
    timeStatedBy: statedBy(comparison?.proven.by),
    timeChecked: isValid && anchor !== undefined,
    ...(comparison && { provenTime: comparison.proven.time }),
    ...(clocks?.pieces && { clocks: { pieces: clocks.pieces, ...comparison } }),
    ...(isValid && comparison && isUnvouched(anchor) && { isHistoryUnvouched: true }),
    ...(isValid && isStatedLate(record?.payload.iat, anchor) && { isStatedLate: true }),
    checks,
    ...(record && { certificateId: record.payload.jti }),
    ...(proven && { record: proven }),
    ...(index !== undefined && { index }),
    ...(checkpoint && { checkpoint }),
    ...(anchor && { anchor }),
  };
}

function statedBy(by: ProvenBy | undefined): Verification["timeStatedBy"] {
  if (by === undefined) return "registry";
  return by.kind === "authority" ? "authority" : "blockchain";
}

/** Who anchors on a public chain can show one history only. */
function isUnvouched(anchor: BundleAnchor | undefined): boolean {
  return anchor === undefined || !isPublicChain(anchor.chainId);
}

/** In seconds. Clocks that differ by less are as right as each other. */
const NOTED_DIFFERENCE = 60;

function isStatedLate(iat: number | undefined, anchor: BundleAnchor | undefined): boolean {
  if (iat === undefined || anchor === undefined || isDevelopmentChain(anchor.chainId)) return false;
  return iat > anchor.blockTime + NOTED_DIFFERENCE;
}

const documentGaps = ["no_pdf_root", "bad_trust", "file_may_be_hidden"] as const;

/**
 * Why a given document isn't known to belong to the certificate, though nothing speaks against it. Nothing vouches for a PDF's
 * page: the trust names no signer, or one that can't be read. A file may be one that the bundle hides.
 */
export function documentGapOf({
  checks,
}: Pick<Verification, "checks">): (typeof documentGaps)[number] | undefined {
  const code = checks.find(({ id, state }) => id === "document" && state === "not_checked")?.code;
  return documentGaps.find((gap) => gap === code);
}

/**
 * A failure outweighs everything. A PDF whose signature nobody is trusted for may say anything, and a file that isn't shown may
 * be any; what is missing of the chain is either not there yet, or could not be looked at, or will never be there. Other clocks make nothing better where the
 * trust names a public chain: only an anchor there shows one history.
 */
function verdictOf(checks: Check[], clocks: ProvenClocks | undefined, { anchors }: Trust): Verdict {
  if (checks.some(({ state }) => state === "failed")) return "not_valid";
  if (documentGapOf({ checks }) !== undefined) return "cannot_be_checked";
  const isProven = clocks?.comparison !== undefined;
  switch (clocks?.anchorGap) {
    case "anchor_pending":
    case "anchor_not_final": {
      const hasPublicChain = anchors.some(({ chainId }) => isPublicChain(chainId));
      return isProven && !hasPublicChain ? "valid" : "valid_anchor_pending";
    }
    case "chain_unreachable":
    case "wrong_chain":
      return "cannot_be_checked";
    case "place_not_provable":
      return isProven ? "valid" : "cannot_be_checked";
    default:
      return "valid";
  }
}
