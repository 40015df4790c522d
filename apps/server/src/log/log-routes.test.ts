import { tilePath } from "@colophon/proof";
import { expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { createTestApp } from "../../test/test-app.ts";
import { createTestRegister } from "../../test/test-register.ts";
import { workRoutes } from "../register/works/work-routes.ts";
import { logRoutes } from "./log-routes.ts";

const register = await createTestRegister();
const app = await createTestApp({ db: register.db }, (server, bind) => {
  workRoutes(bind, register);
  logRoutes(server, register);
});
await register.log.catchUp();

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url, headers });
  const { "cache-control": cache, etag } = response.headers;
  return { status: response.statusCode, bytes: response.rawPayload, cache, etag: String(etag) };
}

test("a checkpoint is sent once, and a new one when the log has grown; a tile never changes", async () => {
  const first = await get("/log/checkpoint");
  expect(first).toMatchObject({ status: 200, cache: "no-cache" });
  expect(await get("/log/checkpoint", { "if-none-match": first.etag })).toMatchObject({
    status: 304,
    etag: first.etag,
    cache: "no-cache",
    bytes: Buffer.alloc(0),
  });
  const tile = await get(`/log/${tilePath(0, 0, 1)}`);
  expect(tile).toMatchObject({ status: 200, cache: "public, max-age=31536000, immutable" });
  expect(tile.bytes).toHaveLength(32);
  expect((await get(`/log/${tilePath(0, 0, 2)}`)).status).toBe(404);

  const { token } = await makeUser(register.db);
  await send(app, "POST", "/api/ip/register", { token, body: makeRegistrationInput() });
  const next = await get("/log/checkpoint", { "if-none-match": first.etag });
  expect(next.status).toBe(200);
  expect(next.etag).not.toBe(first.etag);
  expect((await get(`/log/${tilePath(0, 0, 2)}`)).bytes.subarray(0, 32)).toEqual(tile.bytes);
  expect(await get(`/log/${tilePath(0, 0, 1)}`)).toEqual(tile);
});
