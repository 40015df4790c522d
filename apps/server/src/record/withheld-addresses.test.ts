import { parseBundle } from "@colophon/proof";
import type { Kysely } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { send, sendConfirmed } from "@colophon/testing/send";
import { createTestApp } from "../../test/test-app.ts";
import { letters, queuedLetters } from "../../test/test-letters.ts";
import { createTestRegister } from "../../test/test-register.ts";
import { mountAccounts } from "../../test/mount-accounts.ts";
import { findCoveringAnchor } from "../log/anchoring/covering-anchor.ts";
import * as confirmedAddresses from "../base/db/migrations/015-confirmed-addresses.ts";
import * as usedLinks from "../base/db/migrations/039-used-links.ts";
import { workRoutes } from "../register/works/work-routes.ts";
import { certificateRoutes } from "./certificate-routes.ts";

const register = await createTestRegister();
const { db, pool } = register;
const source = { chainId: 31337, contract: `0x${"1".repeat(40)}`, sender: `0x${"2".repeat(40)}` };
const coveringAnchor = async (index: number) => findCoveringAnchor(db, source, 60, index);
const publicUrl = "https://colophon.example";
const app = await createTestApp({ db }, (server, bind) => {
  workRoutes(bind, register);
  certificateRoutes(server, bind, { ...register, anchoring: { coveringAnchor } });
  mountAccounts(server, bind, { db, letters, config: { publicUrl, rateLimits: false } });
});

let owner: TestUser;
beforeEach(async () => {
  owner = await makeUser(db);
});

const forget = () =>
  db.updateTable("users").set({ email_confirmed_at: null }).where("id", "=", owner.id).execute();

/** Registers as now, and has it look as if it had been registered before addresses were confirmed. */
async function registerBefore(): Promise<string> {
  const id = await registerNow();
  await pool.query("update certificates set creator_email_withheld = true where id = $1", [id]);
  await forget();
  return id;
}

async function registerNow(): Promise<string> {
  const body = makeRegistrationInput({ showCreatorEmail: true, showCollaboratorEmails: false });
  const { answer } = await send(app, "POST", "/api/ip/register", { token: owner.token, body });
  return (answer as { certificateId: string }).certificateId;
}

/** What the page and the bundle show, to anybody and to the owner. */
async function shown(id: string, token?: string) {
  const as = token === undefined ? {} : { token };
  const page = await send(app, "GET", `/api/ip/verify/${id}`, as);
  const bundle = await send(app, "GET", `/api/certificates/${id}/bundle`, as);
  const { email } = (page.answer as { creator: { email: string | null } }).creator;
  const claims = parseBundle(JSON.stringify(bundle.answer))
    .sdJwt.split("~")
    .map((part) => Buffer.from(part, "base64url").toString());
  return { page: email, bundle: claims.some((claim) => claim.includes('"creatorEmail"')) };
}

/** Has the account confirm an address, as its owner does: by the newest letter. */
async function confirm(): Promise<void> {
  const link = (await queuedLetters(db)).findLast(({ kind }) => kind === "confirmAddress")?.token;
  const body = { token: link };
  const answer = await send(app, "POST", "/api/auth/email/confirm", { token: owner.token, body });
  expect(answer.status).toBe(200);
}

/** The schema before the migration. */
async function turnBack(): Promise<void> {
  await pool.query("drop index users_confirmed_email, users_email");
  await pool.query("alter table users add constraint users_email_key_key unique (email_key)");
  await pool.query("drop table email_confirmations, former_emails, confirmed_emails");
  await pool.query("alter table certificates drop column creator_email_withheld");
}

const resend = () => send(app, "POST", "/api/auth/email/resend", { token: owner.token });
const nothing = { page: null, bundle: false };

describe("a certificate of today", () => {
  test("shows the address that was confirmed when it was registered", async () => {
    const id = await registerNow();
    expect(await shown(id)).toEqual({ page: owner.email, bundle: true });
  });

  test("has none that was not, whatever is asked for, and none after it is confirmed", async () => {
    await forget();
    const id = await registerNow();
    for (const token of [undefined, owner.token]) expect(await shown(id, token)).toEqual(nothing);
    await resend();
    await confirm();
    for (const token of [undefined, owner.token]) expect(await shown(id, token)).toEqual(nothing);
  });
});

describe("a certificate from before the migration", () => {
  test("withholds the address until its account confirms it, from its owner too", async () => {
    const id = await registerBefore();
    for (const token of [undefined, owner.token]) expect(await shown(id, token)).toEqual(nothing);
    await resend();
    await confirm();
    for (const token of [undefined, owner.token])
      expect(await shown(id, token)).toEqual({ page: owner.email, bundle: true });
  });

  test("goes on withholding it when the account confirms another one", async () => {
    const id = await registerBefore();
    const password_hash =
      "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
    await db.updateTable("users").set({ password_hash }).where("id", "=", owner.id).execute();
    const change = async (email: string) => {
      const given = { by: owner, body: { email }, password: "password" };
      expect((await sendConfirmed(app, "PUT", "/api/auth/email", given)).status).toBe(200);
      await confirm();
    };
    await change(`other-${owner.email}`);
    expect(await shown(id)).toEqual(nothing);
    await change(owner.email);
    expect(await shown(id)).toEqual({ page: owner.email, bundle: true });
    // Once it was confirmed, it stays: the certificate says whose address it was.
    await change(`next-${owner.email}`);
    expect(await shown(id)).toEqual({ page: owner.email, bundle: true });
  });

  test("goes on withholding it when another account confirms it", async () => {
    const id = await registerBefore();
    await db
      .updateTable("users")
      .set({ email: `elsewhere-${owner.email}`, email_key: `elsewhere-${owner.email}` })
      .where("id", "=", owner.id)
      .execute();
    const other = await makeUser(db);
    await db
      .updateTable("users")
      .set({ email: owner.email, email_key: owner.email, email_confirmed_at: null })
      .where("id", "=", other.id)
      .execute();
    await send(app, "POST", "/api/auth/email/resend", { token: other.token });
    owner = { ...owner, token: other.token };
    await confirm();
    expect(await shown(id)).toEqual(nothing);
  });

  test("is each one that was there when addresses began to be confirmed", async () => {
    const id = await registerNow();
    await forget();
    await turnBack();
    await confirmedAddresses.up(db as unknown as Kysely<unknown>);
    await usedLinks.up(db as unknown as Kysely<unknown>);
    expect(await shown(id)).toEqual(nothing);
    await resend();
    await confirm();
    expect(await shown(id)).toEqual({ page: owner.email, bundle: true });
    expect(await shown(await registerNow())).toEqual({ page: owner.email, bundle: true });
  });
});
