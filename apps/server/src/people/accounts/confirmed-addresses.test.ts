import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { type Answer, refusal, send, sendConfirmed } from "@colophon/testing/send";
import { countRowsWith } from "../../../test/rows-with.ts";
import { makeApiToken } from "../../../test/make-api-token.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { letters, queuedLetters } from "../../../test/test-letters.ts";
import { mountAccounts } from "../../../test/mount-accounts.ts";
import { forgetOld } from "./forget-old.ts";
import { requestPasswordReset } from "./request-password-reset.ts";

const { db } = await createTestDatabase();
const publicUrl = "https://colophon.example";
const mount = (config: { publicUrl: string; showsLetters?: boolean }) =>
  createTestApp({ db }, (server, bind) =>
    mountAccounts(server, bind, { db, letters, config: { rateLimits: false, ...config } }),
  );
const app = await mount({ publicUrl });

const email = "victim@writers.example";
const secrets = { attacker: "the attacker’s secret", victim: "the victim’s secret", other: "another secret" };
type Who = keyof typeof secrets;

const post = (path: string, body: object, token?: string) =>
  send(app, "POST", `/api/auth${path}`, { body, ...(token === undefined ? {} : { token }) });
const register = (who: Who, address = email) =>
  post("/register", { full_name: who, email: address, password: secrets[who] });
const logIn = (password: string, address = email) => post("/login", { email: address, password });
const me = (token: string) => send(app, "GET", "/api/auth/me", { token });
const put = (by: { token: string }, address: string, password: string) =>
  sendConfirmed(app, "PUT", "/api/auth/email", { by, body: { email: address }, password });

/** An account, with a session of its own and the code of its letter. */
async function open(who: Who, address = email): Promise<{ token: string; link: string }> {
  expect((await register(who, address)).status).toBe(201);
  const link = (await lettersOf("confirmAddress")).at(-1)?.token ?? "";
  return { token: tokenOf(await logIn(secrets[who], address)), link };
}

/** Like `open`, with its address confirmed. */
async function openConfirmed(who: Who, address = email): Promise<{ token: string }> {
  const { token, link } = await open(who, address);
  expect(await post("/email/confirm", { token: link }, token)).toEqual({
    status: 200,
    answer: { email: address },
  });
  return { token };
}

async function lettersOf(kind: string) {
  return (await queuedLetters(db)).filter((letter) => letter.kind === kind);
}

/** The tokens in the letters that a password reset sends. */
async function resetLinks(address = email): Promise<{ to: string | undefined; token: string }[]> {
  const before = (await lettersOf("passwordReset")).length;
  await requestPasswordReset({ db, letters, publicUrl }, address);
  return (await lettersOf("passwordReset")).slice(before);
}

const tokenOf = ({ answer }: Answer) => (answer as { token: string }).token;
const nameOf = ({ answer }: Answer) => (answer as { user: { name: string } }).user.name;

beforeEach(() => db.deleteFrom("users").execute());

describe("a new address", () => {
  test("is not confirmed, gets a letter, and is confirmed by it in a session of its account", async () => {
    const { token, link } = await open("victim");
    expect(await lettersOf("confirmAddress")).toMatchObject([{ to: email, language: "en" }]);
    expect(await me(token)).toMatchObject({ answer: { email, emailConfirmed: false, emailTaken: false } });
    expect(await post("/email/confirm", { token: link }, token)).toEqual({ status: 200, answer: { email } });
    expect(await me(token)).toMatchObject({ answer: { email, emailConfirmed: true } });
    expect(await post("/email/confirm", { token: link }, token)).toEqual(refusal("email_link_invalid"));
  });

  test("in another browser needs the password of the account, and only that", async () => {
    const { token, link } = await open("victim");
    const stranger = await open("other", "other@writers.example");
    expect(await post("/email/confirm", { token: link })).toEqual(refusal("password_needed"));
    expect(await post("/email/confirm", { token: link }, stranger.token)).toEqual(refusal("password_needed"));
    for (const password of [secrets.other, "a guess"])
      expect(await post("/email/confirm", { token: link, password }, stranger.token)).toEqual(
        refusal("wrong_password"),
      );
    expect(await me(token)).toMatchObject({ answer: { emailConfirmed: false } });
    expect((await post("/email/confirm", { token: link, password: secrets.victim })).status).toBe(200);
    expect(await me(token)).toMatchObject({ answer: { emailConfirmed: true } });
  });

  test("is confirmed by the newest letter alone, for a day", async () => {
    const { token, link } = await open("victim");
    expect(await post("/email/resend", {}, token)).toEqual({ status: 200, answer: { sent: true } });
    expect(await post("/email/confirm", { token: link }, token)).toEqual(refusal("email_link_invalid"));
    const newest = (await lettersOf("confirmAddress")).at(-1)?.token;
    await sql`update email_confirmations set expires_at = expires_at - interval '24 hours'`.execute(db);
    expect(await post("/email/confirm", { token: newest }, token)).toEqual(refusal("email_link_invalid"));
  });

  test("that awaits no confirmation gets no more letters", async () => {
    const { token } = await openConfirmed("victim");
    const count = (await queuedLetters(db)).length;
    expect(await post("/email/resend", {}, token)).toEqual({ status: 200, answer: { sent: false } });
    expect(await queuedLetters(db)).toHaveLength(count);
  });

  test("links appear nowhere in the database", async () => {
    const { link } = await open("victim");
    for (const table of ["email_confirmations", "letters"]) {
      expect(await countRowsWith(db, table, "")).toBeGreaterThan(0);
      expect(await countRowsWith(db, table, link)).toBe(0);
    }
  });
});

describe("someone who signs up with another's address", () => {
  test("and waits doesn't lock its owner out, and gains nothing from their click", async () => {
    const attacker = await open("attacker");
    // The owner clicks the link of the attacker's sign-up: with the owner's password, or none, it has no effect.
    for (const body of [{ token: attacker.link }, { token: attacker.link, password: secrets.victim }])
      expect((await post("/email/confirm", body)).status).toBe(403);

    const victim = await open("victim");
    expect(nameOf(await logIn(secrets.victim))).toBe("victim");
    expect(nameOf(await logIn(secrets.attacker))).toBe("attacker");
    expect((await post("/email/confirm", { token: victim.link }, victim.token)).status).toBe(200);

    expect(await post("/email/confirm", { token: attacker.link }, attacker.token)).toEqual(
      refusal("email_link_invalid"),
    );
    expect(await me(attacker.token)).toMatchObject({ answer: { emailConfirmed: false, emailTaken: true } });
    expect(await post("/email/resend", {}, attacker.token)).toEqual(refusal("email_taken"));
    expect(await resetLinks()).toHaveLength(1);
    // The attacker can only give another address.
    expect(await put(attacker, email, secrets.attacker)).toEqual(refusal("email_taken"));
    expect(await put(attacker, "own@writers.example", secrets.attacker)).toMatchObject({
      status: 200,
      answer: { email: "own@writers.example", emailTaken: false },
    });
  });

  test("gains nothing from a session: its owner takes the account by mail, and everything left in it ends", async () => {
    const attacker = await open("attacker");
    const { id } = (await me(attacker.token)).answer as { id: string };
    await db
      .insertInto("wallets")
      .values({ user_id: id, address: `0x${"a".repeat(40)}`, chain_id: 1, verified: true })
      .execute();
    const [link] = await resetLinks();
    expect(link?.to).toBe(email);
    await post("/password/reset", { token: link?.token, password: secrets.victim });
    expect((await me(attacker.token)).status).toBe(401);
    expect((await logIn(secrets.attacker)).status).toBe(401);
    expect(await db.selectFrom("wallets").selectAll().execute()).toEqual([]);
    expect(nameOf(await logIn(secrets.victim))).toBe("attacker");
  });

  test("three times leaves no room for another, and the owner gets a link for each account", async () => {
    for (const who of ["attacker", "other"] as const) await open(who);
    await register("attacker");
    expect(await register("victim")).toEqual(refusal("too_many_unconfirmed"));
    const elsewhere = await open("victim", "elsewhere@writers.example");
    expect(await put(elsewhere, email, secrets.victim)).toEqual(refusal("too_many_unconfirmed"));
    const links = await resetLinks();
    expect(links.map(({ to }) => to)).toEqual([email, email, email]);
    for (const { token } of links)
      expect((await post("/password/reset", { token, password: secrets.victim })).status).toBe(200);
    for (const who of ["attacker", "other"] as const) expect((await logIn(secrets[who])).status).toBe(401);
    expect((await logIn(secrets.victim)).status).toBe(200);
  });

  test("many times at once makes three accounts", async () => {
    const answers = await Promise.all(
      ["r@x.example", "R@x.example", "r@X.example", "R@X.EXAMPLE", "r@x.EXAMPLE"].map((address) =>
        register("attacker", address),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 409, 409]);
  });

  test("that is confirmed is refused, in any spelling", async () => {
    await openConfirmed("victim");
    expect(await register("attacker", "VICTIM@writers.EXAMPLE")).toEqual(refusal("email_taken"));
    const other = await open("other", "other@writers.example");
    expect(await put(other, email.toUpperCase(), secrets.other)).toEqual(refusal("email_taken"));
  });
});

test("one of two concurrent confirmations of an address counts", async () => {
  for (let round = 0; round < 5; round++) {
    const address = `race${round}@writers.example`;
    const contenders = [await open("victim", address), await open("other", address)];
    const answers = await Promise.all(
      contenders.map(({ token, link }) => post("/email/confirm", { token: link }, token)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const { rows } = await sql`select 1 from users
      where email_key = ${address} and email_confirmed_at is not null`.execute(db);
    expect(rows).toHaveLength(1);
  }
});

test("one of several concurrent uses of a link counts", async () => {
  const { token, link } = await open("victim");
  const uses = [1, 2, 3].map(() => post("/email/confirm", { token: link }, token));
  expect((await Promise.all(uses)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 422, 422,
  ]);
});

describe("a change of a confirmed address", () => {
  const next = "next@writers.example";

  /** Changes it and confirms the new one; returns the token that undoes the change, mailed to the former one. */
  async function change(by: { token: string }, to = next, password = secrets.victim): Promise<string> {
    expect(await put(by, to, password)).toMatchObject({ status: 200, answer: { awaitedEmail: to } });
    const link = (await lettersOf("confirmAddress")).at(-1);
    expect(link?.to).toBe(to);
    expect((await post("/email/confirm", { token: link?.token }, by.token)).status).toBe(200);
    return (await lettersOf("emailChanged")).at(-1)?.token ?? "";
  }

  test("waits until the new one is confirmed, and gives the account to no one until then", async () => {
    const victim = await openConfirmed("victim");
    const other = tokenOf(await logIn(secrets.victim));
    expect(await put(victim, next, secrets.victim)).toMatchObject({
      answer: { email, emailConfirmed: true, awaitedEmail: next },
    });
    expect((await me(other)).status).toBe(401);
    expect((await logIn(secrets.victim, next)).status).toBe(401);
    expect((await logIn(secrets.victim)).status).toBe(200);
    // The reader of the new address, who is a stranger after a typing error, can't get in.
    expect(await resetLinks(next)).toEqual([]);
    expect(await lettersOf("emailChanged")).toEqual([]);
    // Giving the present address again cancels the change.
    expect(await put(victim, email, secrets.victim)).toMatchObject({ answer: { email, awaitedEmail: null } });
  });

  test("is reported to the former one, in the account's language, and ends other sessions and links", async () => {
    const victim = await openConfirmed("victim");
    await send(app, "PUT", "/api/auth/language", { token: victim.token, body: { language: "fr" } });
    await put(victim, next, secrets.victim);
    const [reset] = await resetLinks();
    const other = tokenOf(await logIn(secrets.victim));
    const link = (await lettersOf("confirmAddress")).at(-1)?.token;
    expect((await post("/email/confirm", { token: link }, victim.token)).status).toBe(200);
    expect(await lettersOf("emailChanged")).toMatchObject([{ to: email, language: "fr" }]);
    expect(await me(victim.token)).toMatchObject({ answer: { email: next, emailConfirmed: true } });
    expect((await me(other)).status).toBe(401);
    expect((await logIn(secrets.victim)).status).toBe(401);
    expect((await logIn(secrets.victim, next)).status).toBe(200);
    expect(await post("/password/reset", { token: reset?.token, password: secrets.other })).toEqual(
      refusal("reset_link_invalid"),
    );
  });

  test("is undone from the former one without a session, once, and every session ends", async () => {
    const victim = await openConfirmed("victim");
    const undo = await change(victim);
    const { id } = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", next)
      .executeTakeFirstOrThrow();
    await makeApiToken(db, { id }, "works:read");
    expect(await post("/email/undo", { token: undo })).toEqual({ status: 200, answer: { email } });
    expect(await db.selectFrom("api_tokens").select("id").where("user_id", "=", id).execute()).toEqual([]);
    expect((await me(victim.token)).status).toBe(401);
    const again = tokenOf(await logIn(secrets.victim));
    expect(await me(again)).toMatchObject({ answer: { email, emailConfirmed: true } });
    expect((await logIn(secrets.victim, next)).status).toBe(401);
    expect(await post("/email/undo", { token: undo })).toEqual(refusal("undo_link_invalid"));
  });

  test("is undone in a session of the account, which survives", async () => {
    const victim = await openConfirmed("victim");
    const undo = await change(victim);
    const other = tokenOf(await logIn(secrets.victim, next));
    expect((await post("/email/undo", { token: undo }, victim.token)).status).toBe(200);
    expect((await me(victim.token)).status).toBe(200);
    expect((await me(other)).status).toBe(401);
  });

  test("can be undone for three days", async () => {
    const undo = await change(await openConfirmed("victim"));
    await sql`update former_emails set expires_at = expires_at - interval '72 hours'`.execute(db);
    expect(await post("/email/undo", { token: undo })).toEqual(refusal("undo_link_invalid"));
  });

  test("and another after it: the first letter undoes both, the second only its own", async () => {
    const victim = await openConfirmed("victim");
    const first = await change(victim);
    const second = await change(victim, "third@writers.example");
    // A thief who made both changes reads the second letter: the first still undoes everything.
    expect(await post("/email/undo", { token: second }, victim.token)).toMatchObject({
      answer: { email: next },
    });
    expect(await post("/email/undo", { token: first }, victim.token)).toMatchObject({ answer: { email } });
    const third = await change(victim);
    await change(victim, "fifth@writers.example");
    const fifth = (await lettersOf("emailChanged")).at(-1)?.token;
    expect((await post("/email/undo", { token: third }, victim.token)).status).toBe(200);
    expect(await post("/email/undo", { token: fifth }, victim.token)).toEqual(refusal("undo_link_invalid"));
  });

  test("leaves the former one free: once another account has confirmed it, the change can't be undone", async () => {
    const undo = await change(await openConfirmed("victim"));
    await openConfirmed("other");
    expect(await post("/email/undo", { token: undo })).toEqual(refusal("email_taken"));
    expect((await logIn(secrets.victim, next)).status).toBe(200);
  });

  test("loses against an account that confirms it first", async () => {
    const victim = await openConfirmed("victim");
    await put(victim, next, secrets.victim);
    const link = (await lettersOf("confirmAddress")).at(-1)?.token;
    await openConfirmed("other", next);
    expect(await post("/email/confirm", { token: link }, victim.token)).toEqual(refusal("email_taken"));
    expect(await me(victim.token)).toMatchObject({ answer: { email, emailConfirmed: true } });
  });

  test("to another spelling is confirmed too, and reported to no one: it is the same mailbox", async () => {
    const victim = await openConfirmed("victim");
    await put(victim, "Victim@Writers.example", secrets.victim);
    expect(await me(victim.token)).toMatchObject({ answer: { email } });
    const link = (await lettersOf("confirmAddress")).at(-1)?.token;
    await post("/email/confirm", { token: link }, victim.token);
    expect(await me(victim.token)).toMatchObject({ answer: { email: "Victim@Writers.example" } });
    expect(await lettersOf("emailChanged")).toEqual([]);
  });

  test("needs the password and a well-formed address", async () => {
    const victim = await openConfirmed("victim");
    expect(await put(victim, next, "a guess")).toEqual(refusal("wrong_password"));
    expect(await put(victim, "nowhere", secrets.victim)).toEqual(
      refusal("validation_failed", { email: "invalid_email" }),
    );
    expect(await send(app, "PUT", "/api/auth/email", { body: { email: next } })).toEqual(
      refusal("unauthorized"),
    );
  });

  test("keeps no address once it has expired", async () => {
    await change(await openConfirmed("victim"));
    await sql`update former_emails set expires_at = now() - interval '1 second'`.execute(db);
    await forgetOld(db);
    expect(await db.selectFrom("former_emails").select("email").execute()).toEqual([]);
  });
});

describe("a change of an unconfirmed address", () => {
  test("takes effect at once, writes to the new one and not to the former, which may be a stranger's", async () => {
    const victim = await open("victim");
    const other = tokenOf(await logIn(secrets.victim));
    const [reset] = await resetLinks();
    expect(await put(victim, "next@writers.example", secrets.victim)).toMatchObject({
      answer: { email: "next@writers.example", emailConfirmed: false, awaitedEmail: null },
    });
    expect((await me(other)).status).toBe(401);
    expect((await logIn(secrets.victim)).status).toBe(401);
    expect((await logIn(secrets.victim, "next@writers.example")).status).toBe(200);
    expect(await post("/email/confirm", { token: victim.link }, victim.token)).toEqual(
      refusal("email_link_invalid"),
    );
    expect(await post("/password/reset", { token: reset?.token, password: secrets.other })).toEqual(
      refusal("reset_link_invalid"),
    );
    expect((await queuedLetters(db)).map(({ kind, to }) => [kind, to])).toEqual([
      ["confirmAddress", email],
      ["passwordReset", email],
      ["confirmAddress", "next@writers.example"],
    ]);
  });
});

describe("the letter of a sign-up", () => {
  const body = { full_name: "Ada", email, password: secrets.victim };
  const shownBy = async (config: { publicUrl: string; showsLetters?: boolean }) => {
    const server = await mount(config);
    return (await send(server, "POST", "/api/auth/register", { body })).answer as {
      letter?: { link: string; text: string };
    };
  };

  test("is shown where the configuration says so", async () => {
    const local = await mount({ publicUrl: "http://localhost:8080", showsLetters: true });
    const { letter } = await shownBy({ publicUrl: "http://localhost:8080", showsLetters: true });
    expect(letter?.link).toMatch(/^http:\/\/localhost:8080\/confirm-email#[\w-]{43}$/);
    expect(letter?.text).toContain(letter?.link);
    const victim = { token: tokenOf(await logIn(secrets.victim)) };
    const again = await send(local, "POST", "/api/auth/email/resend", { token: victim.token });
    expect(again.answer).toMatchObject({ sent: true, letter: { subject: "Confirm your email address" } });

    const { link } = (again.answer as { letter: { link: string } }).letter;
    await send(local, "POST", "/api/auth/email/confirm", {
      token: victim.token,
      body: { token: link.split("#")[1] },
    });
    await put(victim, "next@writers.example", secrets.victim);
    // Only the sign-up letter.
    expect(await send(local, "POST", "/api/auth/email/resend", { token: victim.token })).toEqual({
      status: 200,
      answer: { sent: true },
    });
    const forgot = await send(local, "POST", "/api/auth/password/forgot", { body: { email } });
    expect(forgot).toEqual({ status: 204, answer: undefined });
  });

  test("is not shown anywhere else", async () => {
    expect(await shownBy({ publicUrl })).not.toHaveProperty("letter");
  });
});
