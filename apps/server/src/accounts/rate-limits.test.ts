import { describe, expect, test } from "vitest";
import { refusal, send } from "../../test/send.ts";
import { createTestApp } from "../../test/test-app.ts";
import { createTestDatabase } from "../../test/test-database.ts";
import { accountRoutes } from "./account-routes.ts";

const { db } = await createTestDatabase();
const mail = { send: () => Promise.resolve() };
const publicUrl = "https://colophon.example";

const createApp = (rateLimits: boolean) =>
  createTestApp({ db, rateLimits }, (server, bind) =>
    accountRoutes(server, bind, { db, mail, config: { publicUrl, rateLimits } }),
  );

type App = Awaited<ReturnType<typeof createApp>>;

async function post(app: App, path: string, payload: object, remoteAddress = "192.0.2.1") {
  const request = { method: "POST", url: `/api/auth${path}`, payload, remoteAddress } as const;
  const { statusCode, headers, body } = await app.inject(request);
  return { statusCode, retryAfter: Number(headers["retry-after"] ?? 0), body };
}

const password = "a long enough secret";
const wrong = "not the right secret";
const rateLimited = JSON.stringify({
  error: "Too many attempts. Please wait a little while and try again.",
  code: "rate_limited",
});

describe("one address, from many clients", () => {
  test.each([
    ["/login", 10, 600, { password: wrong }],
    ["/register", 5, 3600, { full_name: "Ada", password }],
    ["/password/forgot", 5, 3600, {}],
  ])("%s takes %i attempts in %i seconds, in any spelling", async (path, max, seconds, fields) => {
    const app = await createApp(true);
    const attempt = (n: number) => {
      const email = n % 2 === 0 ? "limited@writers.example" : "LIMITED@writers.example";
      return post(app, path, { ...fields, email }, `192.0.2.${n}`);
    };
    for (let n = 1; n <= max; n++) expect((await attempt(n)).statusCode).not.toBe(429);
    const refused = await attempt(max + 1);
    expect(refused).toMatchObject({ statusCode: 429, body: rateLimited });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(seconds);
    const other = await post(app, path, { ...fields, email: `other${max}@writers.example` });
    expect(other.statusCode).not.toBe(429);
  });

  test("logging in takes the failures before it back", async () => {
    const app = await createApp(true);
    const email = "typist@writers.example";
    await post(app, "/register", { full_name: "Ada", email, password });
    for (let round = 1; round <= 3; round++) {
      for (let n = 1; n <= 5; n++) await post(app, "/login", { email, password: wrong });
      expect(await post(app, "/login", { email, password })).toMatchObject({ statusCode: 200 });
    }
  });
});

describe("one client, with many addresses", () => {
  test.each([
    ["/login", 60],
    ["/register", 60],
    ["/password/forgot", 30],
    ["/password/reset", 30],
  ])("%s takes %i attempts in ten minutes, good or bad", async (path, max) => {
    const app = await createApp(true);
    for (let n = 1; n <= max; n++) expect((await post(app, path, {})).statusCode).toBe(400);
    const refused = await post(app, path, {});
    expect(refused).toMatchObject({ statusCode: 429, body: rateLimited });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect((await post(app, path, {}, "192.0.2.2")).statusCode).toBe(400);
  });
});

test("whoever is signed in does not try out addresses or spend hashes without end either", async () => {
  const app = await createApp(true);
  const email = "signed-in@writers.example";
  await post(app, "/register", { full_name: "Ada", email, password });
  const { token } = JSON.parse((await post(app, "/login", { email, password })).body) as { token: string };
  const put = (path: string, body: object) => send(app, "PUT", `/api/auth/${path}`, { token, body });
  const taken = { email: "taken@writers.example", password };
  await post(app, "/register", { ...taken, full_name: "Grace" });
  for (let n = 1; n <= 4; n++) expect(await put("email", taken)).toEqual(refusal("email_taken"));
  expect(await put("email", taken)).toEqual(refusal("rate_limited"));
  for (let n = 1; n <= 25; n++) await put("email", {});
  expect(await put("email", { email, password })).toEqual(refusal("rate_limited"));
  for (let n = 1; n <= 30; n++) await put("password", {});
  expect(await put("password", { password, new_password: password })).toEqual(refusal("rate_limited"));
});

test("nothing is limited when limits are off", async () => {
  const app = await createApp(false);
  for (let n = 1; n <= 11; n++) {
    const attempt = await post(app, "/password/forgot", { email: "ada@writers.example" });
    expect(attempt.statusCode).toBe(204);
  }
  for (let n = 1; n <= 61; n++) expect((await post(app, "/login", {})).statusCode).toBe(400);
});
