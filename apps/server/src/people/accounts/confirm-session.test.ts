import { api } from "@colophon/api";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TestUser } from "@colophon/testing/make-user";
import { mountAccounts } from "../../../test/mount-accounts.ts";
import { refusal, send } from "@colophon/testing/send";
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

const confirm = (body: object) => send(app, "POST", "/api/auth/confirm", { token: owner.token, body });
const changeEmail = () =>
  send(app, "PUT", "/api/auth/email", { token: owner.token, body: { email: "new@writers.example" } });
const unconfirm = () => sql`update sessions set confirmed_at = null`.execute(db);

test("address, password, factors, export, erasure, transfer and every act of an operator need a confirmed session", () => {
  const looks = ["POST /api/operator/find"];
  const acts = endpointKeys.filter((key) => key.startsWith("POST /api/operator/") && !looks.includes(key));
  expect(guardedKeys).toEqual(expect.arrayContaining(acts));
  expect(guardedKeys.filter((key) => !acts.includes(key)).toSorted()).toEqual(
    [
      "PUT /api/auth/email",
      "PUT /api/auth/password",
      "POST /api/ip/{id}/transfer",
      "POST /api/user/passkeys/options",
      "POST /api/user/passkeys",
      "DELETE /api/user/passkeys/{id}",
      "POST /api/user/totp",
      "PUT /api/user/totp",
      "DELETE /api/user/totp",
      "POST /api/user/recovery-codes",
      "GET /api/user/export",
      "DELETE /api/user",
    ].toSorted(),
  );
});

test.each(guardedKeys)("%s needs more than a token", async (key) => {
  const [method = "", template = ""] = key.split(" ");
  const url = routeOf(template).replace(":id", "5b3c1f4e-0000-4000-8000-000000000000");
  const answer = await send(bound, method as "GET", url, { token: owner.token });
  expect(answer).toEqual(refusal("confirmation_needed"));
  expect(handled).not.toHaveBeenCalled();
});

describe("confirming", () => {
  test("with the password lasts ten minutes, in this session only", async () => {
    expect(await changeEmail()).toEqual(refusal("confirmation_needed"));
    expect(await confirm({ password: "a guess" })).toEqual(refusal("wrong_password"));
    expect(await confirm({})).toEqual(refusal("wrong_password"));
    expect(await changeEmail()).toEqual(refusal("confirmation_needed"));
    expect((await confirm({ password: ownPassword })).status).toBe(204);
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
    expect((await confirm({ challenge, passkey: passkey.use({ challenge, origin }) })).status).toBe(204);
    await unconfirm();
    const again = asked(await confirm({})).challenge;
    expect((await confirm({ challenge: again, code: code(1) })).status).toBe(204);
    expect((await changeEmail()).status).toBe(200);
  });

  test("without one, asks for the password", async () => {
    const how = await send(app, "POST", "/api/auth/confirm/challenge", { token: owner.token });
    expect(asked(how).methods).toEqual(["password"]);
  });
});
