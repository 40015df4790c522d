import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { maxImageSize } from "@colophon/api";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { openObjects } from "../../base/files/folder-objects.ts";
import { imageRoutes } from "./image-routes.ts";
import { openPictures } from "./picture-pool.ts";
import { setProfileImage } from "./profile-image.ts";

const { db } = await createTestDatabase();
const folder = makeTemporaryFolder("colophon-images-");
const open = new AsyncDisposableStack();
afterAll(() => open.disposeAsync());
const context = { db, objects: openObjects(folder), pictures: openPictures(open) };
const app = await createTestApp({ db }, (server, bind) => void imageRoutes(server, bind, context));

const url = "/api/user/profile/image";
const drawing = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#8a1c2b" } });

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';

interface Upload {
  token?: string;
  field?: string;
  name?: string;
  type?: string;
}

async function upload(
  bytes: Uint8Array,
  { token, field = "image", name = "me.jpg", type = "image/jpeg" }: Upload,
) {
  const form = new FormData();
  form.append("note", "a field that nobody asked for");
  form.append(field, new File([Uint8Array.from(bytes)], name, { type }));
  const request = new Request("http://colophon.example", { method: "POST", body: form });
  const response = await app.inject({
    method: "POST",
    url,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      "content-type": request.headers.get("content-type") ?? "",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return { status: response.statusCode, answer: response.json<Record<string, unknown>>() };
}

async function expectUploaded(bytes: Uint8Array, options: Upload): Promise<string> {
  const { status, answer } = await upload(bytes, options);
  expect(status).toBe(200);
  expect(answer).toEqual({
    profile_image_url: expect.stringMatching(/^\/api\/images\/[\w-]{32}\.webp$/) as unknown,
  });
  return String(answer["profile_image_url"]);
}

const get = (address: string) => app.inject({ method: "GET", url: address });

let ada: TestUser;
beforeEach(async () => {
  ada = await makeUser(db);
});

const storedImage = async () =>
  (await db.selectFrom("users").select("image").where("id", "=", ada.id).executeTakeFirstOrThrow()).image;

describe("a picture", () => {
  test.each(["jpeg", "png", "gif", "webp"] as const)("may be a %s", async (format) => {
    const served = await get(await expectUploaded(await drawing()[format]().toBuffer(), ada));
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      format: "webp",
      width: 60,
      height: 40,
    });
  });

  test("has the type of its bytes, whatever its name and type say", async () => {
    const png = await drawing().png().toBuffer();
    for (const lie of [
      { name: "me.jpg", type: "image/jpeg" },
      { name: "me.svg", type: "image/svg+xml" },
      { name: "../../me.php", type: "text/html" },
      { name: "", type: "" },
    ])
      await expectUploaded(png, { ...ada, ...lie });
  });

  test("is at most 1024 pixels a side, with its proportions", async () => {
    const served = await get(await expectUploaded(await drawing(3000, 1500).png().toBuffer(), ada));
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 1024, height: 512 });
  });

  test("is upright and contains no camera metadata", async () => {
    const photo = await drawing()
      .withExif({
        IFD0: { Artist: "Ada Lovelace" },
        IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" },
      })
      .withMetadata({ orientation: 6 })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>51.5,-0.1</x:xmpmeta>")
      .jpeg()
      .toBuffer();
    const { exif, xmp } = await sharp(photo).metadata();
    expect(exif?.includes("Ada Lovelace")).toBe(true);
    expect(xmp).toBeDefined();

    const served = await get(await expectUploaded(photo, ada));
    const kept = await sharp(served.rawPayload).metadata();
    expect(kept).toMatchObject({ width: 40, height: 60 });
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation]).toEqual(Array(5).fill(undefined));
  });

  test("that is also another kind of file becomes only a picture", async () => {
    const script = Buffer.from(
      "*/=1;alert(document.domain)/*<script>alert(1)</script><?php system('id') ?>PK\u0003\u0004",
    );
    for (const format of ["gif", "jpeg", "png"] as const) {
      const polyglot = Buffer.concat([await drawing()[format]().toBuffer(), script]);
      const served = await get(
        await expectUploaded(polyglot, { ...ada, name: "me.html", type: "text/html" }),
      );
      expect(served.headers["content-type"]).toBe("image/webp");
      expect(served.rawPayload.includes("alert")).toBe(false);
      expect(served.rawPayload.includes("<?php")).toBe(false);
    }
  });
});

describe("what is refused, and changes nothing", () => {
  const kept = async () => {
    expect(await storedImage()).toBeNull();
    return (await readdir(path.join(folder, "images")).catch(() => [])).length;
  };

  test.each<[string, () => Promise<Uint8Array>]>([
    ["an SVG", async () => Buffer.from(svg)],
    ["a TIFF", () => drawing().tiff().toBuffer()],
    ["an AVIF", () => drawing().avif().toBuffer()],
    ["a PDF", async () => Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF")],
    ["a text", async () => Buffer.from("I am a picture")],
    ["nothing", async () => Buffer.alloc(0)],
    ["the beginning of a JPEG", async () => (await drawing(900, 900).jpeg().toBuffer()).subarray(0, 900)],
    ["a PNG's signature alone", async () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
  ])("%s named me.jpg", async (_what, make) => {
    const before = await kept();
    // Made before the upload, after which this process, too, reads only the four kinds.
    expect(await upload(await make(), ada)).toEqual(refusal("image_type_unsupported"));
    expect(await kept()).toBe(before);
  });

  test("40 megapixels in half a megabyte", async () => {
    const bomb = await drawing(8000, 5000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(maxImageSize);
    expect(await upload(bomb, ada)).toEqual(refusal("image_too_large"));
    const header = Buffer.from(bomb);
    header.writeUInt32BE(100_000, 16);
    expect((await upload(header, ada)).status).toBeGreaterThanOrEqual(413);
    expect(await storedImage()).toBeNull();
  });

  test("one byte more than 5 MB, announced or not; 5 MB are accepted", async () => {
    const png = await drawing().png().toBuffer();
    const padded = (length: number) => Buffer.concat([png, Buffer.alloc(length - png.length)]);
    expect(await upload(padded(maxImageSize + 1), ada)).toEqual(refusal("image_too_large"));
    expect(await upload(padded(2 * maxImageSize), ada)).toEqual(refusal("image_too_large"));
    await expectUploaded(padded(maxImageSize), ada);
  });

  test("another field, no field, another kind of body", async () => {
    const png = await drawing().png().toBuffer();
    const required = refusal("validation_failed", { image: "required" });
    expect(await upload(png, { ...ada, field: "picture" })).toEqual(required);
    const headers = { authorization: `Bearer ${ada.token}` };
    const post = async (type: string, payload: string | Buffer) => {
      const { statusCode, body } = await app.inject({
        method: "POST",
        url,
        payload,
        headers: { ...headers, "content-type": type },
      });
      return { status: statusCode, answer: JSON.parse(body) as unknown };
    };
    expect(await post("multipart/form-data; boundary=x", "--x--\r\n")).toEqual(required);
    expect(await post("application/json", "{}")).toEqual(refusal("unsupported_media_type"));
    expect(await post("image/png", png)).toEqual(refusal("unsupported_media_type"));
    for (const [type, body] of [
      ["multipart/form-data", "--x--\r\n"],
      [
        "multipart/form-data; boundary=x",
        "--x\r\ncontent-disposition: form-data; name=image; filename=a\r\n\r\nabc",
      ],
    ] as const)
      expect(await post(type, body)).toEqual(refusal("malformed_request"));
  });

  test("anyone without a session", async () => {
    const png = await drawing().png().toBuffer();
    expect(await upload(png, {})).toEqual(refusal("unauthorized"));
    expect(await upload(Buffer.alloc(2 * maxImageSize), {})).toEqual(refusal("unauthorized"));
  });
});

test("unreadable pictures do not block others", async () => {
  const png = await drawing().png().toBuffer();
  const answers = await Promise.all(
    [svg, png, svg, svg, png].map((bytes) => upload(Buffer.from(bytes), ada)),
  );
  expect(answers.map(({ status }) => status)).toEqual([415, 200, 415, 415, 200]);
});

test("a refusal leaves a keep-alive connection usable for the next upload", async () => {
  const address = await app.listen({ port: 0 });
  const headers = { authorization: `Bearer ${ada.token}` };
  const post = async (bytes: Uint8Array, field: string) => {
    const body = new FormData();
    body.append(field, new File([Uint8Array.from(bytes)], "me.png"));
    const { status } = await fetch(`${address}${url}`, { method: "POST", headers, body });
    return status;
  };
  const png = await drawing().png().toBuffer();
  const large = Buffer.alloc(4_000_000);
  const statuses = [];
  for (const [bytes, field] of [
    [large, "picture"],
    [png, "image"],
    [large, "image"],
    [png, "image"],
  ] as const)
    statuses.push(await post(bytes, field));
  expect(statuses).toEqual([400, 200, 415, 200]);
});

describe("the picture's address", () => {
  test("is new each time, also for the same bytes, and the former one ends", async () => {
    const png = await drawing().png().toBuffer();
    const first = await expectUploaded(png, ada);
    const second = await expectUploaded(png, ada);
    expect(second).not.toBe(first);
    expect((await get(first)).statusCode).toBe(404);
    expect((await get(second)).statusCode).toBe(200);
    expect(await readdir(path.join(folder, "images"))).toContain(path.basename(second));
    expect(await readdir(path.join(folder, "images"))).not.toContain(path.basename(first));
  });

  test("is only one when several arrive at once", async () => {
    const png = await drawing().png().toBuffer();
    const urls = await Promise.all(Array.from({ length: 5 }, () => expectUploaded(png, ada)));
    const served = await Promise.all(urls.map(async (each) => (await get(each)).statusCode));
    expect(served.filter((status) => status === 200)).toHaveLength(1);
    expect(urls.map((each) => path.basename(each))).toContain(await storedImage());
  });

  test("is not found when it isn't a user's picture", async () => {
    await context.objects.put(`images/${"x".repeat(32)}.webp`, Buffer.from("stray"));
    for (const name of [`${"x".repeat(32)}.webp`, "%00", "..%2F..%2Fetc%2Fpasswd", "a", "%E0%A4%A"]) {
      const { statusCode, body } = await get(`/api/images/${name}`);
      expect([statusCode, typeof (JSON.parse(body) as { code: unknown }).code]).toEqual([
        name === "%E0%A4%A" ? 400 : 404,
        "string",
      ]);
    }
  });
});

describe("a picture that is removed", () => {
  const remove = (options: { token?: string }) => send(app, "DELETE", url, options);

  test("disappears with its address and its file; removing none changes nothing", async () => {
    const bo = await makeUser(db);
    const png = await drawing().png().toBuffer();
    const [own, others] = [await expectUploaded(png, ada), await expectUploaded(png, bo)];
    expect(await remove(ada)).toEqual({ status: 204, answer: undefined });
    expect(await storedImage()).toBeNull();
    expect((await get(own)).statusCode).toBe(404);
    expect(await readdir(path.join(folder, "images"))).not.toContain(path.basename(own));
    expect((await get(others)).statusCode).toBe(200);
    expect(await remove(ada)).toEqual({ status: 204, answer: undefined });
  });

  test("can only be removed by its user", async () => {
    const kept = await expectUploaded(await drawing().png().toBuffer(), ada);
    expect(await remove({})).toEqual(refusal("unauthorized"));
    expect((await get(kept)).statusCode).toBe(200);
  });
});

test("a picture that arrives while its account is being erased is not kept", async () => {
  const before = await readdir(folder, { recursive: true });
  const picture = await drawing().png().toBuffer();
  await expect(setProfileImage(context, randomUUID(), picture)).rejects.toMatchObject({
    code: "unauthorized",
  });
  expect(await readdir(folder, { recursive: true })).toHaveLength(before.length);
});
