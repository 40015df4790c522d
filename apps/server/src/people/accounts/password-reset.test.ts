import { type ApiErrorCode, apiErrors, type FieldErrorCode } from "@colophon/api";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { patience } from "@colophon/testing/patience";
import { countRowsWith } from "../../../test/rows-with.ts";
import { makeApiToken } from "../../../test/make-api-token.ts";
import { until } from "../../../test/test-anchoring.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { letters, queuedLetters } from "../../../test/test-letters.ts";
import { mountAccounts } from "../../../test/mount-accounts.ts";
import { requestPasswordReset } from "./request-password-reset.ts";

const publicUrl = "https://colophon.example";
const { db } = await createTestDatabase();
const log: string[] = [];
const app = await createTestApp({ db, log }, (server, bind) =>
  mountAccounts(server, bind, { db, letters, config: { publicUrl, rateLimits: false } }),
);

const post = (path: string, payload: object) =>
  app.inject({ method: "POST", url: `/api/auth${path}`, payload });
const statusOf = async (path: string, payload: object) => (await post(path, payload)).statusCode;

const password = "a long enough secret";
const newPassword = "another long secret";
const email = "Ada@writers.example";

async function register(address: string): Promise<void> {
  expect(await statusOf("/register", { full_name: "Ada", email: address, password })).toBe(201);
}

const resetLetters = async () => (await queuedLetters(db)).filter(({ kind }) => kind === "passwordReset");

/** Asks for a link and takes its token out of the letter. */
async function mailedToken(address = email): Promise<string> {
  const count = (await resetLetters()).length + 1;
  expect(await statusOf("/password/forgot", { email: address })).toBe(204);
  await expect.poll(resetLetters, patience).toHaveLength(count);
  return (await resetLetters()).at(-1)?.token ?? "";
}

function expectRefusal(
  answer: Awaited<ReturnType<typeof post>>,
  code: ApiErrorCode,
  fields?: Record<string, FieldErrorCode>,
) {
  const { status, error } = apiErrors[code];
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ code, error, ...(fields ? { fields } : {}) });
}

/** Statements that wait for a lock in this database. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
  return rows.length;
}

beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await register(email);
});

describe("a reset link", () => {
  test("sets a new password, once, and ends every session and API token", async () => {
    const { id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    await makeApiToken(db, { id }, "works:read");
    const { token } = (await post("/login", { email, password })).json<{ token: string }>();
    const reset = { token: await mailedToken("ada@WRITERS.example"), password: newPassword };
    expect((await resetLetters()).at(-1)?.to).toBe(email);
    expect(await statusOf("/password/reset", reset)).toBe(200);

    const headers = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url: "/api/auth/me", headers })).statusCode).toBe(401);
    expect(await db.selectFrom("api_tokens").select("id").execute()).toEqual([]);
    expect(await statusOf("/login", { email, password })).toBe(401);
    expect(await statusOf("/login", { email, password: newPassword })).toBe(200);

    expectRefusal(await post("/password/reset", { ...reset, password }), "reset_link_invalid");
    expect(await statusOf("/login", { email, password: newPassword })).toBe(200);
  });

  test("works for one of several concurrent uses", async () => {
    const reset = { token: await mailedToken(), password: newPassword };
    const uses = await Promise.all([1, 2, 3].map(() => statusOf("/password/reset", reset)));
    expect(uses.toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  test("ends the account's other links, and leaves other accounts alone", async () => {
    await register("bo@writers.example");
    const bo = await mailedToken("bo@writers.example");
    const [first, second] = [await mailedToken(), await mailedToken()];
    expect(await statusOf("/password/reset", { token: first, password: newPassword })).toBe(200);
    expect(await statusOf("/password/reset", { token: second, password: newPassword })).toBe(422);
    expect(await statusOf("/login", { email: "bo@writers.example", password })).toBe(200);
    expect(await statusOf("/password/reset", { token: bo, password: newPassword })).toBe(200);
  });

  test("lasts an hour", async () => {
    const token = await mailedToken();
    await sql`update password_resets set expires_at = expires_at - interval '1 hour'`.execute(db);
    expect(await statusOf("/password/reset", { token, password: newPassword })).toBe(422);
    await mailedToken();
    expect(await db.selectFrom("password_resets").select("user_id").execute()).toHaveLength(1);
  });

  test("appears neither in clear in the database, nor in the log", async () => {
    const token = await mailedToken();
    for (const table of ["password_resets", "letters"]) {
      expect(await countRowsWith(db, table, "")).toBeGreaterThan(0);
      expect(await countRowsWith(db, table, token)).toBe(0);
    }
    expect(log.join("")).not.toContain(token);
  });

  test.each(["A".repeat(43), "'; drop table users --", "x"])("forged as %j does nothing", async (token) => {
    await mailedToken();
    expectRefusal(await post("/password/reset", { token, password: newPassword }), "reset_link_invalid");
    expect(await statusOf("/login", { email, password })).toBe(200);
  });

  test("is not used up by a password that is too short", async () => {
    const token = await mailedToken();
    expectRefusal(await post("/password/reset", { token, password: "short" }), "validation_failed", {
      password: "too_short",
    });
    expect(await statusOf("/password/reset", { token, password: newPassword })).toBe(200);
  });
});

describe("asking for a link", () => {
  test("answers the same for an unknown address, and mails nothing", async () => {
    const unknown = await post("/password/forgot", { email: "nobody@writers.example" });
    const known = await post("/password/forgot", { email });
    expect([unknown.statusCode, unknown.body]).toEqual([204, ""]);
    expect([known.statusCode, known.body]).toEqual([204, ""]);
    await expect.poll(resetLetters, patience).toMatchObject([{ to: email }]);
  });

  test("does not wait for the queue, and closing does", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const ended: string[] = [];
    const queue = () => gate.then(() => void ended.push("queued"));
    const slowLetters = { add: queue, addTo: queue };
    const slow = await createTestApp({ db }, (server, bind) =>
      mountAccounts(server, bind, { db, letters: slowLetters, config: { publicUrl, rateLimits: false } }),
    );
    const answer = await slow.inject({
      method: "POST",
      url: "/api/auth/password/forgot",
      payload: { email },
    });
    expect(answer.statusCode).toBe(204);
    setTimeout(open, 50);
    await slow.close();
    ended.push("closed");
    expect(ended).toEqual(["queued", "closed"]);
  });

  test("while the address is being changed leaves no valid link at the former one", async () => {
    const asking = { db, publicUrl, letters };
    let request: Promise<void> | undefined;
    await db.transaction().execute(async (change) => {
      await change.selectFrom("users").select("id").where("email", "=", email).forUpdate().execute();
      request = requestPasswordReset(asking, email);
      // It has found the former address, and waits for the row; without a lock it would be through.
      await Promise.race([request, until(async () => expect(await countWaiting()).toBe(1))]);
      await change.updateTable("users").set({ email: "new@a.example", email_key: "new@a.example" }).execute();
      await change.deleteFrom("password_resets").execute();
    });
    await request;
    expect(await db.selectFrom("password_resets").select("user_id").execute()).toEqual([]);
    expect(await resetLetters()).toEqual([]);
  });

  test("needs an address", async () => {
    expectRefusal(await post("/password/forgot", { email: "ada" }), "validation_failed", {
      email: "invalid_email",
    });
  });
});
