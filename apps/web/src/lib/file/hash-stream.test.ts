import { createSha256, sha256, toHex } from "@colophon/proof";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hashStream } from "./hash-stream.ts";

async function* partsOf(parts: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
}

test("gives the SHA-256 of the parts, however they are cut, and reports progress", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 300 })), async (parts) => {
      const progress: number[] = [];
      const digest = await hashStream(partsOf(parts), createSha256(), (bytes) => progress.push(bytes));
      expect(toHex(digest)).toBe(toHex(sha256(Buffer.concat(parts))));
      expect(progress.at(-1) ?? 0).toBe(parts.reduce((sum, { length }) => sum + length, 0));
      expect(progress.every((bytes, i) => bytes >= (progress[i - 1] ?? 0))).toBe(true);
    }),
  );
});

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Uint8Array.of(1);
  throw new Error("the file is gone");
}

test("fails when a part can't be read", async () => {
  await expect(hashStream(broken(), createSha256(), () => undefined)).rejects.toThrow("the file is gone");
});
