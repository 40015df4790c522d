import type { KeyObject } from "node:crypto";
import { open, seal } from "../encryption.ts";
import { inPieces } from "../files/in-pieces.ts";

/** A stream is sealed in pieces of this many bytes, each by itself; the last one may be shorter, or empty. */
const pieceBytes = 1024 * 1024;
/** What `seal` adds: version, nonce, tag. */
const sealBytes = 29;

/**
 * Seals what may be too large for the memory. Each piece is bound to its place and to whether it is the last, so that
 * none can be left out, moved, repeated or cut off.
 */
export async function* sealStream(
  key: KeyObject,
  plaintext: AsyncIterable<Uint8Array>,
  context: string,
): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const { bytes, isLast } of inPieces(plaintext, pieceBytes))
    yield seal(key, bytes, contextOf(context, index++, isLast));
}

/** Throws at the first piece that is not what was sealed; the pieces before it have been given out by then. */
export async function* openStream(
  key: KeyObject,
  sealed: AsyncIterable<Uint8Array>,
  context: string,
): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const { bytes, isLast } of inPieces(sealed, pieceBytes + sealBytes))
    yield open(key, bytes, contextOf(context, index++, isLast));
}

const contextOf = (context: string, index: number, isLast: boolean): string =>
  `${context}:${index}:${isLast ? "last" : "more"}`;
