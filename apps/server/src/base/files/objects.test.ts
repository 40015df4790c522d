import { readdir } from "node:fs/promises";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { startTestS3 } from "../../../test/test-s3.ts";
import { StartError } from "../errors.ts";
import { openConfiguredObjects } from "./configured-objects.ts";
import type { Objects } from "./objects.ts";
import { openObjects } from "./folder-objects.ts";
import { openS3Bucket, type S3Bucket } from "./s3-bucket.ts";
import { openS3Objects } from "./s3-objects.ts";

const folder = path.join(makeTemporaryFolder("colophon-objects-"), "objects");
const s3 = await startTestS3();
afterAll(() => s3.stop());

/** Paginates lists, as for a bucket with thousands of objects: this server needs an old cipher for that, which OpenSSL 3 lacks. */
function listingInParts(bucket: S3Bucket): S3Bucket {
  return {
    ...bucket,
    async ask(method, key, asked) {
      const answer = await bucket.ask(method, key, asked);
      if (asked?.query?.["list-type"] === undefined) return answer;
      const xml = answer.body.toString();
      const all = xml.match(/<Contents>.*?<\/Contents>/gs) ?? [];
      const part = `<IsTruncated>${all.length > 5}</IsTruncated>${all.slice(0, 5).join("")}`;
      return { ...answer, body: Buffer.from(part) };
    },
  };
}

const places: [string, () => Objects][] = [
  ["a folder", () => openObjects(folder)],
  ["a bucket", () => openS3Objects(listingInParts(openS3Bucket(s3.config)))],
];

const mebibyte = 1024 * 1024;

async function keysOf(listed: ReturnType<Objects["list"]>): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of listed) keys.push(key);
  return keys.toSorted();
}

async function readAll(bytes: AsyncIterable<Uint8Array> | undefined): Promise<Buffer | undefined> {
  return bytes && buffer(bytes);
}

describe.each(places)("in %s", (_, openPlace) => {
  const objects = openPlace();

  test("an object exists from put to delete, also for a store opened later", async () => {
    const bytes = Buffer.from("bytes");
    await objects.put("images/one.webp", bytes);
    expect(await objects.get("images/one.webp")).toEqual(bytes);
    expect(await openPlace().get("images/one.webp")).toEqual(bytes);
    await objects.delete("images/one.webp");
    expect(await objects.get("images/one.webp")).toBeUndefined();
    expect(await objects.read("images/one.webp")).toBeUndefined();
    await objects.delete("images/one.webp");
  });

  test("all objects are listed, with their sizes and times", async () => {
    const before = Date.now() - 2000;
    const keys = Array.from({ length: 22 }, (__, n) => `many/${n}`);
    await Promise.all(keys.map((key) => objects.put(key, Buffer.from(key))));
    expect(await keysOf(objects.list("many"))).toEqual(keys.toSorted());
    expect(await keysOf(objects.list())).toEqual(keys.toSorted());
    for await (const { key, size, changedAt } of objects.list("many")) {
      expect(size).toBe(key.length);
      expect(changedAt.getTime()).toBeGreaterThan(before);
    }
    await objects.deleteAll("many");
    expect(await keysOf(objects.list("many"))).toEqual([]);
  });

  test.each([0, 1, 8 * mebibyte, 8 * mebibyte + 1, 17 * mebibyte])(
    "a stream of %i bytes is read as it was put",
    async (size) => {
      const bytes = randomBytes(size);
      const chunks = Array.from({ length: Math.ceil(size / 3_000_000) }, (__, n) =>
        bytes.subarray(n * 3_000_000, (n + 1) * 3_000_000),
      );
      await objects.put("deposits/large", Readable.from(chunks));
      expect((await readAll(await objects.read("deposits/large")))?.equals(bytes)).toBe(true);
      expect(await keysOf(objects.list("deposits"))).toEqual(["deposits/large"]);
      await objects.delete("deposits/large");
    },
  );

  test.each([1000, 17 * mebibyte])("a stream that fails after %i bytes leaves nothing", async (size) => {
    const failing = async function* () {
      yield randomBytes(size);
      throw new Error("cut off");
    };
    await expect(objects.put("deposits/cut", failing())).rejects.toThrow("cut off");
    expect(await objects.get("deposits/cut")).toBeUndefined();
    expect(await keysOf(objects.list("deposits"))).toEqual([]);
  });

  test("a folder of objects is deleted at once, and nothing beside it", async () => {
    for (const key of ["pages/a/1.pdf", "pages/a/2.pdf", "pages/ab/1.pdf"])
      await objects.put(key, Buffer.from("bytes"));
    await objects.deleteAll("pages/a");
    await objects.deleteAll("pages/a");
    expect(await keysOf(objects.list("pages"))).toEqual(["pages/ab/1.pdf"]);
    await expect(objects.deleteAll("../pages")).rejects.toThrow(RangeError);
  });

  test.each([
    "",
    ".",
    "..",
    "../x",
    "a/../../x",
    "/etc/passwd",
    "a//b",
    "a/",
    ".hidden",
    "a\\b",
    "a\0b",
    "a b",
    "é",
  ])("%j isn't a key", async (key) => {
    await expect(objects.put(key, Buffer.of(1))).rejects.toThrow(RangeError);
    await expect(objects.get(key)).rejects.toThrow(RangeError);
  });
});

describe("in a folder", () => {
  const objects = openObjects(folder);

  test("a failed put leaves nothing", async () => {
    await objects.put("taken/name", Buffer.from("bytes"));
    await expect(objects.put("taken", Buffer.from("bytes"))).rejects.toThrow(/EISDIR|EEXIST|ENOTEMPTY/);
    expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("readers see the old bytes or the new ones, never a mix", async () => {
    const versions = Array.from({ length: 8 }, (_, n) => Buffer.alloc(200_000, n));
    await objects.put("one", Buffer.alloc(200_000, 0));
    const writes = Promise.all(versions.map((bytes) => objects.put("one", bytes)));
    const reads = await Promise.all(Array.from({ length: 20 }, () => objects.get("one")));
    await writes;
    for (const read of reads) expect(versions.some((bytes) => read?.equals(bytes))).toBe(true);
  });

  test("no key leads out of it", async () => {
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

describe("in a bucket whose server is away", () => {
  test("each request says so, and the next ones work again", async () => {
    const away = await startTestS3();
    const objects = openS3Objects(openS3Bucket(away.config));
    await objects.put("one", Buffer.from("bytes"));
    await away.stop();
    // Known although nobody needs an object.
    await expect(objects.look()).rejects.toMatchObject({ code: "storage_unavailable" });
    expect(objects.awaySince()).toBeInstanceOf(Date);
    await away.start();
    await objects.look();
    expect(objects.awaySince()).toBeUndefined();
    await away.stop();
    const asked = [
      objects.get("one"),
      objects.put("two", Buffer.of(1)),
      objects.delete("one"),
      objects.deleteAll("one"),
    ];
    for (const request of await Promise.allSettled(asked))
      expect(request).toMatchObject({ reason: { code: "storage_unavailable" } });
    expect(objects.awaySince()).toBeInstanceOf(Date);
    await away.start();
    expect(await objects.get("one")).toEqual(Buffer.from("bytes"));
    expect(objects.awaySince()).toBeUndefined();
    await away.stop();
  });

  test("a large object is put whole or not at all", async () => {
    const away = await startTestS3();
    const objects = openS3Objects(openS3Bucket(away.config));
    const leaving = async function* () {
      yield randomBytes(12 * mebibyte);
      await away.stop();
      yield randomBytes(12 * mebibyte);
    };
    await expect(objects.put("deposits/large", leaving())).rejects.toMatchObject({
      code: "storage_unavailable",
    });
    await away.start();
    expect(await keysOf(objects.list())).toEqual([]);
    await objects.put("deposits/large", Readable.from([randomBytes(12 * mebibyte)]));
    expect(await keysOf(objects.list())).toEqual(["deposits/large"]);
    await away.stop();
  });
});

test("a bucket that refuses prevents the start, and the error says why without the key", async () => {
  const refused = { ...s3.config, secretAccessKey: "wrong-secret" };
  const opening = openConfiguredObjects({ s3: refused, objectsDir: folder });
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/works.*403 SignatureDoesNotMatch/);
  await expect(opening).rejects.not.toThrow(/wrong-secret/);
  await expect(
    openConfiguredObjects({ s3: { ...s3.config, bucket: "none" }, objectsDir: folder }),
  ).rejects.toThrow(/404 NoSuchBucket/);
});
