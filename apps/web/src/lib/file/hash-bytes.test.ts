import { createHash, randomBytes } from "node:crypto";
import { toHex } from "@colophon/proof";
import { afterEach, expect, test, vi } from "vitest";
import { hashBytes, memoryFor, wholeLimit } from "./hash-bytes.ts";
import { partSize } from "./read-parts.ts";

afterEach(() => vi.unstubAllGlobals());

const hexOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const hash = async (file: Blob, onProgress: (bytes: number) => void = () => undefined) =>
  toHex(await hashBytes(file, { onProgress, untilWanted: () => Promise.resolve() }));

test.each([0, 1, partSize - 1, partSize, partSize + 1, 3 * partSize + 5])(
  "a file of %i bytes has the same fingerprint by the browser, by WebAssembly and by JavaScript",
  async (size) => {
    const bytes = randomBytes(size);
    const file = new Blob([bytes]);
    const progress: number[] = [];
    expect(await hash(file, (read) => progress.push(read))).toBe(hexOf(bytes));
    expect(progress).toHaveLength(Math.ceil(size / partSize));
    expect(progress.at(-1) ?? 0).toBe(size);
    // As on a page from plain http.
    vi.stubGlobal("crypto", {});
    expect(await hash(file)).toBe(hexOf(bytes));
    // As under a policy that refuses it.
    const instantiate = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("refused")));
    vi.stubGlobal("WebAssembly", { compile: instantiate, instantiate });
    expect(await hash(file)).toBe(hexOf(bytes));
    expect(instantiate).toHaveBeenCalled();
  },
);

test("a file that gives fewer bytes than it had has no fingerprint", async () => {
  const file = new Blob(["shorter now"]);
  Object.defineProperty(file, "size", { value: 50 });
  await expect(hash(file)).rejects.toBeInstanceOf(Error);
});

test("as many files as memory has room for are read at once, and large ones part by part", () => {
  expect(memoryFor(wholeLimit)).toBe(256 * 1024 * 1024);
  expect(memoryFor(wholeLimit + 1)).toBeLessThan(memoryFor(wholeLimit));
});
