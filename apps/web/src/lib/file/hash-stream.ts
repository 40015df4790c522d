/** Takes the parts of a file one after another. */
export interface IncrementalHash {
  update: (bytes: Uint8Array) => void;
  digest: () => Uint8Array;
}

/** SHA-256 of bytes of any size, part by part. */
export async function hashStream(
  parts: AsyncIterable<Uint8Array>,
  hash: IncrementalHash,
  onProgress: (bytes: number) => void,
): Promise<Uint8Array> {
  let bytes = 0;
  for await (const part of parts) {
    hash.update(part);
    bytes += part.length;
    onProgress(bytes);
  }
  return hash.digest();
}
