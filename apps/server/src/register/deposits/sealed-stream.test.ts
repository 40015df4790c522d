import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { testDataKey } from "../../../test/test-data-key.ts";
import { openStream, sealStream } from "./sealed-stream.ts";

const key = testDataKey();
const mebibyte = 1024 * 1024;
/** A sealed piece: version, nonce, a mebibyte, tag. */
const sealedPiece = mebibyte + 29;

async function* inChunks(bytes: Uint8Array, size = 65_536) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
const seal = (bytes: Uint8Array, size?: number) => buffer(sealStream(key, inChunks(bytes, size), "a"));
const open = (sealed: Uint8Array, context = "a") => buffer(openStream(key, inChunks(sealed), context));

test.each([0, 1, mebibyte - 1, mebibyte, mebibyte + 1, 3 * mebibyte, 3 * mebibyte + 5])(
  "%i bytes come back unchanged, however they were chunked",
  async (size) => {
    const bytes = randomBytes(size);
    for (const chunk of [size + 1, 100_000]) {
      const sealed = await seal(bytes, chunk);
      expect(sealed.length).toBe(size + 29 * Math.max(1, Math.ceil(size / mebibyte)));
      expect((await open(sealed)).equals(bytes)).toBe(true);
    }
  },
);

test("a piece that is changed, left out, moved, repeated or truncated is detected, and so is another context", async () => {
  const sealed = await seal(randomBytes(2 * mebibyte + 9));
  const pieces = [0, 1, 2].map((i) => sealed.subarray(i * sealedPiece, (i + 1) * sealedPiece));
  const [first, second, last] = pieces as [Buffer, Buffer, Buffer];
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(70_000) ^ 1, 70_000);
  for (const forged of [
    changed,
    Buffer.concat([second, last]),
    Buffer.concat([second, first, last]),
    Buffer.concat([first, first, second, last]),
    Buffer.concat([first, second]),
    sealed.subarray(0, -1),
    Buffer.alloc(0),
  ])
    await expect(open(forged)).rejects.toThrow("sealed value");
  await expect(open(sealed, "b")).rejects.toThrow("sealed value");
  await expect(open(sealed)).resolves.toHaveLength(2 * mebibyte + 9);
});
