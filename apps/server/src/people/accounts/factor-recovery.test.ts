import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { TestUser } from "@colophon/testing/make-user";
import { mountAccounts } from "../../../test/mount-accounts.ts";
import { refusal, send } from "@colophon/testing/send";
import { patience } from "@colophon/testing/patience";
import { makeApiToken } from "../../../test/make-api-token.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { addPasskey, addTotp, asked, makeOwner, origin, ownPassword } from "@colophon/testing/test-factors";
import { letters, queuedLetters } from "../../../test/test-letters.ts";

const { db } = await createTestDatabase();
const config = { publicUrl: origin, rateLimits: false };
const app = await createTestApp({ db }, (server, bind) =>
  mountAccounts(server, bind, { db, letters, config }),
);

let owner: TestUser;
let codes: string[];
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  owner = await makeOwner(db);
  const added = await addTotp(app, db, owner);
  codes = added.recoveryCodes ?? [];
});

const post = (path: string, body: object) => send(app, "POST", `/api/auth${path}`, { body });
const logIn = (more: object = {}) => post("/login", { email: owner.email, password: ownPassword, ...more });
const ask = (password = ownPassword) => post("/recovery", { email: owner.email, password });
const lettersOf = async (kind: string) => (await queuedLetters(db)).filter((letter) => letter.kind === kind);
const linkOf = async (kind: string) => (await lettersOf(kind)).at(-1)?.token ?? "";
const letPass = (hours: number) =>
  sql`update factor_recoveries set ready_at = ready_at - make_interval(hours => ${hours}),
    expires_at = expires_at - make_interval(hours => ${hours})`.execute(db);
async function factors(): Promise<{ totp: object | null; recovery: object | null }> {
  const { answer } = await send(app, "GET", "/api/user/factors", { token: owner.token });
  return answer as Awaited<ReturnType<typeof factors>>;
}
async function begin() {
  await ask();
  return post("/recovery/begin", { token: await linkOf("recoveryLink") });
}

describe("when every second factor is lost", () => {
  test("password and mailed link begin a wait; after it the password logs in and removes them all", async () => {
    await makeApiToken(db, owner, "works:read");
    expect((await ask()).status).toBe(204);
    expect((await lettersOf("recoveryLink"))[0]?.to).toBe(owner.email);
    expect((await factors()).recovery).toBeNull();
    const begun = await post("/recovery/begin", { token: await linkOf("recoveryLink") });
    expect(begun.status).toBe(200);
    expect((await factors()).recovery).toEqual(begun.answer);
    expect((await lettersOf("recoveryBegun")).map(({ to }) => to)).toEqual([owner.email]);

    await letPass(71);
    expect((await logIn()).status).toBe(401);
    await letPass(1);
    expect((await logIn()).status).toBe(200);
    const { rows } = await sql<{ left: number }>`select (select count(*) from totp_secrets)
      + (select count(*) from recovery_codes) + (select count(*) from factor_recoveries)
      + (select count(*) from api_tokens) as left`.execute(db);
    expect(rows).toEqual([{ left: 0 }]);
    expect(await lettersOf("factorsRecovered")).toHaveLength(1);
    // All earlier sessions have ended.
    expect((await send(app, "GET", "/api/auth/me", { token: owner.token })).status).toBe(401);
    const events = await db.selectFrom("security_events").select("kind").orderBy("id").execute();
    expect(events.map(({ kind }) => kind)).toEqual([
      "totp_added",
      "recovery_begun",
      "factors_recovered",
      "logged_in",
    ]);
  });

  test("a reminder comes a day before the wait is over, unless it was cancelled", async () => {
    await begin();
    const { rows } = await sql<{ hours: number }>`select
      round(extract(epoch from due_at - now()) / 3600)::int as hours from letters where kind = 'recoveryReminder'`.execute(
      db,
    );
    expect(rows).toEqual([{ hours: 48 }]);
    expect((await lettersOf("recoveryReminder"))[0]).toMatchObject({
      to: owner.email,
      token: await linkOf("recoveryBegun"),
    });
    expect((await post("/recovery/cancel", { token: await linkOf("recoveryReminder") })).status).toBe(204);
    expect(await lettersOf("recoveryReminder")).toEqual([]);
    await begin();
    await letPass(72);
    expect((await logIn()).status).toBe(200);
    expect(await lettersOf("recoveryReminder")).toEqual([]);
  });

  test("each letter can cancel it, also the one to a recently changed address", async () => {
    await sql`insert into former_emails (token_hash, user_id, email, expires_at)
      values ('\\x00', ${owner.id}, 'former@writers.example', now() + interval '1 hour')`.execute(db);
    await begin();
    const sent = await lettersOf("recoveryBegun");
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(["former@writers.example", owner.email]));
    expect((await post("/recovery/cancel", { token: sent[0]?.token })).status).toBe(204);
    expect((await factors()).recovery).toBeNull();
    expect(await post("/recovery/cancel", { token: sent[0]?.token })).toEqual(
      refusal("recovery_link_invalid"),
    );
    await letPass(72);
    expect((await logIn()).status).toBe(401);
  });

  test("a logged-in session cancels it, and so does a second factor: then not all are lost", async () => {
    await begin();
    expect((await send(app, "DELETE", "/api/auth/recovery", { token: owner.token })).status).toBe(204);
    expect((await factors()).recovery).toBeNull();
    await begin();
    const { challenge } = asked(await logIn());
    expect((await logIn({ challenge, code: codes[0] })).status).toBe(200);
    expect((await factors()).recovery).toBeNull();
  });

  test("asking again does not restart it, and it expires a week after the wait", async () => {
    const first = await begin();
    await letPass(10);
    await begin();
    expect((await lettersOf("recoveryBegun")).length).toBe(1);
    expect((await factors()).recovery).not.toEqual(first.answer);
    await letPass(72 + 7 * 24);
    expect((await logIn()).status).toBe(401);
    expect((await factors()).totp).not.toBeNull();
  });

  test("a link is valid once, and for an hour", async () => {
    await ask();
    const token = await linkOf("recoveryLink");
    await sql`update recovery_links set expires_at = now()`.execute(db);
    expect(await post("/recovery/begin", { token })).toEqual(refusal("recovery_link_invalid"));
    await ask();
    const fresh = await linkOf("recoveryLink");
    expect((await post("/recovery/begin", { token: fresh })).status).toBe(200);
    expect(await post("/recovery/begin", { token: fresh })).toEqual(refusal("recovery_link_invalid"));
  });
});

describe("a person who only reads the mail", () => {
  test("does not begin the wait", async () => {
    expect(await ask("a guess at it")).toEqual(refusal("invalid_credentials"));
    expect(await lettersOf("recoveryLink")).toEqual([]);
  });

  test("can't set a new password without a second factor; with one, all factors stay", async () => {
    const { passkey } = await addPasskey(app, db, owner);
    await post("/password/forgot", { email: owner.email });
    await expect.poll(async () => linkOf("passwordReset"), patience).not.toBe("");
    const body = { token: await linkOf("passwordReset"), password: "another long secret" };
    const refused = await post("/password/reset", body);
    expect(refused).toMatchObject({ status: 401, answer: { code: "second_factor_required" } });
    expect(asked(refused).methods).toEqual(["passkey", "totp", "recovery_code"]);
    const { challenge } = asked(
      await post("/password/reset", { ...body, challenge: asked(refused).challenge, code: "000000" }),
    );
    // A challenge of the log-in, not of the reset.
    const other = asked(await logIn()).challenge;
    expect((await post("/password/reset", { ...body, challenge: other, code: codes[1] })).status).toBe(401);
    const proof = { challenge, passkey: passkey.use({ challenge, origin }) };
    expect((await post("/password/reset", { ...body, ...proof })).status).toBe(200);
    const again = await post("/login", { email: owner.email, password: body.password });
    expect(asked(again).methods).toEqual(["passkey", "totp", "recovery_code"]);
    const opened = { challenge: asked(again).challenge, code: codes[0] };
    expect((await post("/login", { email: owner.email, password: body.password, ...opened })).status).toBe(
      200,
    );
  });

  test("takes over an unconfirmed account without its factors: a stranger may have put them there", async () => {
    await db.updateTable("users").set({ email_confirmed_at: null }).execute();
    await post("/password/forgot", { email: owner.email });
    await expect.poll(async () => linkOf("passwordReset"), patience).not.toBe("");
    const body = { token: await linkOf("passwordReset"), password: "another long secret" };
    expect((await post("/password/reset", body)).status).toBe(200);
    expect((await post("/login", { email: owner.email, password: body.password })).status).toBe(200);
  });
});
