import type { FactorMethod } from "@colophon/api";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { expect } from "vitest";
import { stepAt, totpCode } from "@colophon/server/people/accounts/totp.ts";
import type { Database } from "@colophon/server/base/db/schema.ts";
import { makeUser, type TestUser } from "./make-user.ts";
import { type Answer, send } from "./send.ts";
import { createTestPasskey } from "./test-passkey.ts";

export const origin = "https://colophon.example";

/** The password of `makeOwner`, hashed at a cost for tests. */
export const ownPassword = "password";
const password_hash = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";

/** A signed-in user with a password. */
export async function makeOwner(db: Kysely<Database>): Promise<TestUser> {
  const owner = await makeUser(db);
  await db.updateTable("users").set({ password_hash }).where("id", "=", owner.id).execute();
  return owner;
}

export const asked = ({ answer }: Answer) =>
  answer as { challenge: string; methods: FactorMethod[]; code: string };

/** As if the user had just confirmed this session. */
export async function confirmNow(db: Kysely<Database>, { id }: Pick<TestUser, "id">): Promise<void> {
  await db.updateTable("sessions").set({ confirmed_at: new Date() }).where("user_id", "=", id).execute();
}

/** Adds a passkey to an account. */
export async function addPasskey(app: FastifyInstance, db: Kysely<Database>, owner: TestUser) {
  await confirmNow(db, owner);
  const passkey = createTestPasskey(owner.id);
  const options = await send(app, "POST", "/api/user/passkeys/options", { token: owner.token });
  const { challenge } = asked(options);
  const body = { challenge, name: "Firefox, Linux", passkey: passkey.make({ challenge, origin }) };
  const added = await send(app, "POST", "/api/user/passkeys", { token: owner.token, body });
  expect(added.status).toBe(201);
  return { passkey, recoveryCodes: (added.answer as { recoveryCodes: string[] | null }).recoveryCodes };
}

/** Adds an authenticator app to an account. `code` is the app's, some steps of 30 seconds away from now. */
export async function addTotp(app: FastifyInstance, db: Kysely<Database>, owner: TestUser) {
  await confirmNow(db, owner);
  const { answer } = await send(app, "POST", "/api/user/totp", { token: owner.token });
  const secret = fromBase32((answer as { secret: string }).secret);
  const code = (steps = 0) => totpCode(secret, stepAt(Date.now()) + steps);
  const added = await send(app, "PUT", "/api/user/totp", { token: owner.token, body: { code: code() } });
  expect(added.status).toBe(200);
  return { code, recoveryCodes: (added.answer as { recoveryCodes: string[] | null }).recoveryCodes };
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"),
  );
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
