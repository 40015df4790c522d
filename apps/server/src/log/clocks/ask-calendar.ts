import {
  attestationsOf,
  type DetachedProof,
  formatDetachedProof,
  lookUpBlock,
  parseDetachedProof,
  parseTimestamp,
  PIECE_MAX_BYTES,
  promiseOf,
  stampedDigest,
  type Timestamp,
  upgradeProof,
  withoutPromises,
} from "@colophon/clocks";
import { equal, toHex } from "@colophon/proof";
import type { Transaction } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { getElsewhere, NotGiven, postElsewhere } from "../../base/http/ask-elsewhere.ts";
import { type AskContext, delayAfterFailure, delayOfPromise, NotYet } from "./ask-context.ts";
import {
  type DuePiece,
  findHeaders,
  postpone,
  saveBlockProof,
  saveProblem,
  savePromise,
  wantAnew,
} from "./piece-store.ts";

type Save = (tx: Transaction<Database>) => Promise<void>;

const limits = {
  headers: { accept: "application/vnd.opentimestamps.v1" },
  maxReplyBytes: 10_000,
};

/** An explorer's answers: a hash, a header or a height, in text. */
const maxTextBytes = 1000;

/**
 * Asks a calendar of OpenTimestamps for its promise, and later for what it has promised; then explorers for the block. Resolves to
 * what stores the answer. Only the calendar that stamped is asked, whatever address its promise names.
 */
export async function askCalendar(context: AskContext, piece: DuePiece): Promise<Save> {
  if (piece.bytes === null) return askForPromise(context, piece);
  const stored = parseDetachedProof(piece.bytes);
  if (blocksOf(stored).length > 0) return compare(context, piece, stored);
  const upgraded = await askForMore(context, piece, stored);
  if (upgraded === undefined)
    return (tx) => postpone(tx, piece, delayOfPromise(context.config, piece.ageSeconds));
  // Before explorers are asked: the calendar may be gone when they answer.
  const bytes = format(upgraded);
  await context.write((tx) => savePromise(tx, piece, bytes, delayAfterFailure(context.config, 0)));
  return compare(context, piece, upgraded);
}

async function askForPromise({ config, timeoutMs, signal }: AskContext, piece: DuePiece): Promise<Save> {
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
  const bytes = format({ digest, timestamp });
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

/** The attestations of blocks, the lowest first. */
function blocksOf(proof: DetachedProof): { height: number; message: Uint8Array }[] {
  return attestationsOf(proof)
    .flatMap(({ attestation, message }) =>
      attestation.kind === "bitcoin" ? [{ height: attestation.height, message }] : [],
    )
    .toSorted((a, b) => a.height - b.height);
}

/** Compares what a calendar attests with the blocks. What no block has is forgotten again: the promise is better than that. */
async function compare(context: AskContext, piece: DuePiece, proof: DetachedProof): Promise<Save> {
  const pending = { ...piece, state: "pending" } as const;
  const wrong: number[] = [];
  for (const { height, message } of blocksOf(proof)) {
    const { merkleRoot, headers } = await findBlock(context, height);
    if (equal(merkleRoot, message)) {
      const bytes = format(withoutPromises(proof));
      return (tx) => saveBlockProof(tx, pending, { proof: bytes, height, headers });
    }
    wrong.push(height);
  }
  const promise = promiseOf(proof);
  const nextTryInSeconds = delayOfPromise(context.config, piece.ageSeconds);
  const problem = `it attests block ${wrong.join(", ")}, which has something else`;
  const isPromised = attestationsOf(promise).some(({ attestation }) => attestation.kind === "pending");
  return async (tx) => {
    if (isPromised) await savePromise(tx, pending, format(promise), nextTryInSeconds);
    else await wantAnew(tx, pending, nextTryInSeconds);
    await saveProblem(tx, piece, { problem, nextTryInSeconds, forAll: false });
  };
}

async function findBlock(
  { db, explorers, floors, timeoutMs, signal }: AskContext,
  height: number,
): Promise<{ merkleRoot: Uint8Array; headers: Uint8Array }> {
  const kept = await findHeaders(db, height);
  if (kept !== undefined) return { merkleRoot: kept.subarray(36, 68), headers: kept };
  const fetchText = async (url: string) =>
    (await getElsewhere(url, { timeoutMs, maxReplyBytes: maxTextBytes, signal })).toString("latin1");
  const found = await lookUpBlock(height, { explorers, floors, fetchText });
  if (found.state === "agreed") return { merkleRoot: found.header.merkleRoot, headers: found.headers };
  throw new NotYet(`block ${height} was not compared: ${found.state}${found.detail && ` (${found.detail})`}`);
}

function format(proof: DetachedProof): Uint8Array {
  const bytes = formatDetachedProof(proof);
  if (bytes.length > PIECE_MAX_BYTES) throw new Error("its proof is too long to travel");
  return bytes;
}
