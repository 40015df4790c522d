import { type ApiErrorCode, apiErrors, termsVersion } from "@colophon/api";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { createTestDatabase } from "../../test/test-database.ts";
import { accountRoutes } from "./account-routes.ts";
import { hashPassword, unmatchableHash, verifyPassword } from "./password-hash.ts";
import { maxSessions } from "./session-store.ts";
import { hashToken } from "./token.ts";

// The real ones, watched: what they cost is what an attacker could time.
vi.mock(import("./password-hash.ts"), { spy: true });

const { db } = await createTestDatabase();
const log: string[] = [];
const app = await createTestApp({ db, log }, (server, bind) =>
  accountRoutes(server, bind, {
    db,
    mail: { send: () => Promise.reject(new Error("nothing here sends mail")) },
    config: { publicUrl: "https://colophon.example", rateLimits: false },
  }),
);

// Vitest types its matchers as any.
const text: unknown = expect.any(String);
const moment: unknown = expect.any(Date);
const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const freshToken: unknown = expect.stringMatching(/^[\w-]{43}$/);

const password = "a long enough secret";
const ada = { full_name: "Ada Byron", email: "Ada@Writers.example", password };

type Method = "GET" | "POST" | "PUT" | "DELETE";
async function send(method: Method, url: string, { body, token }: { body?: unknown; token?: string } = {}) {
  const response = await app.inject({
    method,
    url: `/api/auth${url}`,
    headers: {
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const answer: unknown = response.body === "" ? undefined : response.json();
  return { status: response.statusCode, answer };
}

async function logIn(email = ada.email): Promise<string> {
  const { answer } = await send("POST", "/login", { body: { email, password } });
  return (answer as { token: string }).token;
}

function refusal(code: ApiErrorCode) {
  const { status, error } = apiErrors[code];
  return { status, answer: { code, error } };
}

beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await send("POST", "/register", { body: ada });
  vi.clearAllMocks();
});

describe("opening an account", () => {
  test("keeps which terms were accepted, and when", async () => {
    await send("POST", "/register", { body: ada });
    const users = await db.selectFrom("users").select(["accepted_terms", "accepted_terms_at"]).execute();
    expect(users).toEqual([{ accepted_terms: termsVersion, accepted_terms_at: moment }]);
  });

  test("answers the user, keeps the address as it was written and the password as a hash only", async () => {
    const bo = { full_name: " Bo\n  Li ", email: " Bo.Li@Writers.example ", password, language: "zh-TW" };
    expect(await send("POST", "/register", { body: bo })).toEqual({
      status: 201,
      answer: {
        user: {
          id: text,
          name: "Bo Li",
          email: "Bo.Li@Writers.example",
          language: "zh-TW",
          preferred_language: "zh-TW",
          profile_image_url: null,
        },
      },
    });
    const rows = await db.selectFrom("users").selectAll().where("full_name", "=", "Bo Li").execute();
    expect(rows).toMatchObject([{ email_key: "bo.li@writers.example" }]);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
  });

  test("refuses an address that has one, in any spelling", async () => {
    const body = { ...ada, email: "ADA@writers.EXAMPLE" };
    expect(await send("POST", "/register", { body })).toEqual(refusal("email_taken"));
  });

  test("gives an address to one of many who ask at once", async () => {
    const answers = await Promise.all(
      ["r@x.example", "R@x.example", "r@X.example", "R@X.EXAMPLE"].map((email) =>
        send("POST", "/register", { body: { ...ada, email } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    const { rows } = await sql`select 1 from users where email_key = 'r@x.example'`.execute(db);
    expect(rows).toHaveLength(1);
  });

  test.each([
    [{}, { full_name: "required", email: "required", password: "required" }],
    [
      { full_name: " ", email: " ", password: "" },
      { full_name: "required", email: "required", password: "required" },
    ],
    [
      { ...ada, email: "not an address", password: "too short" },
      { email: "invalid_email", password: "too_short" },
    ],
    [{ ...ada, full_name: "x".repeat(201) }, { full_name: "too_long" }],
    [{ ...ada, password: "x".repeat(1025) }, { password: "too_long" }],
    [{ ...ada, language: "tlh" }, { language: "invalid" }],
    [
      { full_name: 1, email: ["a@b.example"], password: { length: 20 } },
      { full_name: "invalid", email: "invalid", password: "invalid" },
    ],
  ])("names what is wrong in %j", async (body, fields) => {
    expect(await send("POST", "/register", { body })).toEqual({
      status: 400,
      answer: { ...refusal("validation_failed").answer, fields },
    });
  });
});

describe("logging in", () => {
  test("answers a token that works, in any spelling of the address", async () => {
    const body = { email: " aDA@writers.example", password };
    const { status, answer } = await send("POST", "/login", { body });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      token: freshToken,
      user: { name: "Ada Byron" },
    });
    const { token, user } = answer as { token: string; user: object };
    expect(await send("GET", "/me", { token })).toEqual({ status: 200, answer: user });
    const { rows } = await sql`select 1 from sessions where position(${token} in sessions::text) > 0`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  test("refuses an address that is too long once it is compared", async () => {
    const body = { email: "\u{FDFA}".repeat(15), password };
    expect(await send("POST", "/login", { body })).toMatchObject({
      status: 400,
      answer: { fields: { email: "too_long" } },
    });
  });

  test("refuses a wrong password and an unknown address alike, after the same work", async () => {
    const wrong = await send("POST", "/login", { body: { email: ada.email, password: "a wrong secret" } });
    expect(wrong).toEqual(refusal("invalid_credentials"));
    expect(verifyPassword).toHaveBeenCalledTimes(1);
    vi.clearAllMocks();
    const unknown = await send("POST", "/login", { body: { email: "bo@writers.example", password } });
    expect(unknown).toEqual(wrong);
    expect(verifyPassword).toHaveBeenCalledExactlyOnceWith(password, unmatchableHash);
  });

  test("asks for both fields", async () => {
    expect(await send("POST", "/login", { body: { email: "", password: "" } })).toMatchObject({
      status: 400,
      answer: { fields: { email: "required", password: "required" } },
    });
  });

  test("renews a hash of older parameters, and leaves today's alone", async () => {
    await logIn();
    expect(hashPassword).not.toHaveBeenCalled();
    // "password" at a lower cost: from the test vectors of phc-winner-argon2, test.c.
    const old = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
    await db.updateTable("users").set({ password_hash: old }).execute();
    const body = { email: ada.email, password: "password" };
    expect(await send("POST", "/login", { body })).toMatchObject({ status: 200 });
    const { password_hash } = await db.selectFrom("users").select("password_hash").executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await send("POST", "/login", { body })).toMatchObject({ status: 200 });
  });

  test("fails when the password changes meanwhile", async () => {
    vi.mocked(verifyPassword).mockImplementationOnce(async () => {
      await db.updateTable("users").set({ password_hash: unmatchableHash }).execute();
      return true;
    });
    expect(await send("POST", "/login", { body: ada })).toEqual(refusal("invalid_credentials"));
    expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
  });
});

describe("a session", () => {
  test.each([
    ["no token", undefined],
    ["a forged token", "A".repeat(43)],
    ["a token of another shape", "' or true --"],
    ["an endless token", "A".repeat(5000)],
  ])("is not there with %s", async (_, token) => {
    await logIn();
    const calls = [
      ["GET", "/me"],
      ["PUT", "/language"],
      ["POST", "/logout"],
      ["GET", "/sessions"],
      ["DELETE", "/sessions/not-even-an-id"],
    ] as const;
    for (const [method, url] of calls) {
      expect(await send(method, url, token === undefined ? {} : { token })).toEqual(refusal("unauthorized"));
    }
  });

  test("ends at logout, alone", async () => {
    const [here, there] = [await logIn(), await logIn()];
    expect(await send("POST", "/logout", { token: here })).toEqual({ status: 204, answer: undefined });
    expect(await send("GET", "/me", { token: here })).toEqual(refusal("unauthorized"));
    expect(await send("GET", "/me", { token: there })).toMatchObject({ status: 200 });
  });

  test("ends with the account", async () => {
    const token = await logIn();
    await db.deleteFrom("users").execute();
    expect(await send("GET", "/me", { token })).toEqual(refusal("unauthorized"));
  });

  test("is listed for its owner, newest use first, and says which one is asking", async () => {
    await send("POST", "/register", { body: { ...ada, email: "bo@writers.example" } });
    await logIn("bo@writers.example");
    const there = await logIn();
    await db
      .updateTable("sessions")
      .set({ last_used_at: sql`now() - interval '1 day'` })
      .execute();
    const here = await logIn();
    const { answer } = await send("GET", "/sessions", { token: here });
    const session = { id: text, device: "Firefox, Linux", createdAt: time, lastUsedAt: time };
    expect(answer).toEqual([
      { ...session, current: true },
      { ...session, current: false },
    ]);
    expect(await send("GET", "/me", { token: there })).toMatchObject({ status: 200 });
  });

  test("is one of a hundred at most: the one that was not used for longest ends", async () => {
    const first = await logIn();
    const { id } = (await send("GET", "/me", { token: first })).answer as { id: string };
    await sql`insert into sessions (user_id, token_hash, last_used_at)
      select ${id}, sha256(n::text::bytea), now() - n * interval '1 minute' from generate_series(1, 150) as n`.execute(
      db,
    );
    await sql`update sessions set last_used_at = now() - interval '1 day' where token_hash = ${hashToken(first)}`.execute(
      db,
    );
    const token = await logIn();
    const { answer } = await send("GET", "/sessions", { token });
    expect(answer).toHaveLength(maxSessions);
    expect(await send("GET", "/me", { token: first })).toEqual(refusal("unauthorized"));
  });

  test("can be ended from another one of the same user, and by nobody else", async () => {
    await send("POST", "/register", { body: { ...ada, email: "bo@writers.example" } });
    const [bo, here, there] = [await logIn("bo@writers.example"), await logIn(), await logIn()];
    const { answer } = await send("GET", "/sessions", { token: here });
    const other = (answer as { id: string; current: boolean }[]).find(({ current }) => !current);
    const url = `/sessions/${other?.id ?? "none"}`;
    const nothing = refusal("not_found");
    expect(await send("DELETE", url, { token: bo })).toEqual(nothing);
    expect(await send("GET", "/me", { token: there })).toMatchObject({ status: 200 });
    expect(await send("DELETE", url, { token: here })).toEqual({ status: 204, answer: undefined });
    expect(await send("GET", "/me", { token: there })).toEqual(refusal("unauthorized"));
    expect(await send("DELETE", url, { token: here })).toEqual(nothing);
    expect(await send("DELETE", "/sessions/not-an-id", { token: here })).toEqual(nothing);
  });
});

describe("the language", () => {
  test("is saved", async () => {
    const token = await logIn();
    const body = { language: "ar", preferred_language: "ar" };
    expect(await send("PUT", "/language", { body, token })).toMatchObject({
      status: 200,
      answer: { language: "ar", preferred_language: "ar" },
    });
    expect(await send("GET", "/me", { token })).toMatchObject({ answer: { language: "ar" } });
  });

  test.each([{}, { language: "" }, { language: "EN" }, { language: null }])("%j is refused", async (body) => {
    const { status, answer } = await send("PUT", "/language", { body, token: await logIn() });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: "validation_failed", fields: { language: text } });
  });
});

test("the log holds no address, name, password or token", async () => {
  const token = await logIn();
  await send("GET", "/me", { token });
  await send("POST", "/login", { body: { email: "bo@writers.example", password: "a wrong secret" } });
  const written = log.join("");
  expect(written).toContain("/api/auth/me");
  for (const secret of [token, "writers.example", "Byron", password, "a wrong secret"])
    expect(written.toLowerCase()).not.toContain(secret.toLowerCase());
});
