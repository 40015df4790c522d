import { readdir } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../../test/temporary-folder.ts";
import { openObjects } from "./objects.ts";

const folder = path.join(makeTemporaryFolder("colophon-objects-"), "objects");
const objects = openObjects(folder);

test("an object is there from put to delete, also for a store opened later", async () => {
  const bytes = Buffer.from("bytes");
  await objects.put("images/one.webp", bytes);
  expect(await objects.get("images/one.webp")).toEqual(bytes);
  expect(await openObjects(folder).get("images/one.webp")).toEqual(bytes);
  await objects.delete("images/one.webp");
  expect(await objects.get("images/one.webp")).toBeUndefined();
  await objects.delete("images/one.webp");
});

test("a folder of objects goes at once, and nothing beside it", async () => {
  for (const key of ["pages/a/1.pdf", "pages/a/2.pdf", "pages/ab/1.pdf"])
    await objects.put(key, Buffer.from("bytes"));
  await objects.deleteAll("pages/a");
  await objects.deleteAll("pages/a");
  expect(await readdir(path.join(folder, "pages"))).toEqual(["ab"]);
  await expect(objects.deleteAll("../pages")).rejects.toThrow(RangeError);
});

test("a failed put leaves nothing", async () => {
  await objects.put("taken/name", Buffer.from("bytes"));
  await expect(objects.put("taken", Buffer.from("bytes"))).rejects.toThrow(/EISDIR|EEXIST|ENOTEMPTY/);
  expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([]);
});

test("readers see the old bytes or the new ones, never a part", async () => {
  const versions = Array.from({ length: 8 }, (_, n) => Buffer.alloc(200_000, n));
  await objects.put("one", Buffer.alloc(200_000, 0));
  const writes = Promise.all(versions.map((bytes) => objects.put("one", bytes)));
  const reads = await Promise.all(Array.from({ length: 20 }, () => objects.get("one")));
  await writes;
  for (const read of reads) expect(versions.some((bytes) => read?.equals(bytes))).toBe(true);
});

describe("no key leads out of the folder", () => {
  test.each(["", ".", "..", "../x", "a/../../x", "/etc/passwd", "a//b", "a/", ".hidden", "a\\b", "a\0b"])(
    "%j",
    async (key) => {
      await expect(objects.put(key, Buffer.of(1))).rejects.toThrow(RangeError);
      await expect(objects.get(key)).rejects.toThrow(RangeError);
    },
  );

  test("nor does any other string", async () => {
    const keys = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[a./\\]{1,12}$/));
    await fc.assert(
      fc.asyncProperty(keys, async (key) => {
        const refused = await objects.get(key).then(
          () => false,
          (error: unknown) => error instanceof RangeError,
        );
        const inside = path.join(folder, key).startsWith(folder + path.sep);
        expect(refused || inside).toBe(true);
      }),
    );
  });
});
