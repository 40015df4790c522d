import { createSha256 } from "@colophon/proof";
import { hashStream, type IncrementalHash } from "./hash-stream.ts";
import { readParts } from "./read-parts.ts";

/** Up to this size the browser's own SHA-256, which takes a file as a whole, is used: 128 MiB. */
export const wholeLimit = 128 * 1024 * 1024;

/** Bytes of memory that hashing a file of a size takes. The browser copies what its SHA-256 is given. */
export const memoryFor = (size: number): number => (size <= wholeLimit ? 2 * size : 32 * 1024 * 1024);

/** SHA-256 of a file, in the fastest way that this browser has for its size. */
export async function hashBytes(
  file: Blob,
  { onProgress, untilWanted }: { onProgress: (bytes: number) => void; untilWanted: () => Promise<void> },
): Promise<Uint8Array> {
  const parts = readParts(file, untilWanted);
  // Pages from plain http have no crypto.subtle.
  if (file.size > wholeLimit || !("subtle" in crypto))
    return hashStream(parts, await startHash(), onProgress);
  let whole = new Uint8Array();
  let bytes = 0;
  for await (const part of parts) {
    if (part.length === file.size) whole = part;
    else {
      if (bytes === 0) whole = new Uint8Array(file.size);
      whole.set(part, bytes);
    }
    bytes += part.length;
    onProgress(bytes);
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
}

/** WebAssembly, or JavaScript where a policy or a mode of the browser refuses it, or it can't be loaded. */
async function startHash(): Promise<IncrementalHash> {
  try {
    const { createSHA256 } = await import("hash-wasm");
    const hash = (await createSHA256()).init();
    return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest("binary") };
  } catch {
    return createSha256();
  }
}
