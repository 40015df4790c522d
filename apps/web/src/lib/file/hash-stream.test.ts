import { toHex } from "@colophon/proof";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hashStream } from "./hash-stream.ts";

const streamOf = (chunks: Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

test("gives the SHA-256 of the stream, however it is chunked, and reports progress", async () => {
  const chunk = fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes));
  await fc.assert(
    fc.asyncProperty(fc.array(chunk), async (chunks) => {
      const progress: number[] = [];
      const sha256 = await hashStream(streamOf(chunks), (bytes) => progress.push(bytes));
      const whole = await crypto.subtle.digest("SHA-256", await new Blob(chunks).arrayBuffer());
      expect(sha256).toBe(toHex(new Uint8Array(whole)));
      expect(progress.at(-1) ?? 0).toBe(chunks.reduce((sum, { length }) => sum + length, 0));
      expect(progress.every((bytes, i) => bytes >= (progress[i - 1] ?? 0))).toBe(true);
    }),
  );
});

test("fails when the stream fails", async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error("the file is gone")),
  });
  await expect(hashStream(broken, () => undefined)).rejects.toThrow("the file is gone");
});
