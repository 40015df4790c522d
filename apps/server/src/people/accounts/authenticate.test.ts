import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { createAuthenticator } from "./authenticate.ts";
import { forgetOld } from "./forget-old.ts";
import { insertSession } from "./session-store.ts";
import { createToken, hashToken } from "./token.ts";
import { insertUser } from "./user-store.ts";

const { db } = await createTestDatabase();
const authenticate = createAuthenticator(db);

const token = createToken();
let caller = {
  userId: "",
  sessionId: "",
  tokenHash: hashToken(token),
  name: "Ada",
  email: "ada@writers.example",
  isConfirmed: false,
};

beforeEach(async () => {
  await db.deleteFrom("users").execute();
  const profile = { email: "ada@writers.example", full_name: "Ada", language: "en", letters_off: [] };
  const accepted = { accepted_terms: "2026-11-21", accepted_terms_at: new Date() };
  const user = await insertUser(db, {
    ...profile,
    ...accepted,
    email_key: profile.email,
    password_hash: "hash",
    email_confirmed_at: new Date(),
  });
  const userId = user?.id ?? "";
  const device = "Firefox, Linux";
  const session = await insertSession(db, {
    userId,
    passwordHash: "hash",
    tokenHash: hashToken(token),
    device,
  });
  caller = { ...caller, userId, sessionId: session?.id ?? "" };
});

async function lastUsed(ago: string): Promise<void> {
  await sql`update sessions set last_used_at = now() - ${ago}::interval`.execute(db);
}

async function secondsSinceUse(): Promise<number> {
  const { rows } = await sql<{ age: number }>`
    select extract(epoch from now() - last_used_at)::float8 as age from sessions`.execute(db);
  return rows[0]?.age ?? Number.NaN;
}

test("recognises the user and the session of a token", async () => {
  expect(await authenticate(token)).toEqual(caller);
});

test.each([createToken(), token.slice(0, -1), `${token}A`, hashToken(token).toString("base64url"), ""])(
  "knows nobody by %s",
  async (forged) => {
    expect(await authenticate(forged)).toBeUndefined();
  },
);

test("recognises a session until 30 days after its last use", async () => {
  await lastUsed("29 days 23 hours 59 minutes");
  expect(await authenticate(token)).toEqual(caller);
  await lastUsed("30 days 1 second");
  expect(await authenticate(token)).toBe("expired");
  expect(await authenticate(token)).toBe("expired");
});

test("an expired session is told so for 30 days more, then nothing is left of it", async () => {
  await lastUsed("59 days");
  await forgetOld(db);
  expect(await authenticate(token)).toBe("expired");
  await lastUsed("61 days");
  await forgetOld(db);
  expect(await authenticate(token)).toBeUndefined();
});

test("an expired session is as unknown as any other once its account is closed", async () => {
  await lastUsed("31 days");
  await db.updateTable("users").set({ erasing_since: new Date() }).execute();
  expect(await authenticate(token)).toBeUndefined();
  expect(await authenticate(token, { alsoClosed: true })).toBe("expired");
});

test("a use prolongs the session", async () => {
  await lastUsed("29 days");
  await authenticate(token);
  expect(await secondsSinceUse()).toBeLessThan(60);
});

test("writes at most once a minute", async () => {
  await lastUsed("50 seconds");
  await authenticate(token);
  expect(await secondsSinceUse()).toBeGreaterThanOrEqual(50);
});

test("does not wait for a process that notes a use of the same session", async () => {
  await lastUsed("2 minutes");
  await db.transaction().execute(async (other) => {
    await sql`update sessions set last_used_at = now()`.execute(other);
    expect(await authenticate(token)).toEqual(caller);
  });
  expect(await secondsSinceUse()).toBeLessThan(60);
});

test("recognises each of many concurrent callers", async () => {
  const known = await Promise.all([token, createToken(), token].map((one) => authenticate(one)));
  expect(known).toEqual([caller, undefined, caller]);
});
