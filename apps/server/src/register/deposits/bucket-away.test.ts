import { createHash, randomBytes } from "node:crypto";
import { letters } from "../../../test/test-letters.ts";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { authorization } from "@colophon/testing/account";
import { listKeys } from "../../../test/deposit-places.ts";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { startTestS3 } from "../../../test/test-s3.ts";
import { openS3Bucket } from "../../base/files/s3-bucket.ts";
import { openS3Objects } from "../../base/files/s3-objects.ts";
import { createEraser } from "../../personal-data/eraser.ts";
import { workRoutes } from "../works/work-routes.ts";
import { depositRoutes } from "./deposit-routes.ts";
import { openStagingInObjects } from "./staging.ts";

const register = await createTestRegister();
const { db, keys } = register;
const s3 = await startTestS3();
afterAll(() => s3.stop());
const objects = openS3Objects(openS3Bucket(s3.config));
const context = {
  ...register,
  objects,
  staging: openStagingInObjects(objects, keys.dataEncryption.key, 5_000_000),
  depositLimits: { fileBytes: 5_000_000, quotaBytes: 8_000_000 },
};
const app = await createTestApp({ db }, (server, bind) => {
  workRoutes(bind, context);
  depositRoutes(server, bind, context);
});
await app.listen();
const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;

async function beginCopy(bytes: Buffer) {
  const user = await makeUser(db);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const body = makeRegistrationInput({ file: { sha256, name: "a", size: bytes.length, mediaType: "" } });
  const { answer } = await send(app, "POST", "/api/ip/register", { token: user.token, body });
  const { id } = answer as { id: string };
  const tus = (method: string, headers: Record<string, string> = {}, part?: Uint8Array) =>
    fetch(`${origin}/api/files/${id}`, {
      method,
      headers: { "tus-resumable": "1.0.0", ...authorization(user.token), ...headers },
      ...(part ? { body: part as Uint8Array<ArrayBuffer> } : {}),
    });
  expect((await tus("POST", { "upload-length": String(bytes.length) })).status).toBe(201);
  return {
    user,
    tus,
    send: (offset: number, end: number) =>
      tus(
        "PATCH",
        { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
        bytes.subarray(offset, end),
      ),
    download: () => fetch(`${origin}/api/ip/${id}/file`, { headers: authorization(user.token) }),
  };
}

const failure = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
  response.headers.has("retry-after"),
];
const away = [503, "storage_unavailable", true];
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("what has arrived is still there when the bucket is back, and the upload resumes", async () => {
  const bytes = randomBytes(2_000_000);
  const copy = await beginCopy(bytes);
  expect((await copy.send(0, 1_000_000)).status).toBe(204);
  await s3.stop();
  expect(await failure(await copy.send(1_000_000, 2_000_000))).toEqual(away);
  expect((await copy.tus("HEAD")).status).toBe(503);
  await s3.start();
  expect((await copy.tus("HEAD")).headers.get("upload-offset")).toBe("1000000");
  expect((await copy.send(1_000_000, 2_000_000)).status).toBe(204);
  expect((await bytesOf(await copy.download())).equals(bytes)).toBe(true);
});

test("while the bucket is away, a kept copy is neither served nor half-deleted", async () => {
  const bytes = randomBytes(1000);
  const copy = await beginCopy(bytes);
  await copy.send(0, 1000);
  await s3.stop();
  expect(await failure(await copy.download())).toEqual(away);
  expect(await failure(await copy.tus("DELETE"))).toEqual(away);
  await s3.start();
  expect((await bytesOf(await copy.download())).equals(bytes)).toBe(true);
  expect((await copy.tus("DELETE")).status).toBe(204);
  expect((await copy.download()).status).toBe(404);
});

test("the next request keeps a complete upload that couldn't be kept before", async () => {
  const bytes = randomBytes(1000);
  const copy = await beginCopy(bytes);
  const put = objects.put;
  objects.put = async (key, part) => {
    if (key.startsWith("copies/")) await s3.stop();
    await put(key, part);
  };
  expect(await failure(await copy.send(0, 1000))).toEqual(away);
  objects.put = put;
  await s3.start();
  expect((await copy.tus("HEAD")).headers.get("upload-offset")).toBe("1000");
  expect((await bytesOf(await copy.download())).equals(bytes)).toBe(true);
});

test("an erasure waits for the bucket, and leaves nothing of a person there", async () => {
  const [kept, begun] = [await beginCopy(randomBytes(1000)), await beginCopy(randomBytes(1000))];
  await kept.send(0, 1000);
  await begun.send(0, 500);
  const before = await listKeys(objects);
  expect(before.length).toBeGreaterThan(2);
  await db.updateTable("users").set({ erasing_since: new Date() }).execute();
  const eraser = createEraser({ ...context, letters });
  await s3.stop();
  await expect(eraser.resume()).rejects.toThrow("accounts could not be erased");
  await s3.start();
  expect(await listKeys(objects)).toEqual(before);
  await eraser.resume();
  expect(await listKeys(objects)).toEqual([]);
});
