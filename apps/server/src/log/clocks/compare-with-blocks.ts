import {
  attestationsOf,
  type DetachedProof,
  formatDetachedProof,
  lookUpBlock,
  PIECE_MAX_BYTES,
  promiseOf,
  withoutPromises,
} from "@colophon/clocks";
import { equal } from "@colophon/proof";
import type { Transaction } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { getElsewhere } from "../../base/http/ask-elsewhere.ts";
import { type AskContext, delayOfPromise, NotYet } from "./ask-context.ts";
import {
  type DuePiece,
  findHeaders,
  saveBlockProof,
  saveProblem,
  savePromise,
  wantAnew,
} from "./piece-store.ts";

export type SaveAnswer = (tx: Transaction<Database>) => Promise<void>;

/** An explorer's answers: a hash, a header or a height, in text. */
const maxTextBytes = 1000;

/** The attestations of blocks, the lowest first. */
export function blocksOf(proof: DetachedProof): { height: number; message: Uint8Array }[] {
  return attestationsOf(proof)
    .flatMap(({ attestation, message }) =>
      attestation.kind === "bitcoin" ? [{ height: attestation.height, message }] : [],
    )
    .toSorted((a, b) => a.height - b.height);
}

/** Compares what a calendar attests with the blocks. What no block has is forgotten again: the promise is better than that. */
export async function compareWithBlocks(
  context: AskContext,
  piece: DuePiece,
  proof: DetachedProof,
): Promise<SaveAnswer> {
  const pending = { ...piece, state: "pending" } as const;
  const wrong: number[] = [];
  for (const { height, message } of blocksOf(proof)) {
    const { merkleRoot, headers } = await findBlock(context, height);
    if (equal(merkleRoot, message)) {
      const bytes = formatPiece(withoutPromises(proof));
      return (tx) => saveBlockProof(tx, pending, { proof: bytes, height, headers });
    }
    wrong.push(height);
  }
  const promise = promiseOf(proof);
  const nextTryInSeconds = delayOfPromise(context.config, piece.ageSeconds);
  const problem = `it attests block ${wrong.join(", ")}, which has something else`;
  const isPromised = attestationsOf(promise).some(({ attestation }) => attestation.kind === "pending");
  return async (tx) => {
    if (isPromised) await savePromise(tx, pending, formatPiece(promise), nextTryInSeconds);
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

export function formatPiece(proof: DetachedProof): Uint8Array {
  const bytes = formatDetachedProof(proof);
  if (bytes.length > PIECE_MAX_BYTES) throw new Error("its proof is too long to travel");
  return bytes;
}
