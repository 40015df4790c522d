import { createSha256, toHex } from "@colophon/proof";

/** SHA-256 of a stream of any size as hex, chunk by chunk. */
export async function hashStream(
  stream: ReadableStream<Uint8Array>,
  onProgress: (bytes: number) => void,
): Promise<string> {
  const hash = createSha256();
  const reader = stream.getReader();
  let bytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    hash.update(next.value);
    bytes += next.value.length;
    onProgress(bytes);
  }
  return toHex(hash.digest());
}
