/**
 * Cuts a stream into pieces of one size, which `sizeOf` may read from the stream's start (at least two bytes, if it has them), and
 * marks the last piece: there is always one, perhaps shorter or empty.
 */
export async function* inPieces(
  stream: AsyncIterable<Uint8Array>,
  sizeOf: (start: Uint8Array) => number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let parts: Uint8Array[] = [];
  let length = 0;
  /** Of each piece, as the first bytes say; undefined until they are here. */
  let size: number | undefined;
  for await (const chunk of stream) {
    parts.push(chunk);
    length += chunk.length;
    if (length < 2 || length <= (size ?? 0)) continue;
    let rest = Buffer.concat(parts);
    size ??= sizeOf(rest);
    for (; rest.length > size; rest = rest.subarray(size))
      yield { bytes: rest.subarray(0, size), isLast: false };
    parts = [rest];
    length = rest.length;
  }
  yield { bytes: Buffer.concat(parts), isLast: true };
}
