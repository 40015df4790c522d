import { beforeEach, describe, expect, test } from "vitest";
import { refusal, send } from "../../test/send.ts";
import { createTestApp } from "../../test/test-app.ts";
import { createTestDatabase } from "../../test/test-database.ts";
import { createTestMailServer } from "../../test/test-mail-server.ts";
import { createMailer } from "../mail/mailer.ts";
import { accountRoutes } from "./account-routes.ts";

const { db } = await createTestDatabase();
const mailServer = await createTestMailServer();
const publicUrl = "https://colophon.example";
const mail = createMailer({ smtpUrl: mailServer.url, outboxDir: "", publicUrl, log: { info() {} } });
const config = { publicUrl, rateLimits: false };
const app = await createTestApp({ db }, (server, bind) => accountRoutes(server, bind, { db, mail, config }));
const guarded = await createTestApp({ db, rateLimits: true }, (server, bind) =>
  accountRoutes(server, bind, { db, mail, config: { ...config, rateLimits: true } }),
);

const password = "a long enough secret";
const new_password = "another long secret";
const email = "Ada@writers.example";

const register = (address: string) =>
  send(app, "POST", "/api/auth/register", { body: { full_name: "Ada", email: address, password } });
const logIn = (credentials: { email: string; password: string }) =>
  send(app, "POST", "/api/auth/login", { body: credentials });
async function openSession(): Promise<string> {
  return ((await logIn({ email, password })).answer as { token: string }).token;
}
const isLive = async (token: string) => (await send(app, "GET", "/api/auth/me", { token })).status === 200;

beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await register(email);
});

describe("a new password", () => {
  const put = (token: string, body: object) => send(app, "PUT", "/api/auth/password", { token, body });

  test("replaces the present one and ends the other sessions", async () => {
    const [token, other] = [await openSession(), await openSession()];
    expect(await put(token, { password, new_password })).toEqual({ status: 204, answer: undefined });
    expect(await isLive(token)).toBe(true);
    expect(await isLive(other)).toBe(false);
    expect((await logIn({ email, password })).status).toBe(401);
    expect((await logIn({ email, password: new_password })).status).toBe(200);
  });

  test("needs the present one, and has to be long enough", async () => {
    const [token, other] = [await openSession(), await openSession()];
    expect(await put(token, { password: "a guess at it", new_password })).toEqual(refusal("wrong_password"));
    expect(await put(token, { password, new_password: "short" })).toEqual(
      refusal("validation_failed", { new_password: "too_short" }),
    );
    expect(await isLive(other)).toBe(true);
    expect((await logIn({ email, password })).status).toBe(200);
  });

  test("of two changes at once, one holds", async () => {
    const token = await openSession();
    const candidates = ["the first candidate", "the second candidate"];
    const answers = await Promise.all(
      candidates.map((candidate) => put(token, { password, new_password: candidate })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 403]));
    const winner = candidates[answers.findIndex(({ status }) => status === 204)] ?? "";
    expect((await logIn({ email, password: winner })).status).toBe(200);
  });
});

describe("a new email address", () => {
  const put = (token: string, body: object) => send(app, "PUT", "/api/auth/email", { token, body });

  test("is the one to log in with; other sessions and mailed links end", async () => {
    const [token, other] = [await openSession(), await openSession()];
    const [{ id }] = (await db.selectFrom("users").select("id").execute()) as [{ id: string }];
    const expires_at = new Date(Date.now() + 3_600_000);
    await db
      .insertInto("password_resets")
      .values({ token_hash: Buffer.alloc(32), user_id: id, expires_at })
      .execute();
    const changed = await put(token, { email: "Countess@writers.example", password });
    expect(changed).toMatchObject({ status: 200, answer: { id, email: "Countess@writers.example" } });
    expect(await isLive(token)).toBe(true);
    expect(await isLive(other)).toBe(false);
    expect(await db.selectFrom("password_resets").selectAll().execute()).toEqual([]);
    expect((await logIn({ email, password })).status).toBe(401);
    expect((await logIn({ email: "countess@WRITERS.example", password })).status).toBe(200);
  });

  test("is told to the former one, in the language of the account", async () => {
    const token = await openSession();
    const arrived = mailServer.mails.length;
    await send(app, "PUT", "/api/auth/language", {
      token,
      body: { language: "fr", preferred_language: "fr" },
    });
    await put(token, { email: "countess@writers.example", password });
    const letter = await mailServer.received(arrived + 1);
    expect(letter.to).toMatchObject([{ address: email }]);
    expect(letter.subject).toBe("L’adresse de courriel de votre compte Colophon a changé");
    expect(letter.text).toContain(`\n${publicUrl}/help\n`);
    expect(letter.text).not.toContain("countess");

    // Another spelling is the same mailbox, and a refused change is none.
    await put(token, { email: "Countess@WRITERS.example", password });
    await put(token, { email: "other@writers.example", password: "a guess" });
    await put(token, { email, password });
    expect((await mailServer.received(arrived + 2)).to).toMatchObject([
      { address: "Countess@writers.example" },
    ]);
    expect(mailServer.mails).toHaveLength(arrived + 2);
  });

  test("may be the same in another spelling, and never another account's", async () => {
    await register("grace@writers.example");
    const token = await openSession();
    expect(await put(token, { email: "GRACE@writers.example", password })).toEqual(refusal("email_taken"));
    expect((await put(token, { email: email.toUpperCase(), password })).status).toBe(200);
  });

  test("needs the password and the form of an address", async () => {
    const token = await openSession();
    expect(await put(token, { email: "new@writers.example", password: "a guess" })).toEqual(
      refusal("wrong_password"),
    );
    expect(await put(token, { email: "nowhere", password })).toEqual(
      refusal("validation_failed", { email: "invalid_email" }),
    );
    expect(await send(app, "PUT", "/api/auth/email", { body: { email, password } })).toEqual(
      refusal("unauthorized"),
    );
  });
});

test("a session is no way to guess the password", async () => {
  const token = await openSession();
  const guess = () =>
    send(guarded, "PUT", "/api/auth/password", { token, body: { password: "a guess", new_password } });
  for (let attempt = 0; attempt < 10; attempt++) expect((await guess()).status).toBe(403);
  expect(await guess()).toEqual(refusal("rate_limited"));
});
