import {
  certificateEntry,
  type ClockPiece,
  type ClockReason,
  equal,
  leafHash,
  parseBundle,
  parseSdJwt,
  parseTlogProof,
  type ProvenClock,
  readCheckpoint,
  sha256,
  toHex,
  verifyInclusion,
} from "@colophon/proof";
import { type ExplorerAnswer, judgeAnswers } from "../bitcoin/explorers.ts";
import { readHeaders } from "../bitcoin/header.ts";
import type { WorkFloor } from "../bitcoin/work-floors.ts";
import { readExtra } from "../extra.ts";
import { type ClockRules, judgeClocks, PUBLIC_CLOCKS } from "../judge-clocks.ts";
import { attestationsOf } from "../open-timestamps/lead-to.ts";
import { parseDetachedProof } from "../open-timestamps/read-proof.ts";
import { Refusal, refusalOf } from "../refusal.ts";
import { judgeToken } from "../time-stamp/judge-token.ts";
import { parseToken, tokenOfResponse } from "../time-stamp/token.ts";
import { weighClocks } from "../weigh-clocks.ts";
import { type EarlierProof, prepareEarlier } from "./earlier-proof.ts";
import { type EarlierReason, EarlierRefusal } from "./earlier-refusal.ts";

/** What an earlier proof says of a file. It never says who had it, and no verdict looks at it. */
export type EarlierJudgement =
  /** `isRevocationUnasked`: nobody has said since that the authority's certificate was good. */
  | (ProvenClock & { state: "proven"; isRevocationUnasked?: true })
  /** It leads to these blocks of Bitcoin, which nobody has compared, or for which explorers don't agree. */
  | { state: "waiting"; reason: ClockReason; heights: number[] }
  | { state: "refused"; reason: EarlierReason; detail?: string };

export interface EarlierOptions {
  /** Unix seconds. */
  now: number;
  rules?: ClockRules;
  /** The record's own proven time, which shows that the proof named in it is older; without it, only `now` does. */
  olderThan?: number;
  /** Asks explorers for a block; without it none are. */
  ask?: (height: number) => Promise<readonly ExplorerAnswer[]>;
}

type Answers = ReadonlyMap<number, readonly ExplorerAnswer[]>;
type Rules = Required<Omit<EarlierOptions, "ask">> & { answers: Answers | undefined };

/** A proof may lead to many blocks; the first are the ones that count. */
const MAX_HEIGHTS = 2;

/** Judges a proof that is to be brought in, about files by their SHA-256 in hex. */
export async function judgeEarlier(
  bytes: Uint8Array,
  files: readonly string[],
  { now, rules = PUBLIC_CLOCKS, olderThan = now, ask }: EarlierOptions,
): Promise<EarlierJudgement> {
  try {
    const proof = prepareEarlier(bytes, files);
    const judge = (answers: Answers | undefined) => judgeKind(proof, { now, rules, olderThan, answers });
    const judgement = await judge(undefined);
    if (judgement.state !== "waiting" || ask === undefined) return judgement;
    const { heights } = judgement;
    return await judge(
      new Map(await Promise.all(heights.map(async (height) => [height, await ask(height)] as const))),
    );
  } catch (error) {
    if (error instanceof EarlierRefusal) return refused(error.reason, error.message);
    const { reason, message } = refusalOf(error);
    return refused(reasonOf(reason), message);
  }
}

/** The same of a proof that a record names: it has to be that one. */
export async function judgeNamed(
  bytes: Uint8Array,
  { kind, sha256: named, files }: { kind: string; sha256: string; files: readonly string[] },
  options: EarlierOptions,
): Promise<EarlierJudgement> {
  if (toHex(sha256(bytes)) !== named) return refused("not_named", "not_named");
  const judgement = await judgeEarlier(bytes, files, options);
  if (judgement.state === "refused") return judgement;
  return prepareEarlier(bytes, files).kind === kind ? judgement : refused("not_named", "another kind");
}

function judgeKind({ kind, bytes }: EarlierProof, rules: Rules): Promise<EarlierJudgement> {
  switch (kind) {
    case "ots":
      return Promise.resolve(settle(judgeOts(bytes, rules)));
    case "rfc3161":
      return judgeResponse(bytes, rules);
    case "bundle":
      return judgeBundle(bytes, rules);
  }
}

function refused(reason: EarlierReason, detail: string): EarlierJudgement {
  return { state: "refused", reason, ...(detail !== reason && { detail }) };
}

/** What pieces come to: they are about a file, so neither a record's time nor a log's end is beside them. */
function settle(pieces: readonly ClockPiece[]): EarlierJudgement {
  const beside = { registeredAt: undefined, endedAt: undefined, anchor: undefined };
  const { comparison } = weighClocks(pieces, beside);
  if (comparison) return { state: "proven", ...comparison.proven };
  const waiting = pieces.filter((piece) => piece.state === "waiting");
  const blocks = waiting.filter((piece) => piece.height !== undefined);
  const [block] = blocks;
  if (block)
    return { state: "waiting", reason: block.reason, heights: blocks.flatMap(({ height }) => height ?? []) };
  if (waiting.length > 0) return refused("pending", "pending");
  const left = pieces.find((piece) => piece.state === "left_out");
  return left ? refused(reasonOf(left.reason), left.detail ?? left.reason) : refused("no_clock", "no_clock");
}

function judgeOts(bytes: Uint8Array, { rules, answers }: Rules): ClockPiece[] {
  const found = attestationsOf(parseDetachedProof(bytes));
  const blocks = found
    .flatMap(({ attestation, message }) =>
      attestation.kind === "bitcoin" ? [{ height: attestation.height, message }] : [],
    )
    .toSorted((a, b) => a.height - b.height)
    .slice(0, MAX_HEIGHTS)
    .map(({ height, message }) => judgeBlock(height, message, answers?.get(height), rules.floors));
  if (blocks.length > 0) return blocks;
  const isPending = found.some(({ attestation }) => attestation.kind === "pending");
  return isPending ? [{ clock: "bitcoin", state: "waiting", reason: "pending" }] : [];
}

/** The file brings no headers: two explorers that agree show the block, or nobody does. */
function judgeBlock(
  height: number,
  message: Uint8Array,
  answers: readonly ExplorerAnswer[] | undefined,
  floors: readonly WorkFloor[],
): ClockPiece {
  const waiting = (reason: ClockReason): ClockPiece => ({
    clock: "bitcoin",
    state: "waiting",
    reason,
    height,
  });
  if (answers === undefined) return waiting("not_looked_up");
  const shown = answers.find((answer) => !("failed" in answer));
  if (shown === undefined || "failed" in shown) return waiting("explorers_not_answered");
  try {
    const [header] = readHeaders(shown.header, floors);
    if (header === undefined) return waiting("explorers_differ");
    const reason = judgeAnswers(height, header, answers);
    if (reason !== "agreed") return waiting(reason);
    return equal(header.merkleRoot, message)
      ? { clock: "bitcoin", state: "proven", height, time: header.time }
      : { clock: "bitcoin", state: "left_out", reason: "bad_headers" };
  } catch (error) {
    // An explorer that makes up a header says nothing about the proof.
    if (error instanceof Refusal) return waiting("explorers_differ");
    throw error;
  }
}

async function judgeResponse(bytes: Uint8Array, { now, rules, olderThan }: Rules): Promise<EarlierJudgement> {
  const token = tokenOfResponse(bytes);
  const { authorities } = rules;
  // No answer about its certificate comes with it: the record that names it shows that it is older than that record.
  const about = { sha256: parseToken(token).imprint.digest };
  const { operator, time } = await judgeToken(token, about, { authorities, now, ocsp: [], olderThan });
  return { state: "proven", by: { kind: "authority", operator }, time, isRevocationUnasked: true };
}

/** Only leaf, root and its clocks: who signed the record or the checkpoint, and what they say, is not looked at. */
async function judgeBundle(
  bytes: Uint8Array,
  { now, rules, olderThan, answers }: Rules,
): Promise<EarlierJudgement> {
  const { sdJwt, tlogProof } = parseBundle(bytes);
  const { extra, index, proof, checkpoint } = parseTlogProof(tlogProof);
  const { size, root } = readCheckpoint(checkpoint);
  const leaf = leafHash(certificateEntry(parseSdJwt(sdJwt).jwt));
  try {
    verifyInclusion({ index, size, leafHash: leaf, proof, root });
  } catch (error) {
    throw new EarlierRefusal("not_genuine", refusalOf(error).message);
  }
  if (extra === undefined) return refused("no_clock", "no_clock");
  const given = { now, rules, ...(answers && { answers }) };
  const strict = settle((await judgeClocks({ extra, checkpoint }, given)).pieces);
  if (strict.state !== "refused") return limited(strict);
  const renewed = new Map(readExtra(extra)?.rfc3161.map((token) => [toHex(sha256(token)), olderThan]));
  const lenient = settle((await judgeClocks({ extra, checkpoint }, { ...given, renewed })).pieces);
  if (lenient.state === "proven") return { ...lenient, isRevocationUnasked: true };
  // What is wrong with one of its clocks is that clock's; as a proof of the file it has none.
  return strict.reason === "pending" || strict.reason === "unknown_authority"
    ? strict
    : refused("no_clock", strict.detail ?? strict.reason);
}

function limited(judgement: EarlierJudgement): EarlierJudgement {
  if (judgement.state !== "waiting") return judgement;
  return { ...judgement, heights: judgement.heights.toSorted((a, b) => a - b).slice(0, MAX_HEIGHTS) };
}

function reasonOf(reason: ClockReason): EarlierReason {
  switch (reason) {
    case "unreadable":
    case "too_large":
    case "weak_algorithm":
    case "unknown_authority":
    case "authority_expired":
    case "revoked":
    case "no_cryptography":
    case "pending":
      return reason;
    case "of_other_checkpoint":
      return "of_other_file";
    case "bad_signature":
    case "unfit_certificate":
    case "not_in_force":
    case "in_future":
    case "bad_headers":
      return "not_genuine";
    default:
      return "no_clock";
  }
}
