import { api } from "@colophon/api";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TestUser } from "@colophon/testing/make-user";
import { mountAccounts } from "../../../test/mount-accounts.ts";
import { type Answer, refusal, send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { addPasskey, addTotp, asked, makeOwner, origin, ownPassword } from "@colophon/testing/test-factors";
import { letters } from "../../../test/test-letters.ts";
import { endpointKeys, routeOf } from "../../base/http/bind.ts";

const { db } = await createTestDatabase();
const config = { publicUrl: origin, rateLimits: false };
const app = await createTestApp({ db }, (server, bind) =>
  mountAccounts(server, bind, { db, letters, config }),
);

/** What a stolen token alone must not do. */
const guardedKeys = endpointKeys.filter((key) => "confirmed" in api[key]);
const handled = vi.fn<() => Promise<never>>(async () => Promise.reject(new Error("handled")));
const bound = await createTestApp({ db }, (_server, bind) => {
  for (const key of guardedKeys) bind(key, handled);
});

let owner: TestUser;
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  owner = await makeOwner(db);
});

/** In the owner's session, whose token is another one from then on. */
async function confirm(body: object): Promise<Answer> {
  const confirmed = await send(app, "POST", "/api/auth/confirm", { token: owner.token, body });
  if (confirmed.status === 200) owner.token = (confirmed.answer as { token: string }).token;
  return confirmed;
}
const changeEmail = () =>
  send(app, "PUT", "/api/auth/email", { token: owner.token, body: { email: "new@writers.example" } });
const unconfirm = () => sql`update sessions set confirmed_at = null`.execute(db);

test("address, password, other sessions, factors, export, erasure, transfer, replies to disputes, ends of licences and every act of an operator need a confirmed session", () => {
  const looks = ["POST /api/operator/find"];
  const acts = endpointKeys.filter((key) => key.startsWith("POST /api/operator/") && !looks.includes(key));
  expect(guardedKeys).toEqual(expect.arrayContaining(acts));
  expect(guardedKeys.filter((key) => !acts.includes(key)).toSorted()).toEqual(
    [
      "PUT /api/auth/email",
      "PUT /api/auth/password",
      "DELETE /api/auth/sessions",
      "DELETE /api/auth/sessions/{id}",
      "POST /api/ip/{id}/transfer",
      "POST /api/certificates/{id}/disputes/{n}/answer",
      "POST /api/certificates/{id}/disputes/{n}/settle",
      "POST /api/licences/{licenceId}/end",
      "POST /api/licences/{licenceId}/revoke",
      "POST /api/user/passkeys/options",
      "POST /api/user/passkeys",
      "DELETE /api/user/passkeys/{id}",
      "POST /api/user/totp",
      "PUT /api/user/totp",
      "DELETE /api/user/totp",
      "POST /api/user/recovery-codes",
      "POST /api/user/tokens",
      "GET /api/user/export",
      "GET /api/user/export.zip",
      "DELETE /api/user",
    ].toSorted(),
  );
});

function ask(key: (typeof endpointKeys)[number], token: string): Promise<Answer> {
  const [method = "", template = ""] = key.split(" ");
  const url = routeOf(template).replace(":id", "5b3c1f4e-0000-4000-8000-000000000000").replace(":n", "0");
  return send(bound, method as "GET", url, { token });
}

describe.each(guardedKeys)("%s", (key) => {
  test("needs more than a token", async () => {
    expect(await ask(key, owner.token)).toEqual(refusal("confirmation_needed"));
    expect(handled).not.toHaveBeenCalled();
  });

  test("is closed to a token stolen before its owner confirmed the session", async () => {
    const stolen = owner.token;
    expect((await confirm({ password: ownPassword })).status).toBe(200);
    expect(await ask(key, stolen)).toEqual(refusal("unauthorized"));
    expect(handled).not.toHaveBeenCalled();
    expect((await ask(key, owner.token)).answer).not.toMatchObject({ code: "confirmation_needed" });
  });
});

describe("confirming", () => {
  test("with the password lasts ten minutes, in this session only", async () => {
    expect(await changeEmail()).toEqual(refusal("confirmation_needed"));
    expect(await confirm({ password: "a guess" })).toEqual(refusal("wrong_password"));
    expect(await confirm({})).toEqual(refusal("wrong_password"));
    expect(await changeEmail()).toEqual(refusal("confirmation_needed"));
    expect((await confirm({ password: ownPassword })).status).toBe(200);
    const login = { email: owner.email, password: ownPassword };
    const { answer } = await send(app, "POST", "/api/auth/login", { body: login });
    const { token } = answer as { token: string };
    const body = { email: "new@writers.example" };
    expect(await send(app, "PUT", "/api/auth/email", { token, body })).toEqual(
      refusal("confirmation_needed"),
    );
    expect((await changeEmail()).status).toBe(200);
    await sql`update sessions set confirmed_at = confirmed_at - interval '10 minutes'`.execute(db);
    expect(await changeEmail()).toEqual(refusal("confirmation_needed"));
  });

  test("with a second factor, a stolen password isn't enough", async () => {
    const { passkey } = await addPasskey(app, db, owner);
    const { code, recoveryCodes } = await addTotp(app, db, owner);
    expect(recoveryCodes).toBeNull();
    await unconfirm();
    const refused = await confirm({ password: ownPassword });
    expect(refused).toMatchObject({ status: 401, answer: { code: "second_factor_required" } });
    expect(await changeEmail()).toEqual(refusal("confirmation_needed"));

    const how = await send(app, "POST", "/api/auth/confirm/challenge", { token: owner.token });
    expect(asked(how).methods).toEqual(["passkey", "totp", "recovery_code"]);
    const { challenge } = asked(how);
    expect((await confirm({ challenge, passkey: passkey.use({ challenge, origin }) })).status).toBe(200);
    await unconfirm();
    const again = asked(await confirm({})).challenge;
    expect((await confirm({ challenge: again, code: code(1) })).status).toBe(200);
    expect((await changeEmail()).status).toBe(200);
  });

  test("without one, asks for the password", async () => {
    const how = await send(app, "POST", "/api/auth/confirm/challenge", { token: owner.token });
    expect(asked(how).methods).toEqual(["password"]);
  });

  test.each(["password", "passkey", "authenticator app", "recovery code"])(
    "with a %s gives the session another token, and ends the earlier one",
    async (way) => {
      const given = await proofBy(way);
      const stolen = owner.token;
      const { answer: before } = await send(app, "GET", "/api/auth/sessions", { token: stolen });
      const confirmed = await confirm(given);
      expect(confirmed).toEqual({
        status: 200,
        answer: { token: expect.not.stringMatching(stolen) as string },
      });
      for (const url of ["/api/auth/me", "/api/user/factors"])
        expect(await send(app, "GET", url, { token: stolen })).toEqual(refusal("unauthorized"));
      expect(await send(app, "POST", "/api/auth/confirm", { token: stolen, body: given })).toEqual(
        refusal("unauthorized"),
      );
      // The same session, in the list and for its owner.
      const { answer: after } = await send(app, "GET", "/api/auth/sessions", { token: owner.token });
      const ids = (sessions: unknown) => (sessions as { id: string }[]).map(({ id }) => id);
      expect(ids(after)).toEqual(ids(before));
      expect((await changeEmail()).status).toBe(200);
    },
  );

  test("that fails leaves the token as it is", async () => {
    expect(await confirm({ password: "a guess" })).toEqual(refusal("wrong_password"));
    expect((await send(app, "GET", "/api/auth/me", { token: owner.token })).status).toBe(200);
  });

  test("twice at once makes one new token", async () => {
    const asks = [1, 2, 3].map(() =>
      send(app, "POST", "/api/auth/confirm", { token: owner.token, body: { password: ownPassword } }),
    );
    const answers = await Promise.all(asks);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });
});

/** What confirms the owner's session this way, with the factor set up for it. */
async function proofBy(way: string): Promise<object> {
  if (way === "password") return { password: ownPassword };
  const { passkey } = way === "passkey" ? await addPasskey(app, db, owner) : { passkey: undefined };
  const totp = passkey ? undefined : await addTotp(app, db, owner);
  await unconfirm();
  const { challenge } = asked(await send(app, "POST", "/api/auth/confirm/challenge", { token: owner.token }));
  if (passkey) return { challenge, passkey: passkey.use({ challenge, origin }) };
  return { challenge, code: way === "recovery code" ? totp?.recoveryCodes?.[0] : totp?.code(1) };
}
