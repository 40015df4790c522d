import { type ApiToken, maxTokens, tokenScopes } from "@colophon/api";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { countRowsWith } from "../../../test/rows-with.ts";
import { makeApiToken } from "../../../test/make-api-token.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { letterKey, letters } from "../../../test/test-letters.ts";
import { openLetter } from "../../mail/letter-queue.ts";
import { createApiToken } from "./api-token.ts";
import { tokenRoutes } from "./token-routes.ts";
import { deleteExpiredTokens } from "./token-store.ts";

const { db } = await createTestDatabase();
const log: string[] = [];
const openApp = (rateLimits = false) =>
  createTestApp({ db, rateLimits, log }, (_app, bind) => {
    tokenRoutes(bind, { db, letters });
    bind("GET /api/ip/user", async () => []);
    bind("GET /api/orders", async () => [], { config: { limit: { max: 2, seconds: 600 } } });
    bind("GET /api/auth/me", async () => Promise.reject(new Error("handled")));
  });
/** Two servers on one database. */
const [app, other] = [await openApp(), await openApp()];

const confirm = (user: TestUser) =>
  db.updateTable("sessions").set({ confirmed_at: new Date() }).where("user_id", "=", user.id).execute();
async function makeOwner(): Promise<TestUser> {
  const user = await makeUser(db);
  await confirm(user);
  return user;
}

type Made = ApiToken & { token: string };
const asked = { name: "Archive export", scopes: ["works:read"], days: 90 };
const make = (user: TestUser, given: object = {}) =>
  send(app, "POST", "/api/user/tokens", { token: user.token, body: { ...asked, ...given } });
const made = async (user: TestUser, given: object = {}) => (await make(user, given)).answer as Made;
const list = async (user: TestUser) =>
  (await send(app, "GET", "/api/user/tokens", { token: user.token })).answer as ApiToken[];
const remove = (user: TestUser, id: string) =>
  send(app, "DELETE", `/api/user/tokens/${id}`, { token: user.token });
const works = (token: string, server = app) => send(server, "GET", "/api/ip/user", { token });

test("a token is shown once, stored as its hash, listed without it, and told to its owner", async () => {
  const ada = await makeOwner();
  const { status, answer } = await make(ada);
  expect(status).toBe(201);
  const { token, ...shown } = answer as Made;
  expect(token).toMatch(/^clp_[\w-]{49}$/);
  expect(shown).toMatchObject({ name: "Archive export", scopes: ["works:read"], lastUsedAt: null });
  const days = (Date.parse(shown.expiresAt) - Date.parse(shown.createdAt)) / 86_400_000;
  expect(Math.abs(days - 90)).toBeLessThan(0.1);
  expect(await list(ada)).toEqual([shown]);

  expect(await countRowsWith(db, "api_tokens", shown.name)).toBe(1);
  expect(await countRowsWith(db, "api_tokens", token)).toBe(0);
  const letter = await db
    .selectFrom("letters")
    .selectAll()
    .where("user_id", "=", ada.id)
    .executeTakeFirstOrThrow();
  const { contents } = openLetter(letterKey, letter);
  expect(letter.kind).toBe("tokenMade");
  expect(contents).toEqual({ name: shown.name, scopes: shown.scopes, expiresAt: shown.expiresAt });
  expect(JSON.stringify(contents)).not.toContain(token);

  expect((await works(token)).status).toBe(200);
  expect((await list(ada))[0]?.lastUsedAt).toEqual(expect.any(String));
  expect(log.join("")).not.toContain(token.slice(4, 20));
});

test("it is made only in a confirmed session, and only for a confirmed address", async () => {
  const ada = await makeUser(db);
  expect(await make(ada)).toEqual(refusal("confirmation_needed"));
  await confirm(ada);
  await db.updateTable("users").set({ email_confirmed_at: null }).where("id", "=", ada.id).execute();
  expect(await make(ada)).toEqual(refusal("email_not_confirmed"));
  expect(await list(ada)).toEqual([]);
});

test.each([
  ["name", { name: "" }, "required"],
  ["name", { name: "x".repeat(61) }, "too_long"],
  ["name", { name: "Export\u202egnp" }, "hidden_characters"],
  ["scopes", { scopes: [] }, "required"],
  ["scopes", { scopes: ["works:read", "works:read"] }, "invalid"],
  ["scopes.0", { scopes: ["works:delete"] }, "invalid"],
  ["days", { days: 0 }, "invalid"],
  ["days", { days: 367 }, "invalid"],
  ["days", { days: 1.5 }, "invalid"],
  ["days", { days: undefined }, "required"],
] as const)("refuses %s: %o", async (field, given, code) => {
  const ada = await makeOwner();
  expect(await make(ada, given)).toEqual(refusal("validation_failed", { [field]: code }));
});

test("an account has at most 20, also when several are made at once", async () => {
  const ada = await makeOwner();
  const answers = await Promise.all(Array.from({ length: maxTokens + 3 }, () => make(ada)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxTokens);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  expect(await make(ada)).toEqual(refusal("too_many_tokens"));
  const [first] = await list(ada);
  expect((await remove(ada, first?.id ?? "")).status).toBe(204);
  expect((await make(ada)).status).toBe(201);
});

test("one that is deleted is refused at once by every server, and only its owner deletes it", async () => {
  const [ada, eve] = [await makeOwner(), await makeOwner()];
  const { id, token } = await made(ada);
  for (const server of [app, other]) expect((await works(token, server)).status).toBe(200);
  expect(await remove(eve, id)).toEqual(refusal("not_found"));
  expect(await list(eve)).toEqual([]);
  expect((await works(token, other)).status).toBe(200);
  expect((await remove(ada, id)).status).toBe(204);
  for (const server of [app, other]) expect(await works(token, server)).toEqual(refusal("token_invalid"));
  expect(await remove(ada, id)).toEqual(refusal("not_found"));
});

test("one that has expired is refused, not listed, and deleted later", async () => {
  const ada = await makeOwner();
  const { id, token } = await made(ada);
  await sql`update api_tokens set expires_at = now() where id = ${id}`.execute(db);
  expect(await works(token)).toEqual(refusal("token_invalid"));
  expect(await list(ada)).toEqual([]);
  await deleteExpiredTokens(db);
  expect(await db.selectFrom("api_tokens").select("id").where("id", "=", id).execute()).toEqual([]);
});

test.each(["suspended_at", "erasing_since"] as const)(
  "an account with %s has none that work",
  async (column) => {
    const ada = await makeOwner();
    const { token } = await made(ada);
    await db
      .updateTable("users")
      .set({ [column]: new Date() })
      .where("id", "=", ada.id)
      .execute();
    expect(await works(token)).toEqual(refusal("token_invalid"));
    if (column === "erasing_since") return;
    await db.updateTable("users").set({ suspended_at: null }).where("id", "=", ada.id).execute();
    expect((await works(token)).status).toBe(200);
  },
);

test("its last use is written once a minute, for all requests at once", async () => {
  const ada = await makeOwner();
  const { id, token } = await made(ada);
  const versions = async () =>
    (await sql<{ xmin: string }>`select xmin from api_tokens where id = ${id}`.execute(db)).rows[0]?.xmin;
  await Promise.all(Array.from({ length: 20 }, () => works(token)));
  const first = await versions();
  await works(token, other);
  expect(await versions()).toBe(first);
  await sql`update api_tokens set last_used_at = now() - interval '61 seconds' where id = ${id}`.execute(db);
  const before = await versions();
  await works(token);
  expect(await versions()).not.toBe(before);
});

const headersOf = (authorization?: string, more: Record<string, string> = {}, url = "/api/ip/user") =>
  app.inject({ url, headers: { ...(authorization === undefined ? {} : { authorization }), ...more } });

test("a token that is none is told from one that has a typing error, as RFC 6750 has it", async () => {
  const unknown = createApiToken();
  for (const [token, code] of [
    [unknown, "token_invalid"],
    [unknown.slice(0, -1), "token_mistyped"],
    [`${unknown}x`, "token_mistyped"],
    [unknown.replace(/.(?=.{10}$)/, (sign) => (sign === "a" ? "b" : "a")), "token_mistyped"],
    ["clp_", "token_mistyped"],
  ] as const) {
    const answer = await headersOf(`Bearer ${token}`);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["www-authenticate"]).toBe(`Bearer error="invalid_token"`);
    expect(answer.json()).toMatchObject({ code });
  }
});

test("a token counts only in its header: not in a cookie, an address or another scheme", async () => {
  const ada = await makeOwner();
  const { token } = await made(ada, { scopes: tokenScopes });
  const refusals = await Promise.all([
    headersOf(undefined, { cookie: `token=${token}; session=${token}` }),
    headersOf(undefined, {}, `/api/ip/user?access_token=${token}&token=${token}`),
    headersOf(undefined, { "x-api-key": token }),
    headersOf(`Basic ${Buffer.from(`x:${token}`).toString("base64")}`),
    headersOf(`Bearer ${token} ${token}`),
  ]);
  for (const { statusCode } of refusals) expect(statusCode).toBe(401);
});

test("a token beside a cookie is the token, and it opens no session", async () => {
  const [ada, eve] = [await makeOwner(), await makeOwner()];
  const { token } = await made(ada);
  const mixed = await headersOf(`Bearer ${token}`, { cookie: `token=${eve.token}` }, "/api/auth/me");
  expect(mixed.json()).toMatchObject({ code: "token_not_allowed" });
  expect(await send(app, "GET", "/api/user/tokens", { token })).toEqual(refusal("token_not_allowed"));
  expect(await send(app, "POST", "/api/user/tokens", { token, body: asked })).toEqual(
    refusal("token_not_allowed"),
  );
});

test("limits are told in the two headers of the draft, for the token and for its account", async () => {
  const limited = await openApp(true);
  const ada = await makeOwner();
  const [{ token }, second] = [
    await makeApiToken(db, ada, "works:read"),
    await makeApiToken(db, ada, "works:read"),
  ];
  const ask = (given: string) =>
    limited.inject({ url: "/api/ip/user", headers: { authorization: `Bearer ${given}` } });
  const { headers } = await ask(token);
  expect(headers["ratelimit-policy"]).toBe(`"token";q=600;w=60, "account";q=1200;w=60`);
  expect(headers["ratelimit"]).toMatch(/^"token";r=599;t=\d+, "account";r=1199;t=\d+$/);
  expect(Object.keys(headers).filter((name) => /^x-ratelimit|^ratelimit-(?!policy$)/.test(name))).toEqual([]);

  const answers = await Promise.all(Array.from({ length: 605 }, () => ask(token)));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(6);
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused[0]?.headers["ratelimit"]).toMatch(/^"token";r=0;t=\d+$/);
  // Another token of the account has what is left to it.
  const others = await ask(second.token);
  expect(others.headers["ratelimit"]).toMatch(/^"token";r=599;t=\d+, "account";r=599;t=\d+$/);
});

test("a route's limit counts an account's programs together, wherever they run, and a person by the address", async () => {
  const limited = await openApp(true);
  const ada = await makeOwner();
  const [{ token }, second] = [
    await makeApiToken(db, ada, "works:read"),
    await makeApiToken(db, ada, "works:read"),
  ];
  const ask = (given: string, remoteAddress: string) =>
    limited.inject({
      url: "/api/orders",
      remoteAddress,
      headers: { authorization: `Bearer ${given}` },
    });
  const { headers } = await ask(token, "192.0.2.1");
  expect(headers["ratelimit-policy"]).toBe(`"token";q=600;w=60, "account";q=1200;w=60, "route";q=2;w=600`);
  expect((await ask(second.token, "192.0.2.2")).headers["ratelimit"]).toMatch(/"route";r=0;t=\d+$/);
  expect((await ask(token, "192.0.2.3")).json()).toMatchObject({ code: "rate_limited" });
  const person = await ask(ada.token, "192.0.2.1");
  expect(person.statusCode).toBe(200);
  expect(person.headers["ratelimit-policy"]).toBe(`"route";q=2;w=600`);
});

test("one program that goes on with its deleted token is refused by its address, without a look", async () => {
  const limited = await openApp(true);
  const ada = await makeOwner();
  const { id, token } = await made(ada);
  const ask = () => limited.inject({ url: "/api/ip/user", headers: { authorization: `Bearer ${token}` } });
  expect((await ask()).statusCode).toBe(200);
  await remove(ada, id);
  const answers: number[] = [];
  for (let sent = 0; sent < 62; sent++) answers.push((await ask()).statusCode);
  expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 401));
  expect(answers.at(-1)).toBe(429);
});

test("10,000 wrong tokens are limited, and stop no program that was known before", async () => {
  const limited = await openApp(true);
  const ada = await makeOwner();
  const [known, unknown] = [
    await makeApiToken(db, ada, "works:read"),
    await makeApiToken(db, ada, "works:read"),
  ];
  const from = (given: string, remoteAddress = "192.0.2.1") =>
    limited.inject({ url: "/api/ip/user", remoteAddress, headers: { authorization: `Bearer ${given}` } });
  expect((await from(known.token)).statusCode).toBe(200);
  const counts = new Map<number, number>();
  for (let left = 10_000; left > 0; left -= 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => from(createApiToken())));
    for (const { statusCode } of answers) counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  }
  // 60 a minute, and a minute may end meanwhile.
  expect(new Set(counts.keys())).toEqual(new Set([401, 429]));
  expect(counts.get(401)).toBeLessThan(600);
  expect((await from(known.token)).statusCode).toBe(200);
  expect((await from(unknown.token)).statusCode).toBe(429);
  expect((await from(unknown.token, "192.0.2.2")).statusCode).toBe(200);
});
