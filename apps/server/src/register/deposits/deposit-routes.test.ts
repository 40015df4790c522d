import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { authorization } from "@colophon/testing/account";
import { isLong } from "@colophon/testing/is-long";
import { listKeys, openDepositPlaces } from "../../../test/deposit-places.ts";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { workRoutes } from "../works/work-routes.ts";
import { depositRoutes } from "./deposit-routes.ts";
import { beginDeposit } from "./begin-deposit.ts";
import { requireDeposit } from "./deposit.ts";
import { endOrphanedDeposit } from "./end-deposit.ts";
import { expireUploads } from "./expire-uploads.ts";
import { createDepositKeeper } from "./keep-deposit.ts";
import { sealStream } from "./sealed-stream.ts";

const { pool, db, keys, issuer, log, sequencer, indexer } = await createTestRegister();
const depositLimits = { fileBytes: 5_000_000, quotaBytes: 8_000_000 };
const places = await openDepositPlaces(keys, depositLimits.fileBytes);

// `several-nodes.test.ts` and `bucket-away.test.ts` always ask a bucket, too.
describe.each(isLong ? places : places.slice(0, 1))("$name", async (place) => {
  const context = {
    pool,
    keys,
    ...place.open(),
    depositLimits,
  };
  const app = await createTestApp({ db }, (server, bind) => {
    workRoutes(bind, { pool, keys, issuer, log, sequencer, indexer });
    depositRoutes(server, bind, context);
  });
  await app.listen();
  const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;

  /** Registers this content as a work's file, for this user or a new one. */
  async function registerFile(bytes: Buffer | null, owner?: TestUser) {
    const user = owner ?? (await makeUser(db));
    const sha256 = bytes && createHash("sha256").update(bytes).digest("hex");
    const file = sha256 && { sha256, name: "über’s 雲.bin", size: bytes.length, mediaType: "" };
    const body = makeRegistrationInput({ file: file || null });
    const { answer } = await send(app, "POST", "/api/ip/register", { token: user.token, body });
    return { user, id: (answer as { id: string }).id };
  }
  type Work = Awaited<ReturnType<typeof registerFile>> & { number?: number };

  function tus(
    { id, user, number }: Work,
    method: string,
    headers: Record<string, string> = {},
    body?: Uint8Array,
  ) {
    return fetch(`${origin}/api/files/${id}${number === undefined ? "" : `/${number}`}`, {
      method,
      headers: { "tus-resumable": "1.0.0", ...authorization(user.token), ...headers },
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    });
  }
  const begin = (work: Work, size: number) => tus(work, "POST", { "upload-length": String(size) });
  const patch = (work: Work, offset: number, bytes: Uint8Array) =>
    tus(
      work,
      "PATCH",
      { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
      bytes,
    );
  const download = ({ id, user }: Work) =>
    fetch(`${origin}/api/ip/${id}/file`, { headers: authorization(user.token) });
  const codeOf = async (response: Response) =>
    `${response.status} ${((await response.json()) as { code: string }).code}`;
  const stateOf = async ({ id, user }: Work) => {
    const { answer } = await send(app, "GET", "/api/ip/user", { token: user.token });
    const works = answer as { id: string; file: { deposit: string } | null }[];
    return works.find((work) => work.id === id)?.file?.deposit;
  };
  /** Uploads all bytes without keeping them. */
  async function arrive(work: Work, bytes: Uint8Array): Promise<void> {
    const request = new Request(`${origin}/api/files/${work.id}`, {
      method: "PATCH",
      headers: {
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
        "content-length": String(bytes.length),
        "content-type": "application/offset+octet-stream",
      },
      body: bytes as Uint8Array<ArrayBuffer>,
    });
    expect((await context.staging.answer(request)).status).toBe(204);
  }
  const keptKeys = async ({ id }: { id: string }) =>
    (await listKeys(context.objects)).filter(
      (key) => key.toLowerCase().includes(id) && !key.startsWith("uploads/"),
    );
  const isKept = async (work: Work) => (await keptKeys(work)).length > 0;

  describe("a private copy", () => {
    test("arrives in parts, is kept sealed, and comes back to its owner as it was", async () => {
      const bytes = randomBytes(2_500_000);
      const work = await registerFile(bytes);
      expect(await stateOf(work)).toBe("none");
      const created = await begin(work, bytes.length);
      expect([created.status, created.headers.get("location")]).toEqual([201, `/api/files/${work.id}`]);
      expect(await stateOf(work)).toBe("uploading");
      expect((await patch(work, 0, bytes.subarray(0, 1_000_000))).headers.get("upload-offset")).toBe(
        "1000000",
      );
      expect((await tus(work, "HEAD")).headers.get("upload-offset")).toBe("1000000");
      expect((await download(work)).status).toBe(404);
      expect((await patch(work, 1_000_000, bytes.subarray(1_000_000))).status).toBe(204);
      expect(await stateOf(work)).toBe("kept");
      expect((await place.staged()).filter((name) => name.startsWith(work.id))).toEqual([]);

      const answer = await download(work);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
      expect(answer.headers.get("content-disposition")).toBe(
        "attachment; filename*=UTF-8''%C3%BCber%E2%80%99s%20%E9%9B%B2.bin",
      );
      const [key = ""] = await keptKeys(work);
      const object = await context.objects.get(key);
      expect(object?.includes(bytes.subarray(500, 600))).toBe(false);
    });

    test("can be of an empty file", async () => {
      const work = await registerFile(Buffer.alloc(0));
      expect((await begin(work, 0)).status).toBe(201);
      expect(await stateOf(work)).toBe("kept");
      expect((await (await download(work)).arrayBuffer()).byteLength).toBe(0);
    });

    test("can't be seen, sent, stopped or read by anyone else", async () => {
      const bytes = randomBytes(1000);
      const work = await registerFile(bytes);
      const other = { id: work.id, user: await makeUser(db) };
      expect(await codeOf(await begin(other, 1000))).toBe("404 not_found");
      await begin(work, 1000);
      expect((await tus(other, "HEAD")).status).toBe(404);
      expect(await codeOf(await patch(other, 0, bytes))).toBe("404 not_found");
      expect(await codeOf(await tus(other, "DELETE"))).toBe("404 not_found");
      await patch(work, 0, bytes);
      expect(await codeOf(await download(other))).toBe("404 not_found");
      expect((await fetch(`${origin}/api/ip/${work.id}/file`)).status).toBe(401);
      expect((await fetch(`${origin}/api/files/${work.id}`, { method: "HEAD" })).status).toBe(401);
      expect((await download(work)).status).toBe(200);
    });

    test("can be deleted, and sent again", async () => {
      const bytes = randomBytes(1000);
      const work = await registerFile(bytes);
      await begin(work, 1000);
      await patch(work, 0, bytes);
      expect(await codeOf(await begin(work, 1000))).toBe("409 deposit_exists");
      expect((await tus(work, "DELETE")).status).toBe(204);
      expect(await stateOf(work)).toBe("none");
      expect((await download(work)).status).toBe(404);
      await begin(work, 1000);
      expect((await patch(work, 0, bytes)).status).toBe(204);
    });
  });

  describe("an interrupted upload", () => {
    test("resumes where the connection was lost", async () => {
      const bytes = randomBytes(3_000_000);
      const work = await registerFile(bytes);
      await begin(work, bytes.length);
      let sent = 0;
      const half = new ReadableStream<Uint8Array>({
        async pull(controller) {
          if (sent >= 1_500_000) return controller.error(new Error("the connection is lost"));
          controller.enqueue(bytes.subarray(sent, sent + 100_000));
          sent += 100_000;
          await setTimeout(5);
        },
      });
      const broken = fetch(`${origin}/api/files/${work.id}`, {
        method: "PATCH",
        headers: {
          ...authorization(work.user.token),
          "tus-resumable": "1.0.0",
          "upload-offset": "0",
          "content-type": "application/offset+octet-stream",
        },
        body: half,
        duplex: "half",
      });
      await expect(broken).rejects.toThrow("fetch failed");
      const offset = Number((await tus(work, "HEAD")).headers.get("upload-offset"));
      expect(offset).toBeGreaterThan(0);
      expect(offset).toBeLessThan(bytes.length);
      expect((await patch(work, offset, bytes.subarray(offset))).status).toBe(204);
      expect(Buffer.from(await (await download(work)).arrayBuffer()).equals(bytes)).toBe(true);
    });

    test("is told the current offset when it resumes at a wrong one", async () => {
      const work = await registerFile(randomBytes(1000));
      await begin(work, 1000);
      expect(await codeOf(await patch(work, 7, randomBytes(10)))).toBe("409 upload_conflict");
      expect(await codeOf(await patch(work, 0, randomBytes(1001)))).toBe("413 deposit_too_large");
    });

    test("learns that everything has arrived when the last response was lost", async () => {
      const bytes = randomBytes(1000);
      const work = await registerFile(bytes);
      await begin(work, 1000);
      await patch(work, 0, bytes);
      const { headers } = await tus(work, "HEAD");
      expect([headers.get("upload-offset"), headers.get("upload-length")]).toEqual(["1000", "1000"]);
    });

    test("is kept by the next request when the server stopped between the last byte and the keeping", async () => {
      const bytes = randomBytes(1000);
      const work = await registerFile(bytes);
      await begin(work, 1000);
      await arrive(work, bytes);
      expect(await stateOf(work)).toBe("uploading");
      expect((await tus(work, "HEAD")).headers.get("upload-offset")).toBe("1000");
      expect(await stateOf(work)).toBe("kept");
    });

    test("expires after a week; a kept copy never does", async () => {
      const bytes = randomBytes(1000);
      const [kept, left] = [await registerFile(bytes), await registerFile(randomBytes(1000))];
      await begin(kept, 1000);
      await patch(kept, 0, bytes);
      await begin(left, 1000);
      await sql`update deposits set created_at = now() - interval '8 days'`.execute(db);
      await expireUploads(context);
      expect([await stateOf(kept), await stateOf(left)]).toEqual(["kept", "none"]);
      expect((await tus(left, "HEAD")).status).toBe(404);
    });
  });

  /** Keeps it while something else happens just before or after its sealed bytes are written. */
  async function keepAmid(when: "before" | "after", happens: (work: Work) => Promise<unknown>) {
    const bytes = randomBytes(1000);
    const work = await registerFile(bytes);
    await begin(work, 1000);
    await arrive(work, bytes);
    const put: typeof context.objects.put = async (key, sealed) => {
      if (when === "before") await happens(work);
      await context.objects.put(key, sealed);
      if (when === "after") await happens(work);
    };
    const deposit = await requireDeposit(context, work.user.id, { workId: work.id, number: 1 });
    await createDepositKeeper({ ...context, objects: { ...context.objects, put } }).keepIfComplete(deposit);
    return { state: await stateOf(work), isLeft: await isKept(work) };
  }

  describe("while a copy is being sealed", () => {
    test.each(["before", "after"] as const)(
      "its owner may stop it (%s), and nothing is left",
      async (when) => {
        expect(await keepAmid(when, (work) => tus(work, "DELETE"))).toEqual({ state: "none", isLeft: false });
      },
    );

    test("it can be stopped before its file exists, and no file is left", async () => {
      const work = await registerFile(randomBytes(1000));
      const staging: typeof context.staging = {
        ...context.staging,
        async answer(request) {
          await tus(work, "DELETE");
          return context.staging.answer(request);
        },
      };
      const racing = await createTestApp({ db }, (server, bind) =>
        depositRoutes(server, bind, { ...context, staging }),
      );
      const { statusCode } = await racing.inject({
        method: "POST",
        url: `/api/files/${work.id}`,
        headers: { ...authorization(work.user.token), "tus-resumable": "1.0.0", "upload-length": "1000" },
      });
      expect(statusCode).toBe(404);
      expect((await place.staged()).filter((name) => name.startsWith(work.id))).toEqual([]);
    });

    test("its work can be erased, and nothing is left", async () => {
      const eraseWork = ({ id }: Work) => db.deleteFrom("deposits").where("work_id", "=", id).execute();
      expect(await keepAmid("before", eraseWork)).toEqual({ state: "none", isLeft: false });
    });

    test("it is not kept under another size, which would escape the quota", async () => {
      const { state, isLeft } = await keepAmid("after", ({ id, user }) =>
        beginDeposit(context, user.id, { workId: id, number: 1 }, 1),
      );
      expect({ state, isLeft }).toEqual({ state: "uploading", isLeft: false });
    });
  });

  test("a copy that two nodes keep at once is kept whole, and once", async () => {
    const bytes = randomBytes(1000);
    const work = await registerFile(bytes);
    await begin(work, 1000);
    await arrive(work, bytes);
    const bothHaveWritten = Promise.withResolvers<void>();
    const written = new Set<string>();
    const put: typeof context.objects.put = async (key, sealed) => {
      await context.objects.put(key, sealed);
      // Not every store keeps one of two objects intact that are written under one key at once.
      expect(written).not.toContain(key);
      if (written.add(key).size === 2) bothHaveWritten.resolve();
      await bothHaveWritten.promise;
    };
    const deposit = await requireDeposit(context, work.user.id, { workId: work.id, number: 1 });
    const node = { ...context, objects: { ...context.objects, put } };
    await Promise.all([1, 2].map(() => createDepositKeeper(node).keepIfComplete(deposit)));
    expect(await stateOf(work)).toBe("kept");
    expect(await keptKeys(work)).toHaveLength(1);
    expect((await place.staged()).filter((name) => name.startsWith(work.id))).toEqual([]);
    expect(Buffer.from(await (await download(work)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  test("a copy from before version 0.4 is read, and deleted", async () => {
    const bytes = randomBytes(1000);
    const work = await registerFile(bytes);
    await begin(work, 1000);
    await pool.query("update deposits set kept_at = now() where work_id = $1", [work.id]);
    const key = `deposits/${work.id}`;
    const sealed = sealStream(keys.dataEncryption.key, Readable.from([bytes]), key);
    await context.objects.put(key, sealed);
    expect(Buffer.from(await (await download(work)).arrayBuffer()).equals(bytes)).toBe(true);
    expect((await tus(work, "DELETE")).status).toBe(204);
    expect(await isKept(work)).toBe(false);
  });

  describe("a work's id in other spellings", () => {
    const spellings = (id: string) => [id.toUpperCase(), `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`];

    test("means the same upload: one file is staged, and its size counts", async () => {
      const work = await registerFile(randomBytes(4000));
      await begin(work, 4000);
      for (const id of spellings(work.id)) {
        expect((await begin({ ...work, id }, 4000)).headers.get("location")).toBe(`/api/files/${work.id}`);
        expect((await patch({ ...work, id }, 0, randomBytes(10))).headers.get("upload-offset")).toBe("10");
      }
      expect(
        (await place.staged()).filter((name) => name.toLowerCase().includes(work.id.slice(1))),
      ).toHaveLength(2);
      expect(await stateOf(work)).toBe("uploading");
    });

    test("means the same copy, which is deleted with its work", async () => {
      const bytes = randomBytes(1000);
      const work = await registerFile(bytes);
      for (const id of spellings(work.id)) {
        await begin({ ...work, id }, 1000);
        expect((await patch({ ...work, id }, 0, bytes)).status).toBe(204);
        expect(await isKept(work)).toBe(true);
        expect((await download({ ...work, id })).status).toBe(200);
        expect((await tus({ ...work, id }, "DELETE")).status).toBe(204);
        expect(await isKept(work)).toBe(false);
      }
    });
  });

  describe("what is refused", () => {
    test("the one of two concurrent uploads whose size isn't the one that the quota counts", async () => {
      const bytes = randomBytes(1000);
      const work = await registerFile(bytes);
      await begin(work, 1000);
      await beginDeposit(context, work.user.id, { workId: work.id, number: 1 }, 1);
      expect(await codeOf(await patch(work, 0, bytes))).toBe("409 upload_conflict");
    });

    test("bytes that aren't the registered ones, and none of them is left", async () => {
      const bytes = randomBytes(1000);
      const work = await registerFile(bytes);
      const forged = Buffer.from(bytes);
      forged.writeUInt8(forged.readUInt8(999) ^ 1, 999);
      await begin(work, 1000);
      expect(await codeOf(await patch(work, 0, forged))).toBe("422 deposit_mismatch");
      expect(await stateOf(work)).toBe("none");
      expect((await place.staged()).filter((name) => name.startsWith(work.id))).toEqual([]);
      expect(await isKept(work)).toBe(false);
      await begin(work, 1000);
      expect((await patch(work, 0, bytes)).status).toBe(204);
    });

    test("a file that is too large, and one that exceeds the user's quota", async () => {
      const user = await makeUser(db);
      const [first, second] = [
        await registerFile(randomBytes(1), user),
        await registerFile(randomBytes(2), user),
      ];
      expect(await codeOf(await begin(first, 5_000_001))).toBe("413 deposit_too_large");
      expect((await begin(first, 5_000_000)).status).toBe(201);
      expect((await begin(first, 4_900_000)).status).toBe(201);
      expect(await codeOf(await begin(second, 3_100_001))).toBe("413 deposit_quota_exceeded");
      expect((await begin(second, 3_100_000)).status).toBe(201);
    });

    test("a work without a file, one that doesn't exist, and an invalid size", async () => {
      const work = await registerFile(null);
      expect(await codeOf(await begin(work, 1))).toBe("422 deposit_without_file");
      expect(await codeOf(await begin({ ...work, id: randomUUID() }, 1))).toBe("404 not_found");
      for (const size of ["-1", "1e3", "x", ""])
        expect(await codeOf(await tus(work, "POST", { "upload-length": size }))).toBe(
          "400 malformed_request",
        );
      expect(await codeOf(await tus(work, "POST"))).toBe("400 malformed_request");
    });
  });

  describe("private copies of a work of several files", () => {
    const contents = [randomBytes(700), randomBytes(800), randomBytes(900)];
    async function registerSeveral(owner?: TestUser) {
      const user = owner ?? (await makeUser(db));
      const files = contents.map((bytes, at) => ({
        sha256: createHash("sha256").update(bytes).digest("hex"),
        name: `folder/${at + 1}.bin`,
        size: bytes.length,
        mediaType: "",
      }));
      const body = makeRegistrationInput({ file: null, files });
      const { answer } = await send(app, "POST", "/api/ip/register", { token: user.token, body });
      return { user, id: (answer as { id: string }).id };
    }
    const described = async ({ id, user }: Work) => {
      const { answer } = await send(app, "GET", `/api/ip/${id}/files`, { token: user.token });
      return answer as { files: { number: number; deposit: string }[]; used: number; quota: number };
    };
    const states = async (work: Work) => (await described(work)).files.map(({ deposit }) => deposit);
    const bytesOf = (number: number) => contents[number - 1] ?? Buffer.of();
    async function keep(work: Work, number: number): Promise<void> {
      expect((await begin({ ...work, number }, bytesOf(number).length)).status).toBe(201);
      expect((await patch({ ...work, number }, 0, bytesOf(number))).status).toBe(204);
    }
    const downloadOne = ({ id, user }: Work, number: number) =>
      fetch(`${origin}/api/ip/${id}/files/${number}`, { headers: authorization(user.token) });

    test("are of those that their owner chose, each under its name", async () => {
      const work = await registerSeveral();
      expect(await states(work)).toEqual(["none", "none", "none"]);
      await keep(work, 3);
      await keep(work, 1);
      expect(await described(work)).toMatchObject({ used: 1600, quota: depositLimits.quotaBytes });
      expect(await states(work)).toEqual(["kept", "none", "kept"]);
      const answer = await downloadOne(work, 3);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytesOf(3))).toBe(true);
      expect(answer.headers.get("content-disposition")).toContain("3.bin");
      expect((await downloadOne(work, 2)).status).toBe(404);
      expect((await tus({ ...work, number: 3 }, "DELETE")).status).toBe(204);
      expect(await states(work)).toEqual(["kept", "none", "none"]);
      expect(await keptKeys(work)).toEqual([expect.stringContaining(`copies/${work.id}/1/`)]);
    });

    test("arrive one at a time: another that begins takes the place of one that has not arrived", async () => {
      const work = await registerSeveral();
      const created = await begin({ ...work, number: 2 }, 800);
      expect(created.headers.get("location")).toBe(`/api/files/${work.id}/2`);
      await patch({ ...work, number: 2 }, 0, bytesOf(2).subarray(0, 300));
      expect((await tus({ ...work, number: 2 }, "HEAD")).headers.get("upload-offset")).toBe("300");
      await keep(work, 3);
      expect(await states(work)).toEqual(["none", "none", "kept"]);
      expect((await tus({ ...work, number: 2 }, "HEAD")).status).toBe(404);
      expect((await patch({ ...work, number: 2 }, 300, bytesOf(2).subarray(300))).status).toBe(404);
      // What is staged is of another file: asking for one that is kept must not judge it by that.
      await begin({ ...work, number: 1 }, 700);
      await arrive(work, bytesOf(1));
      expect((await tus({ ...work, number: 3 }, "HEAD")).headers.get("upload-offset")).toBe("900");
      expect(await states(work)).toEqual(["uploading", "none", "kept"]);
      expect((await tus({ ...work, number: 1 }, "HEAD")).headers.get("upload-offset")).toBe("700");
      expect(await states(work)).toEqual(["kept", "none", "kept"]);
    });

    test("are refused where the bytes are another file's, the number is no file's, or the caller is another", async () => {
      const work = await registerSeveral();
      await begin({ ...work, number: 2 }, 900);
      expect(await codeOf(await patch({ ...work, number: 2 }, 0, bytesOf(3)))).toBe("422 deposit_mismatch");
      expect(await codeOf(await begin({ ...work, number: 4 }, 1))).toBe("404 not_found");
      expect((await begin({ ...work, number: 0 }, 1)).status).toBe(404);
      await keep(work, 2);
      const other = { id: work.id, user: await makeUser(db) };
      expect((await downloadOne(other, 2)).status).toBe(404);
      expect((await fetch(`${origin}/api/ip/${work.id}/files`)).status).toBe(401);
      expect((await send(app, "GET", `/api/ip/${work.id}/files`, { token: other.user.token })).status).toBe(
        404,
      );
    });

    test.each(["asks again", "begins the next one at once"])(
      "leave their place before the next one arrives there, though its owner %s",
      async (what) => {
        const work = await registerSeveral();
        const [leaving, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const staging: typeof context.staging = {
          ...context.staging,
          async remove(id) {
            leaving.resolve();
            await letGo.promise;
            await context.staging.remove(id);
          },
        };
        const slow = await createTestApp({ db }, (server, bind) =>
          depositRoutes(server, bind, { ...context, staging }),
        );
        const ask = (
          method: "HEAD" | "POST" | "PATCH",
          number: number,
          more: object = {},
          payload = Buffer.of(),
        ) =>
          slow.inject({
            method,
            url: `/api/files/${work.id}/${number}`,
            headers: { ...authorization(work.user.token), "tus-resumable": "1.0.0", ...more },
            payload,
          });
        const sendAll = (number: number) =>
          ask(
            "PATCH",
            number,
            {
              "upload-offset": "0",
              "content-type": "application/offset+octet-stream",
              "content-length": String(bytesOf(number).length),
            },
            bytesOf(number),
          );
        await begin({ ...work, number: 1 }, 700);
        const sent = sendAll(1);
        await Promise.race([leaving.promise, sent]);
        const next = async () => {
          if (what === "asks again") await ask("HEAD", 1);
          return ask("POST", 2, { "upload-length": "800" });
        };
        const begun = next();
        // As long as it would take if it did not wait.
        await Promise.race([begun, setTimeout(300)]);
        letGo.resolve();
        expect((await sent).statusCode).toBe(204);
        expect((await begun).statusCode).toBe(201);
        expect((await sendAll(2)).statusCode).toBe(204);
        expect(await states(work)).toEqual(["kept", "kept", "none"]);
      },
    );

    test("are not waited for longer than the next one's request may take", async () => {
      const work = await registerSeveral();
      await begin({ ...work, number: 1 }, 700);
      await arrive(work, bytesOf(1));
      const letGo = Promise.withResolvers<void>();
      const put: typeof context.objects.put = async (key, sealed) => {
        await letGo.promise;
        await context.objects.put(key, sealed);
      };
      const deposit = await requireDeposit(context, work.user.id, { workId: work.id, number: 1 });
      const slow = { ...context, objects: { ...context.objects, put } };
      const keeper = createDepositKeeper(slow, { patienceMs: 100 });
      const keeping = keeper.keepIfComplete(deposit);
      await expect(keeper.waitUntilFree(work.id)).rejects.toMatchObject({ code: "unavailable" });
      letGo.resolve();
      await keeping;
      await keeper.waitUntilFree(work.id);
      expect(await states(work)).toEqual(["kept", "none", "none"]);
    });

    test("leave the next one alone when they were stopped while they were being sealed", async () => {
      const work = await registerSeveral();
      await begin({ ...work, number: 1 }, 700);
      await arrive(work, bytesOf(1));
      const put: typeof context.objects.put = async (key, sealed) => {
        await context.objects.put(key, sealed);
        await tus({ ...work, number: 1 }, "DELETE");
        await begin({ ...work, number: 2 }, 800);
      };
      const deposit = await requireDeposit(context, work.user.id, { workId: work.id, number: 1 });
      const keeper = createDepositKeeper({ ...context, objects: { ...context.objects, put } });
      await keeper.keepIfComplete(deposit);
      expect(await isKept(work)).toBe(false);
      expect((await patch({ ...work, number: 2 }, 0, bytesOf(2))).status).toBe(204);
      expect(await states(work)).toEqual(["none", "kept", "none"]);
    });

    test("stay when another upload of the same file, of other bytes, ends after they were kept", async () => {
      const work = await registerSeveral();
      await begin({ ...work, number: 1 }, 700);
      await arrive(work, randomBytes(700));
      const put: typeof context.objects.put = async (key, sealed) => {
        await db
          .updateTable("deposits")
          .set({ kept_at: new Date() })
          .where("work_id", "=", work.id)
          .execute();
        await context.objects.put(key, sealed);
      };
      const deposit = await requireDeposit(context, work.user.id, { workId: work.id, number: 1 });
      const keeper = createDepositKeeper({ ...context, objects: { ...context.objects, put } });
      await expect(keeper.keepIfComplete(deposit)).rejects.toMatchObject({ code: "deposit_mismatch" });
      expect(await states(work)).toEqual(["kept", "none", "none"]);
    });

    test("go when the work goes to somebody else", async () => {
      const work = await registerSeveral();
      for (const number of [1, 2, 3]) await keep(work, number);
      await pool.query("delete from deposits where work_id = $1", [work.id]);
      await endOrphanedDeposit({ ...context, pool }, work.id);
      expect(await isKept(work)).toBe(false);
    });
  });

  afterAll(() => place.close());
});
