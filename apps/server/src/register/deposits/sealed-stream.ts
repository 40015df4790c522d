import { open, seal, sealBytes, sealedBy } from "../../base/encryption.ts";
import { inPieces } from "../../base/files/in-pieces.ts";
import { createDataKey, type DataKey } from "../../base/keys/data-key.ts";

/** A stream is sealed in pieces of this size, each separately; the last one may be shorter, or empty. */
const pieceBytes = 1024 * 1024;

/**
 * Seals a stream that may not fit into memory. Each piece is bound to its position and to whether it is the last, so that none
 * can be left out, moved, repeated or truncated. All are sealed with the key that is current when the stream begins.
 */
export async function* sealStream(
  key: DataKey,
  plaintext: AsyncIterable<Uint8Array>,
  context: string,
): AsyncGenerator<Buffer> {
  const { number } = key.current();
  const fixed = createDataKey(number, key.get);
  let index = 0;
  for await (const { bytes, isLast } of inPieces(plaintext, () => pieceBytes))
    yield seal(fixed, bytes, contextOf(context, index++, isLast));
}

/** Throws at the first piece that isn't authentic; by then, the pieces before it have been yielded. */
export async function* openStream(
  key: DataKey,
  sealed: AsyncIterable<Uint8Array>,
  context: string,
): AsyncGenerator<Buffer> {
  const sizeOf = (start: Uint8Array): number => pieceBytes + sealBytes(sealedBy(start));
  let index = 0;
  for await (const { bytes, isLast } of inPieces(sealed, sizeOf))
    yield open(key, bytes, contextOf(context, index++, isLast));
}

const contextOf = (context: string, index: number, isLast: boolean): string =>
  `${context}:${index}:${isLast ? "last" : "more"}`;
