import { createSha256, toHex } from "@colophon/proof";

/** The yardstick: a file's stream, hashed in JavaScript. */
async function hashStream(file: File): Promise<void> {
  const hash = createSha256();
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) hash.update(next.value);
  self.postMessage(toHex(hash.digest()));
}

self.addEventListener("message", ({ data }: MessageEvent<File>) => void hashStream(data));
