/** Cuts a stream into pieces of one size, and says which one is the last: there is always one, perhaps shorter or empty. */
export async function* inPieces(
  stream: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    parts.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let rest = Buffer.concat(parts);
    for (; rest.length > size; rest = rest.subarray(size))
      yield { bytes: rest.subarray(0, size), isLast: false };
    parts = [rest];
    length = rest.length;
  }
  yield { bytes: Buffer.concat(parts), isLast: true };
}
