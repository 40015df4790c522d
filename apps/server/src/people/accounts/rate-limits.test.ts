import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { refusal, send } from "@colophon/testing/send";
import { letPass } from "../../../test/let-pass.ts";
import { patience } from "@colophon/testing/patience";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { confirmAddress, letters, queuedLetters } from "../../../test/test-letters.ts";
import { mountAccounts } from "../../../test/mount-accounts.ts";
import { countFailure } from "./guard-log-in.ts";

const { db } = await createTestDatabase();
const publicUrl = "https://colophon.example";

const createApp = (rateLimits: boolean) =>
  createTestApp({ db, rateLimits }, (server, bind) =>
    mountAccounts(server, bind, { db, letters, config: { publicUrl, rateLimits } }),
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
  error: "Too many requests. Please try again later.",
  code: "rate_limited",
});

/** Keeps waits from ending while the test runs. */
async function prolongWaits(): Promise<void> {
  await sql`update attempts set next_at = next_at + interval '1 hour'
    where next_at > ends_at - interval '1 hour'`.execute(db);
}

/** Seconds between the last attempt and the next, for the only subject in the table. */
async function waitOf(): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from next_at - (ends_at - interval '1 hour'))::int as seconds from attempts
    order by number desc limit 1`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** Without the letter of sign-up. */
async function queued() {
  return (await queuedLetters(db)).filter(({ kind }) => kind !== "confirmAddress");
}

async function lettersOf(kind: string) {
  return (await queued()).filter((letter) => letter.kind === kind);
}

async function expectQueued(kind: string, count: number): Promise<void> {
  await expect.poll(async () => (await lettersOf(kind)).length, patience).toBe(count);
}

async function mailedToken(): Promise<string | undefined> {
  await expect.poll(async () => (await queued()).length, patience).toBe(1);
  return (await queued())[0]?.token;
}

beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
  await db.deleteFrom("letters").execute();
});

describe("one address, from one client", () => {
  test.each([
    ["/login", 10, 1, { password: wrong }],
    ["/register", 5, 60, { full_name: "Ada", password }],
    ["/password/forgot", 5, 60, {}],
  ])(
    "%s takes %i attempts, in any spelling; then each wait is twice as long",
    async (path, max, first, fields) => {
      const app = await createApp(true);
      const attempt = (n: number) => {
        const email = n % 2 === 0 ? "limited@writers.example" : "LIMITED@writers.example";
        return post(app, path, { ...fields, email });
      };
      for (let n = 1; n <= max; n++) expect((await attempt(n)).statusCode).not.toBe(429);
      let before = first / 2;
      for (let n = 1; n <= 4; n++) {
        const early = await waitOf();
        expect(early / before).toBe(2);
        before = early;
        await letPass(db, early);
        expect((await attempt(max)).statusCode).not.toBe(429);
      }
      expect(await attempt(max)).toMatchObject({ statusCode: 429, body: rateLimited });
      await letPass(db, -3600);
      const refused = await attempt(max);
      expect(refused.retryAfter).toBeGreaterThan(3600);
      const other = await post(app, path, { ...fields, email: `other${max}@writers.example` });
      expect(other.statusCode).not.toBe(429);
      const elsewhere = await post(
        app,
        path,
        { ...fields, email: "limited@writers.example" },
        "198.51.100.1",
      );
      expect(elsewhere.statusCode).not.toBe(429);
      await letPass(db, 9000);
      expect((await attempt(max)).statusCode).not.toBe(429);
    },
  );

  test("logging in resets earlier failures", async () => {
    const app = await createApp(true);
    const email = "typist@writers.example";
    await post(app, "/register", { full_name: "Ada", email, password });
    for (let round = 1; round <= 3; round++) {
      for (let n = 1; n <= 5; n++) await post(app, "/login", { email, password: wrong });
      expect(await post(app, "/login", { email, password })).toMatchObject({ statusCode: 200 });
    }
  });

  test("two processes count together, and so do concurrent attempts", async () => {
    const apps = await Promise.all([createApp(true), createApp(true)]);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        post(apps[n % 2] ?? apps[0], "/password/forgot", { email: "both@writers.example" }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(5);
  });
});

describe("a hundred failures in an hour, from everywhere", () => {
  const email = "famous@writers.example";
  let app: App;
  /** The secret that the owner's browser kept. */
  let device: string;

  /** 99 counted as a log-in counts them, without their hashes; the last one by logging in. */
  const failOften = async (address: string) => {
    const attempt = { email: address, device: undefined, client: "" };
    for (let n = 1; n < 100; n++) await countFailure(db, attempt);
    await post(app, "/login", { email: address, password: wrong }, "198.51.100.1");
  };

  beforeEach(async () => {
    app = await createApp(true);
    await db.deleteFrom("users").where("email", "=", email).execute();
    await post(app, "/register", { full_name: "Famous", email, password });
    const { body } = await post(app, "/login", { email, password });
    ({ device } = JSON.parse(body) as { device: string });
    await failOften(email);
  });

  test("lock no one out on a known device", async () => {
    expect(await post(app, "/login", { email, password, device }, "203.0.113.9")).toMatchObject({
      statusCode: 200,
    });
    for (let n = 0; n < 10; n++) await post(app, "/login", { email, password: wrong, device });
    await prolongWaits();
    expect(await post(app, "/login", { email, password, device })).toMatchObject({ statusCode: 429 });
  });

  test("answer other devices alike, with the right password and a wrong one", async () => {
    const right = await post(app, "/login", { email, password }, "203.0.113.1");
    const guessed = await post(app, "/login", { email, password: wrong }, "203.0.113.2");
    expect(right).toMatchObject({
      statusCode: 401,
      body: expect.stringContaining("device_not_known") as string,
    });
    expect(guessed).toEqual(right);
    await app.close();
    expect(await queued()).toMatchObject([{ kind: "deviceLink", to: email }]);
  });

  test("an address without an account gets the same answer as one with", async () => {
    const nobody = "nobody@writers.example";
    await failOften(nobody);
    const answer = await post(app, "/login", { email: nobody, password }, "203.0.113.1");
    expect(answer).toEqual(await post(app, "/login", { email, password: wrong }, "203.0.113.2"));
  });

  test("the mailed link makes the device known, once, and only to its account", async () => {
    await post(app, "/login", { email, password }, "203.0.113.1");
    const token = await mailedToken();
    const confirmed = await post(app, "/devices/confirm", { token }, "203.0.113.1");
    expect(confirmed.statusCode).toBe(200);
    const { device: known } = JSON.parse(confirmed.body) as { device: string };
    expect(await post(app, "/login", { email, password, device: known }, "203.0.113.1")).toMatchObject({
      statusCode: 200,
    });
    expect(await post(app, "/devices/confirm", { token })).toMatchObject({ statusCode: 422 });
  });

  describe("and letters about passwords until no more may go to the address", () => {
    beforeEach(async () => {
      await confirmAddress(db, email);
      for (let n = 1; n <= 6; n++) await post(app, "/password/forgot", { email }, `198.51.100.${n}`);
      await expectQueued("passwordReset", 5);
    });

    test("keep no device link from the owner, who knows the password", async () => {
      await post(app, "/login", { email, password }, "203.0.113.1");
      await expectQueued("deviceLink", 1);
    });

    test("keep no recovery link from the owner, who knows the password", async () => {
      const { id: user_id } = await db
        .selectFrom("users")
        .select("id")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      await db
        .insertInto("totp_secrets")
        .values({ user_id, secret: Buffer.alloc(1), enabled_at: new Date() })
        .execute();
      expect(await post(app, "/recovery", { email, password, device })).toMatchObject({ statusCode: 204 });
      expect(await lettersOf("recoveryLink")).toHaveLength(1);
    });

    test("don't lock out the browser in which the owner sets a new password", async () => {
      const token = (await lettersOf("passwordReset"))[0]?.token;
      const renewed = "another long enough secret";
      const reset = await post(app, "/password/reset", { token, password: renewed }, "203.0.113.1");
      expect(reset.statusCode).toBe(200);
      const known = JSON.parse(reset.body) as { device: string };
      const logIn = { email, password: renewed };
      expect(await post(app, "/login", { ...logIn, ...known }, "203.0.113.1")).toMatchObject({
        statusCode: 200,
      });
      // The earlier ones are forgotten, as others are unknown.
      for (const given of [{ device }, {}])
        expect(await post(app, "/login", { ...logIn, ...given }, "203.0.113.1")).toMatchObject({
          statusCode: 401,
          body: expect.stringContaining("device_not_known") as string,
        });
    });

    test("and the owner's own letters are limited, too", async () => {
      for (let n = 1; n <= 7; n++) await post(app, "/login", { email, password }, `203.0.113.${n}`);
      await app.close();
      expect(await lettersOf("deviceLink")).toHaveLength(5);
    });
  });

  test("an expired link is refused", async () => {
    await post(app, "/login", { email, password }, "203.0.113.1");
    const token = await mailedToken();
    await db
      .updateTable("device_links")
      .set({ expires_at: sql`now()` })
      .execute();
    expect(await post(app, "/devices/confirm", { token })).toMatchObject({ statusCode: 422 });
  });

  test("a device of one account is unknown to another", async () => {
    const other = "other-famous@writers.example";
    await failOften(other);
    expect(await post(app, "/login", { email: other, password, device }, "203.0.113.1")).toMatchObject({
      statusCode: 401,
      body: expect.stringContaining("device_not_known") as string,
    });
  });
});

describe("one client, with many addresses", () => {
  test.each([
    ["/login", 60],
    ["/register", 60],
    ["/password/forgot", 30],
    ["/password/reset", 30],
    ["/devices/confirm", 30],
  ])("%s takes %i attempts in ten minutes, good or bad", async (path, max) => {
    const app = await createApp(true);
    for (let n = 1; n <= max; n++) expect((await post(app, path, {})).statusCode).toBe(400);
    const refused = await post(app, path, {});
    expect(refused).toMatchObject({ statusCode: 429, body: rateLimited });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect((await post(app, path, {}, "192.0.2.2")).statusCode).toBe(400);
  });
});

test("a mailbox gets at most five letters in a row, whatever clients request them", async () => {
  const app = await createApp(true);
  const email = "asked-for@writers.example";
  await post(app, "/register", { full_name: "Ada", email, password });
  for (let n = 1; n <= 9; n++) await post(app, "/password/forgot", { email }, `198.51.100.${n}`);
  await app.close();
  expect((await queued()).filter(({ to }) => to === email)).toHaveLength(5);
});

test("a signed-in user can't try out addresses or spend hashes without limit either", async () => {
  const app = await createApp(true);
  const email = "signed-in@writers.example";
  await post(app, "/register", { full_name: "Ada", email, password });
  let { token } = JSON.parse((await post(app, "/login", { email, password })).body) as { token: string };
  const put = (path: string, body: object) => send(app, "PUT", `/api/auth/${path}`, { token, body });
  const taken = { email: "taken@writers.example", password };
  await post(app, "/register", { ...taken, full_name: "Grace" }, "192.0.2.2");
  await confirmAddress(db, taken.email);
  expect(await put("email", taken)).toEqual(refusal("confirmation_needed"));
  const confirmed = await send(app, "POST", "/api/auth/confirm", { token, body: { password } });
  ({ token } = confirmed.answer as { token: string });
  for (let n = 1; n <= 5; n++) expect(await put("email", taken)).toEqual(refusal("email_taken"));
  expect(await put("email", taken)).toEqual(refusal("rate_limited"));
  for (let n = 1; n <= 25; n++) await put("email", {});
  expect(await put("email", { email, password })).toEqual(refusal("rate_limited"));
  for (let n = 1; n <= 30; n++) await put("password", {});
  expect(await put("password", { password, new_password: password })).toEqual(refusal("rate_limited"));
});

test("attempts are unlimited when limits are off", async () => {
  const app = await createApp(false);
  for (let n = 1; n <= 11; n++) {
    const attempt = await post(app, "/password/forgot", { email: "ada@writers.example" });
    expect(attempt.statusCode).toBe(204);
  }
  for (let n = 1; n <= 61; n++) expect((await post(app, "/login", {})).statusCode).toBe(400);
});
