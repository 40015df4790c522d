import { type ApiErrorCode, apiErrors, termsVersion } from "@colophon/api";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { patience } from "@colophon/testing/patience";
import { countRowsWith } from "../../../test/rows-with.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { letters } from "../../../test/test-letters.ts";
import { mountAccounts } from "../../../test/mount-accounts.ts";
import { forgetOld } from "./forget-old.ts";
import { passwordCost } from "./password-cost.ts";
import { hashPassword, unmatchableHash, verifyPassword } from "./password-hash.ts";
import { maxSessions } from "./session-store.ts";
import { hashToken } from "./token.ts";

// Spies on the real functions: an attacker could time what they cost.
vi.mock(import("./password-hash.ts"), { spy: true });

const { db } = await createTestDatabase();
const log: string[] = [];
const app = await createTestApp({ db, log }, (server, bind) =>
  mountAccounts(server, bind, {
    db,
    letters,
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

/** As if all users had just confirmed theirs. */
const confirmSessions = () => db.updateTable("sessions").set({ confirmed_at: new Date() }).execute();

function refusal(code: ApiErrorCode) {
  const { status, error } = apiErrors[code];
  return { status, answer: { code, error } };
}

beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await send("POST", "/register", { body: ada });
  // The session that signing up begins is not what most tests are about.
  await db.deleteFrom("sessions").execute();
  await db.deleteFrom("security_events").execute();
  vi.clearAllMocks();
});

describe("opening an account", () => {
  test("keeps which terms were accepted, and when", async () => {
    const users = await db.selectFrom("users").select(["accepted_terms", "accepted_terms_at"]).execute();
    expect(users).toEqual([{ accepted_terms: termsVersion, accepted_terms_at: moment }]);
  });

  test("answers the user, keeps the address as written and the password only as a hash", async () => {
    const bo = { full_name: " Bo\n  Li ", email: " Bo.Li@Writers.example ", password, language: "zh-TW" };
    expect(await send("POST", "/register", { body: bo })).toEqual({
      status: 201,
      answer: {
        token: freshToken,
        device: freshToken,
        user: {
          id: text,
          name: "Bo Li",
          email: "Bo.Li@Writers.example",
          emailConfirmed: false,
          emailTaken: false,
          awaitedEmail: null,
          hasSecondFactor: false,
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
    expect(await countRowsWith(db, "sessions", token)).toBe(0);
  });

  test("refuses an address that is too long once normalised", async () => {
    const body = { email: "\u{FDFA}".repeat(15), password };
    expect(await send("POST", "/login", { body })).toMatchObject({
      status: 400,
      answer: { fields: { email: "too_long" } },
    });
  });

  test("refuses a wrong password and an unknown address alike, after the same work", async () => {
    const wrong = await send("POST", "/login", { body: { email: ada.email, password: "a wrong secret" } });
    expect(wrong).toEqual(refusal("invalid_credentials"));
    expect(verifyPassword).toHaveBeenCalledTimes(3);
    vi.clearAllMocks();
    const unknown = await send("POST", "/login", { body: { email: "bo@writers.example", password } });
    expect(unknown).toEqual(wrong);
    expect(vi.mocked(verifyPassword).mock.calls).toEqual(
      Array.from({ length: 3 }, () => [password, unmatchableHash]),
    );
  });

  test.each([1, 2, 3])(
    "costs the same with %i accounts of one address, and the password says which",
    async (n) => {
      const own = (place: number) => ({
        email: "many@writers.example",
        password: `a secret of number ${place}`,
      });
      for (let place = 1; place <= n; place++)
        await send("POST", "/register", { body: { ...own(place), full_name: `Number ${place}` } });
      for (let place = 1; place <= n; place++) {
        vi.clearAllMocks();
        expect(await send("POST", "/login", { body: own(place) })).toMatchObject({
          status: 200,
          answer: { user: { name: `Number ${place}` } },
        });
        expect(verifyPassword).toHaveBeenCalledTimes(3);
      }
      vi.clearAllMocks();
      expect(await send("POST", "/login", { body: { ...own(9) } })).toEqual(refusal("invalid_credentials"));
      expect(verifyPassword).toHaveBeenCalledTimes(3);
      expect(hashPassword).not.toHaveBeenCalled();
    },
  );

  test("requires both fields", async () => {
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
    const { memory, passes, parallelism } = passwordCost;
    expect(password_hash).toContain(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`);
    expect(await send("POST", "/login", { body })).toMatchObject({ status: 200 });
  });

  test("fails when the password changes in between", async () => {
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

  test("ends at logout, and only that one", async () => {
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

  test("is listed for its owner, newest use first, and marks the one that asks", async () => {
    await send("POST", "/register", { body: { ...ada, email: "bo@writers.example" } });
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

  test("is one of a hundred at most: the least recently used one ends", async () => {
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

  test("can be ended from another one of the same user, and by no one else", async () => {
    await send("POST", "/register", { body: { ...ada, email: "bo@writers.example" } });
    const [bo, here, there] = [await logIn("bo@writers.example"), await logIn(), await logIn()];
    const { answer } = await send("GET", "/sessions", { token: here });
    const other = (answer as { id: string; current: boolean }[]).find(({ current }) => !current);
    const url = `/sessions/${other?.id ?? "none"}`;
    await confirmSessions();
    const nothing = refusal("not_found");
    expect(await send("DELETE", url, { token: bo })).toEqual(nothing);
    expect(await send("GET", "/me", { token: there })).toMatchObject({ status: 200 });
    expect(await send("DELETE", url, { token: here })).toEqual({ status: 204, answer: undefined });
    expect(await send("GET", "/me", { token: there })).toEqual(refusal("unauthorized"));
    expect(await send("DELETE", url, { token: here })).toEqual(nothing);
    expect(await send("DELETE", "/sessions/not-an-id", { token: here })).toEqual(nothing);
  });
});

describe("every session", () => {
  test("ends 180 days after it began, even if in use", async () => {
    const token = await logIn();
    const age = (days: number) =>
      sql`update sessions set created_at = now() - ${days} * interval '1 day' where token_hash = ${hashToken(token)}`.execute(
        db,
      );
    await age(179);
    expect(await send("GET", "/me", { token })).toMatchObject({ status: 200 });
    await age(180);
    expect(await send("GET", "/me", { token })).toEqual(refusal("session_expired"));
    expect(await send("GET", "/sessions", { token: await logIn() })).toMatchObject({
      answer: [{ current: true }],
    });
    expect(await send("GET", "/me", { token })).toEqual(refusal("session_expired"));
    await age(211);
    await forgetOld(db);
    expect(await send("GET", "/me", { token })).toEqual(refusal("unauthorized"));
  });

  test("but the one that asks ends at once", async () => {
    await send("POST", "/register", { body: { ...ada, email: "bo@writers.example" } });
    const [bo, here, there] = [await logIn("bo@writers.example"), await logIn(), await logIn()];
    await confirmSessions();
    expect(await send("DELETE", "/sessions", { token: here })).toEqual({ status: 204, answer: undefined });
    expect(await send("GET", "/me", { token: there })).toEqual(refusal("unauthorized"));
    for (const token of [bo, here])
      expect(await send("GET", "/me", { token })).toMatchObject({ status: 200 });
  });
});

describe("what happened to an account", () => {
  const eventsOf = async (token: string) => {
    const { body } = await app.inject({
      url: "/api/user/security-events",
      headers: { authorization: `Bearer ${token}` },
    });
    return JSON.parse(body) as { kind: string; device: string; times: number }[];
  };

  test("is shown to its owner, newest first, an hour's failures as one event", async () => {
    const wrong = { email: ada.email, password: "not the right secret" };
    for (let n = 1; n <= 3; n++) {
      await send("POST", "/login", { body: wrong });
      // Noted after the answer.
      const noted = async () => (await db.selectFrom("security_events").select("times").execute())[0]?.times;
      await expect.poll(noted, patience).toBe(n);
    }
    await send("POST", "/register", { body: { ...ada, email: "bo@writers.example" } });
    await logIn("bo@writers.example");
    const token = await logIn();
    await confirmSessions();
    await send("DELETE", "/sessions", { token });
    const device = "Firefox, Linux";
    expect(await eventsOf(token)).toEqual([
      { kind: "logged_out_elsewhere", device, times: 1, at: time },
      { kind: "logged_in", device, times: 1, at: time },
      { kind: "login_failed", device, times: 3, at: time },
    ]);
  });

  test("is deleted with the account", async () => {
    await logIn();
    await db.deleteFrom("users").execute();
    expect(await db.selectFrom("security_events").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("known_devices").select("user_id").execute()).toEqual([]);
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

  test("is one: another preferred one is refused, and nothing is saved", async () => {
    const token = await logIn();
    const body = { language: "fr", preferred_language: "ja" };
    expect(await send("PUT", "/language", { body, token })).toMatchObject({
      status: 400,
      answer: { code: "validation_failed", fields: { preferred_language: "invalid" } },
    });
    expect(await send("GET", "/me", { token })).toMatchObject({ answer: { language: "en" } });
    expect(await send("PUT", "/language", { body: { language: "fr" }, token })).toMatchObject({
      status: 200,
      answer: { language: "fr", preferred_language: "fr" },
    });
  });

  test.each([{}, { language: "" }, { language: "EN" }, { language: null }])("%j is refused", async (body) => {
    const { status, answer } = await send("PUT", "/language", { body, token: await logIn() });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: "validation_failed", fields: { language: text } });
  });
});

test("the log contains no address, name, password or token", async () => {
  const token = await logIn();
  await send("GET", "/me", { token });
  await send("POST", "/login", { body: { email: "bo@writers.example", password: "a wrong secret" } });
  const written = log.join("");
  expect(written).toContain("/api/auth/me");
  for (const secret of [token, "writers.example", "Byron", password, "a wrong secret"])
    expect(written.toLowerCase()).not.toContain(secret.toLowerCase());
});
