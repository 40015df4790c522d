import { createSha256, toHex } from "@colophon/proof";

/** The yardstick: a file's stream, hashed in JavaScript. */
self.addEventListener("message", async ({ data }: MessageEvent<File>) => {
  const hash = createSha256();
  const reader = data.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) hash.update(next.value);
  self.postMessage(toHex(hash.digest()));
});
