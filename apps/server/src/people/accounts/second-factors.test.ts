import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countRowsWith } from "../../../test/rows-with.ts";
import { mountAccounts } from "../../../test/mount-accounts.ts";
import type { TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import {
  addPasskey,
  addTotp,
  asked,
  confirmNow,
  makeOwner,
  origin,
  ownPassword,
} from "@colophon/testing/test-factors";
import { letters, queuedLetters } from "../../../test/test-letters.ts";
import { createTestPasskey } from "@colophon/testing/test-passkey";

const { db } = await createTestDatabase();
const config = { publicUrl: origin, rateLimits: false };
const app = await createTestApp({ db }, (server, bind) =>
  mountAccounts(server, bind, { db, letters, config }),
);
const guarded = await createTestApp({ db, rateLimits: true }, (server, bind) =>
  mountAccounts(server, bind, { db, letters, config: { ...config, rateLimits: true } }),
);

let owner: TestUser;
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  owner = await makeOwner(db);
});
afterEach(() => {
  vi.useRealTimers();
});

const logIn = (more: object = {}, server = app) =>
  send(server, "POST", "/api/auth/login", { body: { email: owner.email, password: ownPassword, ...more } });
const challengeOf = async () => asked(await logIn()).challenge;
const kinds = async () => (await queuedLetters(db)).map(({ kind }) => kind);
async function events(): Promise<string[]> {
  return (await db.selectFrom("security_events").select("kind").orderBy("id").execute()).map(
    ({ kind }) => kind,
  );
}
/** Stops only this process's clock, which codes are compared with. */
function stopClock(at = Date.now()): void {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
}

describe("without a second factor", () => {
  test("logging in asks for none", async () => {
    expect((await logIn()).status).toBe(200);
    expect((await send(app, "GET", "/api/auth/me", { token: owner.token })).answer).toMatchObject({
      hasSecondFactor: false,
    });
  });

  test("an account with an unconfirmed address can add none, since it could not be recovered", async () => {
    await db.updateTable("users").set({ email_confirmed_at: null }).execute();
    await confirmNow(db, owner);
    for (const url of ["/api/user/totp", "/api/user/passkeys/options"])
      expect(await send(app, "POST", url, { token: owner.token })).toEqual(refusal("email_not_confirmed"));
  });
});

describe("an authenticator app", () => {
  test("takes effect with its first code, with a letter, an event and ten recovery codes", async () => {
    await confirmNow(db, owner);
    const wrong = { token: owner.token, body: { code: "000000" } };
    expect(await send(app, "PUT", "/api/user/totp", wrong)).toEqual(refusal("not_found"));
    await send(app, "POST", "/api/user/totp", { token: owner.token });
    expect(await send(app, "PUT", "/api/user/totp", { ...wrong, body: { code: "abc" } })).toEqual(
      refusal("new_code_wrong"),
    );
    expect((await logIn()).status).toBe(200);
    const { recoveryCodes } = await addTotp(app, db, owner);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await kinds()).toEqual(["factorAdded"]);
    expect(await events()).toEqual(["logged_in", "totp_added"]);
    expect(await send(app, "POST", "/api/user/totp", { token: owner.token })).toEqual(refusal("totp_exists"));
  });

  test("accepts a code once, also when the clock is a step off", async () => {
    stopClock();
    const { code } = await addTotp(app, db, owner);
    const first = await logIn();
    expect(first).toMatchObject({ status: 401, answer: { code: "second_factor_required" } });
    expect(asked(first).methods).toEqual(["totp", "recovery_code"]);
    // A bystander may have seen the code that set it up.
    const used = await logIn({ challenge: asked(first).challenge, code: code() });
    expect(used).toMatchObject({ status: 401, answer: { code: "wrong_code" } });
    const ahead = code(1);
    expect((await logIn({ challenge: asked(used).challenge, code: ahead })).status).toBe(200);
    expect(asked(await logIn({ challenge: await challengeOf(), code: ahead })).code).toBe("wrong_code");
    vi.setSystemTime(Date.now() + 90_000);
    expect(
      (await logIn({ challenge: await challengeOf(), code: ` ${code(-1).replace(/^.../, "$& ")}` })).status,
    ).toBe(200);
    expect(await events()).toContain("second_factor_failed");
  });

  test("is no longer required once it is removed, and recovery codes are useless then", async () => {
    await addTotp(app, db, owner);
    expect((await send(app, "DELETE", "/api/user/totp", { token: owner.token })).status).toBe(204);
    expect((await logIn()).status).toBe(200);
    expect(await db.selectFrom("recovery_codes").selectAll().execute()).toEqual([]);
    expect(await kinds()).toEqual(["factorAdded", "factorRemoved"]);
    expect(await send(app, "DELETE", "/api/user/totp", { token: owner.token })).toEqual(refusal("not_found"));
  });

  test("one of two concurrent log-ins with one code counts", async () => {
    stopClock();
    const { code } = await addTotp(app, db, owner);
    const challenges = [await challengeOf(), await challengeOf()];
    const given = code(1);
    const answers = await Promise.all(challenges.map((challenge) => logIn({ challenge, code: given })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });
});

describe("a challenge", () => {
  test("is valid once, for its account and its purpose", async () => {
    stopClock();
    const { code } = await addTotp(app, db, owner);
    const challenge = await challengeOf();
    await logIn({ challenge, code: "000000" });
    expect(asked(await logIn({ challenge, code: code(1) })).code).toBe("second_factor_required");
    const confirming = await send(app, "POST", "/api/auth/confirm/challenge", { token: owner.token });
    const other = { challenge: asked(confirming).challenge, code: code(1) };
    expect(asked(await logIn(other)).code).toBe("second_factor_required");
    expect((await logIn({ challenge: await challengeOf(), code: code(1) })).status).toBe(200);
  });

  test("expires after ten minutes", async () => {
    const { code } = await addTotp(app, db, owner);
    const challenge = await challengeOf();
    await sql`update auth_challenges set expires_at = expires_at - interval '10 minutes'`.execute(db);
    expect(asked(await logIn({ challenge, code: code(1) })).code).toBe("second_factor_required");
  });
});

describe("recovery codes", () => {
  test("each work once, however they are typed, and say how many are left", async () => {
    const { recoveryCodes } = await addTotp(app, db, owner);
    const [first = "", second = ""] = recoveryCodes ?? [];
    expect((await logIn({ challenge: await challengeOf(), code: first.toLowerCase() })).status).toBe(200);
    expect(asked(await logIn({ challenge: await challengeOf(), code: first })).code).toBe("wrong_code");
    expect((await logIn({ challenge: await challengeOf(), code: second.replaceAll("-", " ") })).status).toBe(
      200,
    );
    expect((await send(app, "GET", "/api/user/factors", { token: owner.token })).answer).toMatchObject({
      recoveryCodesLeft: 8,
    });
    expect((await kinds()).filter((kind) => kind === "recoveryCodeUsed")).toHaveLength(2);
    expect(await events()).toContain("recovery_code_used");
  });

  test("are ten, and each works once", async () => {
    const { recoveryCodes } = await addTotp(app, db, owner);
    const codes = recoveryCodes ?? [];
    expect(codes).toHaveLength(10);
    const openWith = async (code: string) => (await logIn({ challenge: await challengeOf(), code })).status;
    for (const code of codes) expect([await openWith(code), await openWith(code)]).toEqual([200, 401]);
  });

  test("are stored only as hashes, and replaced by new ones", async () => {
    const { recoveryCodes } = await addTotp(app, db, owner);
    const { rows } = await sql<{
      row: string;
    }>`select recovery_codes::text as row from recovery_codes`.execute(db);
    expect(rows).toHaveLength(10);
    for (const code of recoveryCodes ?? [])
      for (const clear of [code, code.replaceAll("-", "")])
        expect(await countRowsWith(db, "recovery_codes", clear)).toBe(0);
    const { answer } = await send(app, "POST", "/api/user/recovery-codes", { token: owner.token });
    const made = (answer as { recoveryCodes: string[] }).recoveryCodes;
    expect(made).toHaveLength(10);
    const [old = "", fresh = ""] = [recoveryCodes?.[0], made[0]];
    expect(asked(await logIn({ challenge: await challengeOf(), code: old })).code).toBe("wrong_code");
    expect((await logIn({ challenge: await challengeOf(), code: fresh })).status).toBe(200);
  });

  test("aren't made for an account without a second factor", async () => {
    await confirmNow(db, owner);
    expect(await send(app, "POST", "/api/user/recovery-codes", { token: owner.token })).toEqual(
      refusal("not_found"),
    );
  });
});

describe("a passkey", () => {
  const passkeyChallenge = async () =>
    asked(await send(app, "POST", "/api/auth/passkeys/challenge")).challenge;
  const logInWith = (body: object) => send(app, "POST", "/api/auth/login/passkey", { body });

  test("logs in alone, without typing an address, and its challenge is valid once", async () => {
    const { passkey, recoveryCodes } = await addPasskey(app, db, owner);
    expect(recoveryCodes).toHaveLength(10);
    const challenge = await passkeyChallenge();
    const answer = passkey.use({ challenge, origin });
    expect(await logInWith({ challenge, passkey: answer })).toMatchObject({
      status: 200,
      answer: { user: { email: owner.email, hasSecondFactor: true } },
    });
    expect(await logInWith({ challenge, passkey: answer })).toEqual(refusal("passkey_refused"));
  });

  test("is a second factor beside the password", async () => {
    const { passkey } = await addPasskey(app, db, owner);
    const { challenge, methods } = asked(await logIn());
    expect(methods).toEqual(["passkey", "recovery_code"]);
    expect((await logIn({ challenge, passkey: passkey.use({ challenge, origin }) })).status).toBe(200);
  });

  test.each([
    ["signed on another site", { origin: "https://colophon.example.thieves.example" }],
    ["made for another site", { site: "thieves.example" }],
    ["without its owner having been verified", { isVerified: false }],
    ["signed for another challenge", { challenge: "x".repeat(43) }],
  ])("%s is refused", async (_name, wrong) => {
    const { passkey } = await addPasskey(app, db, owner);
    const challenge = await passkeyChallenge();
    const answer = passkey.use({ challenge, origin, ...wrong });
    expect(await logInWith({ challenge, passkey: answer })).toEqual(refusal("passkey_refused"));
  });

  test.each([
    ["nobody", undefined],
    ["an empty one", ""],
    ["another account", Buffer.from(crypto.randomUUID().replaceAll("-", ""), "hex").toString("base64url")],
  ])("that names %s as its user is refused", async (_name, userHandle) => {
    const { passkey } = await addPasskey(app, db, owner);
    const challenge = await passkeyChallenge();
    const { response, ...rest } = passkey.use({ challenge, origin });
    const answer = { ...rest, response: { ...response, userHandle } };
    expect(await logInWith({ challenge, passkey: answer })).toEqual(refusal("passkey_refused"));
  });

  test.each([
    ["on another site", { origin: "https://thieves.example" }],
    ["for another site", { site: "thieves.example" }],
    ["without verification", { isVerified: false }],
  ])("made %s is not added", async (_name, wrong) => {
    await confirmNow(db, owner);
    const options = await send(app, "POST", "/api/user/passkeys/options", { token: owner.token });
    const { challenge } = asked(options);
    const passkey = createTestPasskey().make({ challenge, origin, ...wrong });
    const body = { challenge, name: "A key", passkey };
    expect(await send(app, "POST", "/api/user/passkeys", { token: owner.token, body })).toEqual(
      refusal("new_passkey_refused"),
    );
  });

  test("that was copied is detected by its counter, and blocked with a letter", async () => {
    const { passkey } = await addPasskey(app, db, owner);
    const use = async (counter?: number) => {
      const challenge = await passkeyChallenge();
      return logInWith({
        challenge,
        passkey: passkey.use({ challenge, origin, ...(counter === undefined ? {} : { counter }) }),
      });
    };
    expect((await use(7)).status).toBe(200);
    expect(await use(7)).toEqual(refusal("passkey_refused"));
    expect(await use(8)).toEqual(refusal("passkey_refused"));
    expect((await send(app, "GET", "/api/user/factors", { token: owner.token })).answer).toMatchObject({
      passkeys: [{ name: "Firefox, Linux", isBlocked: true }],
    });
    expect(await kinds()).toContain("passkeyBlocked");
    expect(await events()).toContain("passkey_blocked");
    expect(asked(await logIn()).methods).toEqual(["recovery_code"]);
  });

  test("without a counter isn't taken for a copy", async () => {
    const { passkey } = await addPasskey(app, db, owner);
    await db.updateTable("passkeys").set({ counter: 0 }).execute();
    for (let times = 0; times < 2; times++) {
      const challenge = await passkeyChallenge();
      expect(
        (await logInWith({ challenge, passkey: passkey.use({ challenge, origin, counter: 0 }) })).status,
      ).toBe(200);
    }
  });

  test("whose signature is forged blocks nothing", async () => {
    const { passkey } = await addPasskey(app, db, owner);
    const challenge = await passkeyChallenge();
    const answer = passkey.use({ challenge, origin, counter: 0 });
    answer.response.signature = passkey.use({ challenge: "x".repeat(43), origin }).response.signature;
    expect(await logInWith({ challenge, passkey: answer })).toEqual(refusal("passkey_refused"));
    expect((await send(app, "GET", "/api/user/factors", { token: owner.token })).answer).toMatchObject({
      passkeys: [{ isBlocked: false }],
    });
  });

  test("of another account isn't a second factor, and can't be added to another account", async () => {
    await addTotp(app, db, owner);
    const other = await makeOwner(db);
    const { passkey } = await addPasskey(app, db, other);
    const challenge = await challengeOf();
    const answer = await logIn({ challenge, passkey: passkey.use({ challenge, origin }) });
    expect(answer).toMatchObject({ status: 401, answer: { code: "passkey_refused" } });
    const options = await send(app, "POST", "/api/user/passkeys/options", { token: owner.token });
    const made = passkey.make({ challenge: asked(options).challenge, origin });
    const body = { challenge: asked(options).challenge, name: "Stolen", passkey: made };
    expect(await send(app, "POST", "/api/user/passkeys", { token: owner.token, body })).toEqual(
      refusal("passkey_exists"),
    );
  });

  test("is named, listed and removed, with letters", async () => {
    await addPasskey(app, db, owner);
    const list = async () =>
      (await send(app, "GET", "/api/user/factors", { token: owner.token })).answer as {
        passkeys: { id: string; name: string }[];
      };
    const id = (await list()).passkeys[0]?.id ?? "";
    const url = `/api/user/passkeys/${id}`;
    expect(
      (await send(app, "PATCH", url, { token: owner.token, body: { name: " My  phone " } })).status,
    ).toBe(204);
    expect((await list()).passkeys).toMatchObject([{ name: "My phone" }]);
    const stranger = await makeOwner(db);
    await confirmNow(db, stranger);
    expect(await send(app, "DELETE", url, { token: stranger.token })).toEqual(refusal("not_found"));
    expect((await send(app, "DELETE", url, { token: owner.token })).status).toBe(204);
    expect(await list()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect(await kinds()).toEqual(["factorAdded", "factorRemoved"]);
    expect((await logIn()).status).toBe(200);
  });
});

test("a person who has only the password can't guess a code", async () => {
  await addTotp(app, db, owner);
  await db.deleteFrom("attempts").execute();
  const guess = async () => {
    const { challenge } = asked(await logIn({}, guarded));
    return logIn({ challenge, code: "000000" }, guarded);
  };
  for (let attempt = 0; attempt < 5; attempt++) expect(asked(await guess()).code).toBe("wrong_code");
  expect(await guess()).toEqual(refusal("rate_limited"));
});
