import { createHash, randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { authorization } from "@colophon/testing/account";
import { type DepositPlace, openDepositPlaces } from "../../../test/deposit-places.ts";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { workRoutes } from "../works/work-routes.ts";
import { depositRoutes } from "./deposit-routes.ts";

const { pool, db, keys, issuer, log, sequencer, indexer } = await createTestRegister();
const depositLimits = { fileBytes: 5_000_000, quotaBytes: 8_000_000 };
const places = await openDepositPlaces(keys, depositLimits.fileBytes);

/** A node that shares its storage with the others. */
async function startNode(place: DepositPlace) {
  const app = await createTestApp({ db }, (server, bind) => {
    workRoutes(bind, { pool, keys, issuer, log, sequencer, indexer });
    depositRoutes(server, bind, {
      pool,
      keys,
      ...place.open(),
      depositLimits,
    });
  });
  await app.listen();
  return { app, origin: `http://localhost:${(app.server.address() as AddressInfo).port}` };
}

type Node = Awaited<ReturnType<typeof startNode>>;

describe.each(places)("$name", async (place) => {
  const [one, two] = [await startNode(place), await startNode(place)];

  async function registerFile(bytes: Buffer) {
    const user = await makeUser(db);
    const claimed = {
      sha256: createHash("sha256").update(bytes).digest("hex"),
      name: "a",
      size: bytes.length,
      mediaType: "",
    };
    const { answer } = await send(one.app, "POST", "/api/ip/register", {
      token: user.token,
      body: makeRegistrationInput({ file: claimed }),
    });
    const { id } = answer as { id: string };
    const tus = (node: Node, method: string, headers: Record<string, string> = {}, body?: Uint8Array) =>
      fetch(`${node.origin}/api/files/${id}`, {
        method,
        headers: { "tus-resumable": "1.0.0", ...authorization(user.token), ...headers },
        ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
      });
    return {
      tus,
      patch: (node: Node, offset: number, part: Uint8Array) =>
        tus(
          node,
          "PATCH",
          { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
          part,
        ),
      download: async (node: Node) => {
        const kept = await fetch(`${node.origin}/api/ip/${id}/file`, { headers: authorization(user.token) });
        return Buffer.from(await kept.arrayBuffer());
      },
    };
  }

  test("an upload that one node has begun resumes at another, and all can read it", async () => {
    const bytes = randomBytes(3_000_000);
    const { tus, patch, download } = await registerFile(bytes);
    expect((await tus(one, "POST", { "upload-length": String(bytes.length) })).status).toBe(201);
    expect((await patch(one, 0, bytes.subarray(0, 1_000_000))).status).toBe(204);
    const head = await tus(two, "HEAD");
    expect([head.headers.get("upload-offset"), head.headers.get("upload-length")]).toEqual([
      "1000000",
      "3000000",
    ]);
    expect((await patch(two, 1_000_000, bytes.subarray(1_000_000, 2_000_000))).status).toBe(204);
    // The first node hasn't heard of the second part, and looks.
    expect((await patch(one, 1_000_000, bytes.subarray(1_000_000))).status).toBe(409);
    expect((await patch(one, 2_000_000, bytes.subarray(2_000_000))).status).toBe(204);
    for (const node of [one, two]) expect((await download(node)).equals(bytes)).toBe(true);
  });

  test("the same part can be sent to two nodes at once", async () => {
    const bytes = randomBytes(2_000_000);
    const { tus, patch, download } = await registerFile(bytes);
    await tus(one, "POST", { "upload-length": String(bytes.length) });
    const half = bytes.subarray(0, 1_000_000);
    const answers = await Promise.all([patch(one, 0, half), patch(two, 0, half)]);
    for (const { status } of answers) expect([204, 409]).toContain(status);
    expect((await tus(two, "HEAD")).headers.get("upload-offset")).toBe("1000000");
    await Promise.all([one, two].map((node) => patch(node, 1_000_000, bytes.subarray(1_000_000))));
    for (const node of [one, two]) expect((await download(node)).equals(bytes)).toBe(true);
  });

  afterAll(() => place.close());
});
