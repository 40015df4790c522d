import { createHash } from "node:crypto";
import { appendFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { expect, test } from "vitest";
import { hashFile } from "./hash-file.ts";

const folder = makeTemporaryFolder("colophon-hash-");
const { signal } = new AbortController();
const bytes = Buffer.alloc(3_000_000, "colophon");
const make = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
/** Does something once, when reading has begun. */
const during = (act: () => void) => {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
};

test("a file is hashed part by part", async () => {
  let read = 0;
  const hashed = await hashFile(make("a"), { signal, onRead: (more) => (read += more) });
  expect(hashed).toEqual({ sha256: createHash("sha256").update(bytes).digest("hex"), size: bytes.length });
  expect(read).toBe(bytes.length);
});

test.each([
  ["grows", (path: string) => appendFileSync(path, "more")],
  ["is written over", (path: string) => writeFileSync(path, Buffer.alloc(bytes.length, "x"))],
  [
    "is replaced",
    (path: string) => {
      writeFileSync(`${path}.new`, bytes);
      renameSync(`${path}.new`, path);
    },
  ],
])("a file that %s meanwhile is named", async (what, act) => {
  const path = make(what);
  await expect(hashFile(path, { signal, onRead: during(() => act(path)) })).rejects.toThrow(
    `${path} changed`,
  );
});

test.each([
  ["nowhere", "no such file"],
  [".", "is no file"],
])("what can't be read is named: %s", async (name, why) => {
  await expect(hashFile(join(folder, name), { signal })).rejects.toThrow(why);
});
