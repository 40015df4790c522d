import {
  attestationsOf,
  type DetachedProof,
  parseDetachedProof,
  parseTimestamp,
  stampedDigest,
  type Timestamp,
  upgradeProof,
} from "@colophon/clocks";
import { toHex } from "@colophon/proof";
import { getElsewhere, NotGiven, postElsewhere } from "../../base/http/ask-elsewhere.ts";
import { type AskContext, delayAfterFailure, delayOfPromise } from "./ask-context.ts";
import { type DuePiece, postpone, savePromise } from "./piece-store.ts";
import { type SaveAnswer, blocksOf, compareWithBlocks, formatPiece } from "./compare-with-blocks.ts";

const limits = {
  headers: { accept: "application/vnd.opentimestamps.v1" },
  maxReplyBytes: 10_000,
};

/**
 * Asks a calendar of OpenTimestamps for its promise, and later for what it has promised; then explorers for the block. Resolves to
 * what stores the answer. Only the calendar that stamped is asked, whatever address its promise names.
 */
export async function askCalendar(context: AskContext, piece: DuePiece): Promise<SaveAnswer> {
  if (piece.bytes === null) return askForPromise(context, piece);
  const stored = parseDetachedProof(piece.bytes);
  if (blocksOf(stored).length > 0) return compareWithBlocks(context, piece, stored);
  const upgraded = await askForMore(context, piece, stored);
  if (upgraded === undefined)
    return (tx) => postpone(tx, piece, delayOfPromise(context.config, piece.ageSeconds));
  // Before explorers are asked: the calendar may be gone when they answer.
  const bytes = formatPiece(upgraded);
  await context.write((tx) => savePromise(tx, piece, bytes, delayAfterFailure(context.config, 0)));
  return compareWithBlocks(context, piece, upgraded);
}

async function askForPromise(
  { config, timeoutMs, signal }: AskContext,
  piece: DuePiece,
): Promise<SaveAnswer> {
  const digest = stampedDigest(piece.checkpoint);
  const reply = await postElsewhere(`${piece.service}/digest`, {
    ...limits,
    body: digest,
    timeoutMs,
    signal,
  });
  const timestamp = parseTimestamp(reply, digest);
  if (!attestationsOf({ digest, timestamp }).some(({ attestation }) => attestation.kind !== "unknown"))
    throw new Error("its answer leads to nothing that is known");
  const bytes = formatPiece({ digest, timestamp });
  return (tx) => savePromise(tx, piece, bytes, delayOfPromise(config, 0));
}

/** Undefined: no block has it yet. */
async function askForMore(
  context: AskContext,
  { service }: DuePiece,
  proof: DetachedProof,
): Promise<DetachedProof | undefined> {
  let upgraded: DetachedProof | undefined;
  for (const { attestation, message } of attestationsOf(proof)) {
    if (attestation.kind !== "pending") continue;
    const timestamp = await askAbout(`${service}/timestamp/${toHex(message)}`, message, context);
    if (timestamp && blocksOf({ digest: message, timestamp }).length > 0)
      upgraded = upgradeProof(upgraded ?? proof, message, timestamp);
  }
  return upgraded;
}

async function askAbout(
  url: string,
  message: Uint8Array,
  { timeoutMs, signal }: AskContext,
): Promise<Timestamp | undefined> {
  try {
    return parseTimestamp(await getElsewhere(url, { ...limits, timeoutMs, signal }), message);
  } catch (error) {
    if (error instanceof NotGiven && error.status === 404) return undefined;
    throw error;
  }
}
