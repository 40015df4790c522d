import { beforeEach, describe, expect, test } from "vitest";
import { refusal, send, sendConfirmed } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { confirmAddress, letters, queuedLetters } from "../../../test/test-letters.ts";
import { mountAccounts } from "../../../test/mount-accounts.ts";

const { db } = await createTestDatabase();
const publicUrl = "https://colophon.example";
const config = { publicUrl, rateLimits: false };
const app = await createTestApp({ db }, (server, bind) =>
  mountAccounts(server, bind, { db, letters, config }),
);
const guarded = await createTestApp({ db, rateLimits: true }, (server, bind) =>
  mountAccounts(server, bind, { db, letters, config: { ...config, rateLimits: true } }),
);

const password = "a long enough secret";
const new_password = "another long secret";
const email = "Ada@writers.example";

const register = (address: string) =>
  send(app, "POST", "/api/auth/register", { body: { full_name: "Ada", email: address, password } });
const logIn = (credentials: { email: string; password: string }) =>
  send(app, "POST", "/api/auth/login", { body: credentials });
async function openSession(): Promise<{ token: string }> {
  const { token } = (await logIn({ email, password })).answer as { token: string };
  return { token };
}
const isLive = async ({ token }: { token: string }) =>
  (await send(app, "GET", "/api/auth/me", { token })).status === 200;

const kinds = async () =>
  (await queuedLetters(db)).map(({ kind }) => kind).filter((kind) => kind !== "confirmAddress");

/** The device that the account was opened on. */
let first: string;
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  first = ((await register(email)).answer as { device: string }).device;
  // What is tested here are sessions that logging in opens.
  await db.deleteFrom("sessions").execute();
});

describe("a new password", () => {
  const put = (
    by: { token: string },
    { password: given, ...body }: { password: string; new_password: string },
  ) => sendConfirmed(app, "PUT", "/api/auth/password", { by, body, password: given });

  test("replaces the present one and ends the other sessions", async () => {
    const [session, other] = [await openSession(), await openSession()];
    expect(await put(session, { password, new_password })).toEqual({ status: 204, answer: undefined });
    expect(await isLive(session)).toBe(true);
    expect(await isLive(other)).toBe(false);
    expect((await logIn({ email, password })).status).toBe(401);
    expect((await logIn({ email, password: new_password })).status).toBe(200);
  });

  test("is reported to a confirmed address, once for each change", async () => {
    const session = await openSession();
    await put(session, { password, new_password });
    expect(await kinds()).toEqual([]);
    await confirmAddress(db, email);
    await put(session, { password: new_password, new_password: "a third long secret" });
    await put(session, { password: "a third long secret", new_password });
    expect(await kinds()).toEqual(["passwordChanged", "passwordChanged"]);
  });

  test("needs the present one, and must be long enough", async () => {
    const [session, other] = [await openSession(), await openSession()];
    expect(await put(session, { password: "a guess at it", new_password })).toEqual(
      refusal("wrong_password"),
    );
    expect(await put(session, { password, new_password: "short" })).toEqual(
      refusal("validation_failed", { new_password: "too_short" }),
    );
    expect(await isLive(other)).toBe(true);
    expect((await logIn({ email, password })).status).toBe(200);
  });

  test("one of two concurrent changes in two sessions is accepted", async () => {
    const sessions = [await openSession(), await openSession()];
    // Both are confirmed before either changes the password, which would refuse the other's confirmation.
    await db.updateTable("sessions").set({ confirmed_at: new Date() }).execute();
    const candidates = ["the first candidate", "the second candidate"];
    const answers = await Promise.all(
      sessions.map(({ token }, place) =>
        send(app, "PUT", "/api/auth/password", { token, body: { new_password: candidates[place] } }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 401]));
    const winner = candidates[answers.findIndex(({ status }) => status === 204)] ?? "";
    expect((await logIn({ email, password: winner })).status).toBe(200);
  });
});

test("a session can't be used to guess the password", async () => {
  const { token } = await openSession();
  const guess = () => send(guarded, "POST", "/api/auth/confirm", { token, body: { password: "a guess" } });
  for (let attempt = 0; attempt < 10; attempt++) expect((await guess()).status).toBe(403);
  expect(await guess()).toEqual(refusal("rate_limited"));
});

describe("a log-in from a device", () => {
  const from = async (device?: string) => {
    const { answer } = await send(app, "POST", "/api/auth/login", { body: { email, password, device } });
    return (answer as { device: string }).device;
  };

  test("that is new is reported to a confirmed address; the account's first and known ones are not", async () => {
    await confirmAddress(db, email);
    expect(await from(first)).toBe(first);
    expect(await kinds()).toEqual([]);
    const second = await from();
    expect(second).not.toBe(first);
    await from(second);
    expect(await kinds()).toEqual(["newDevice"]);
  });

  test("is known only to its own account", async () => {
    await confirmAddress(db, email);
    const device = await from(first);
    await send(app, "POST", "/api/auth/register", {
      body: { full_name: "Bo", email: "bo@writers.example", password },
    });
    await confirmAddress(db, "bo@writers.example");
    const bo = (given?: string) =>
      send(app, "POST", "/api/auth/login", {
        body: { email: "bo@writers.example", password, device: given },
      });
    expect(await kinds()).toEqual([]);
    await bo(device);
    expect(await kinds()).toEqual(["newDevice"]);
  });

  test("that fails is reported to no one", async () => {
    await confirmAddress(db, email);
    await from(first);
    await logIn({ email, password: "not the right secret" });
    expect(await kinds()).toEqual([]);
  });
});
