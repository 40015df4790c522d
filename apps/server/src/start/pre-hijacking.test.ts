import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { call } from "@colophon/api";
import PostalMime from "postal-mime";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { authorization, register } from "@colophon/testing/account";
import { refusal, send, sendConfirmed } from "@colophon/testing/send";
import { patience } from "@colophon/testing/patience";
import { openWholeApp, type WholeApp } from "../../test/whole-app.ts";

// Somebody signs up with another's address, is signed in at once, and waits: for the owner's click, for the owner's own
// account, for the owner's new password. Each case is a test; whatever the owner does, the stranger gains nothing by it.

let whole: WholeApp;
beforeAll(async () => {
  whole = await openWholeApp();
});

const secrets = { stranger: "the stranger’s secret", owner: "the owner’s secret" };
interface Opened {
  url: string;
  token: string;
  device: string;
  /** The code in the letter that went to the address. */
  code: string;
}

const post = (url: string, body: object, token?: string) =>
  send(whole.app, "POST", `/api/auth${url}`, { body, ...(token === undefined ? {} : { token }) });
const me = (token: string) => send(whole.app, "GET", "/api/auth/me", { token });
const confirm = (body: object, token?: string) => post("/email/confirm", body, token);
const signUp = (who: keyof typeof secrets, address: string) =>
  post("/register", { full_name: who, email: address, password: secrets[who] });

async function open(who: keyof typeof secrets, address: string): Promise<Opened> {
  const { status, answer } = await signUp(who, address);
  expect(status).toBe(201);
  const { token, device, letter } = answer as { token: string; device: string; letter: { link: string } };
  return { url: whole.origin, token, device, code: letter.link.split("#")[1] ?? "" };
}

/** All letters to an address so far, by the path of their link. */
async function lettersTo(address: string): Promise<{ subject: string; path: string; code: string }[]> {
  const folder = path.join(whole.dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails
    .filter(({ to }) => to?.some((one) => one.address === address))
    .map(({ subject = "", text = "" }) => {
      const [, where = "", code = ""] = /\/([\w-]+)#(?:reset=)?([\w-]{43})/.exec(text) ?? [];
      return { subject, path: where, code };
    });
}

/** The code that lets the reader of an address set a new password for each of its accounts. */
async function resetCode(address: string): Promise<string> {
  await post("/password/forgot", { email: address });
  return vi.waitFor(async () => {
    const code = (await lettersTo(address)).find((letter) => letter.path === "login")?.code;
    if (code === undefined) throw new Error("no letter yet");
    return code;
  }, patience);
}

let address: string;
let stranger: Opened;
beforeEach(async () => {
  address = `${randomUUID()}@owners.example`;
  stranger = await open("stranger", address);
});

test("signing up opens a session of an account whose address is nobody's yet", async () => {
  expect(await me(stranger.token)).toMatchObject({ answer: { email: address, emailConfirmed: false } });
  const { rows } = await whole.pool.query(
    `select kind from security_events where user_id = (select id from users where email = $1)`,
    [address],
  );
  expect(rows).toEqual([{ kind: "logged_in" }]);
});

test("the stranger can leave no passkey and no authenticator behind", async () => {
  for (const [method, url] of [
    ["POST", "/api/user/passkeys/options"],
    ["POST", "/api/user/totp"],
  ] as const)
    expect(
      await sendConfirmed(whole.app, method, url, { by: stranger, password: secrets.stranger }),
    ).toMatchObject({ status: 409 });
});

test("the stranger's certificate names the address nowhere, before and after the owner's account", async () => {
  const { certificateId } = await register(stranger, { title: "Not the owner’s" });
  const owner = await open("owner", address);
  await confirm({ token: owner.code }, owner.token);
  for (const token of [stranger.token, undefined]) {
    const init = token === undefined ? {} : { headers: authorization(token) };
    const seen = await call(
      "GET /api/ip/verify/{id}",
      { params: { id: certificateId } },
      { baseUrl: whole.origin, ...init },
    );
    expect(JSON.stringify(seen)).not.toContain(address);
  }
});

test("the address gets no letter about what the stranger registers", async () => {
  await register(stranger, { title: "Noise" });
  await vi.waitFor(async () => expect(await lettersTo(address)).toHaveLength(1), patience);
  const waiting = await whole.pool.query(
    `select kind from letters where user_id = (select id from users where email = $1)
      and kind <> 'confirmAddress'`,
    [address],
  );
  expect(waiting.rows).toEqual([]);
  expect((await lettersTo(address)).map((letter) => letter.path)).toEqual(["confirm-email"]);
});

test("the owner's click, where nobody is signed in, confirms nothing", async () => {
  expect(await post("/email/link", { token: stranger.code })).toEqual({
    status: 200,
    answer: { state: "waiting", isOwn: false },
  });
  expect(await confirm({ token: stranger.code })).toEqual(refusal("password_needed"));
  expect(await confirm({ token: stranger.code, password: secrets.owner })).toEqual(refusal("wrong_password"));
  expect(await me(stranger.token)).toMatchObject({ answer: { emailConfirmed: false } });
});

test("the owner's click confirms nothing where they are signed in to an account of theirs", async () => {
  const elsewhere = await open("owner", `${randomUUID()}@owners.example`);
  const same = await open("owner", address);
  for (const { token } of [elsewhere, same]) {
    expect(await post("/email/link", { token: stranger.code }, token)).toMatchObject({
      answer: { state: "waiting", isOwn: false },
    });
    expect(await confirm({ token: stranger.code }, token)).toEqual(refusal("password_needed"));
    expect(await confirm({ token: stranger.code, password: secrets.owner }, token)).toEqual(
      refusal("wrong_password"),
    );
  }
  expect(await me(stranger.token)).toMatchObject({ answer: { emailConfirmed: false } });
});

test("the owner signs up later, and confirms with one click in that browser", async () => {
  const owner = await open("owner", address);
  expect(await post("/email/link", { token: owner.code }, owner.token)).toMatchObject({
    answer: { state: "waiting", isOwn: true },
  });
  expect((await confirm({ token: owner.code }, owner.token)).status).toBe(200);
  expect(await me(owner.token)).toMatchObject({ answer: { email: address, emailConfirmed: true } });
  // The stranger's account stays the stranger's, without a claim to the address and without a link to it.
  expect(await me(stranger.token)).toMatchObject({ answer: { emailConfirmed: false, emailTaken: true } });
  expect(await post("/email/link", { token: stranger.code }, stranger.token)).toEqual({
    status: 200,
    answer: { state: "ended" },
  });
  expect(await confirm({ token: stranger.code }, stranger.token)).toEqual(refusal("email_link_invalid"));
  expect(await signUp("stranger", address)).toEqual(refusal("email_taken"));
});

test("the owner signs up later, and confirms by their password in another browser", async () => {
  const owner = await open("owner", address);
  expect((await confirm({ token: owner.code, password: secrets.owner })).status).toBe(200);
  expect(await me(owner.token)).toMatchObject({ answer: { emailConfirmed: true } });
  expect(await me(stranger.token)).toMatchObject({ answer: { emailTaken: true } });
});

test("each password opens its own account only, and neither session sees the other's works", async () => {
  await register(stranger, { title: "The stranger’s" });
  const owner = await open("owner", address);
  await confirm({ token: owner.code }, owner.token);
  for (const who of ["stranger", "owner"] as const) {
    const { answer } = await post("/login", { email: address, password: secrets[who] });
    expect(answer).toMatchObject({ user: { name: who } });
  }
  const works = await call(
    "GET /api/ip/user",
    { query: {} },
    { baseUrl: whole.origin, headers: authorization(owner.token) },
  );
  expect(works).toEqual([]);
});

test("the stranger's browser is no known device of the owner's account", async () => {
  const owner = await open("owner", address);
  const { answer } = await post("/register", {
    full_name: "stranger",
    email: address,
    password: "a third secret",
    device: owner.device,
  });
  // A secret that belongs to another account is not taken over.
  expect((answer as { device: string }).device).not.toBe(owner.device);
  const { rows } = await whole.pool.query(
    "select count(*)::int as devices from known_devices k join users u on u.id = k.user_id where u.email = $1 group by k.user_id",
    [address],
  );
  expect(rows).toEqual([{ devices: 1 }, { devices: 1 }, { devices: 1 }]);
});

test("the owner takes the account by mail: sessions, wallet and links that the stranger left end", async () => {
  const { answer } = await me(stranger.token);
  const { id } = answer as { id: string };
  await whole.pool.query(
    "insert into wallets (user_id, address, chain_id, verified) values ($1, $2, 1, true)",
    [id, `0x${"a".repeat(40)}`],
  );
  const { certificateId } = await register(stranger, { title: "Left there" });
  const token = await resetCode(address);
  expect((await post("/password/reset", { token, password: secrets.owner })).status).toBe(200);

  expect((await me(stranger.token)).status).toBe(401);
  expect((await post("/login", { email: address, password: secrets.stranger })).status).toBe(401);
  expect(await post("/email/link", { token: stranger.code })).toEqual({
    status: 200,
    answer: { state: "ended" },
  });
  const { rows } = await whole.pool.query("select 1 from wallets where user_id = $1", [id]);
  expect(rows).toEqual([]);

  // Whose mail it is doesn't say that they want to be named on what is registered there: that takes a new letter.
  const { answer: opened } = await post("/login", { email: address, password: secrets.owner });
  const owner = opened as { token: string };
  expect(await me(owner.token)).toMatchObject({ answer: { emailConfirmed: false } });
  const again = (await post("/email/resend", {}, owner.token)).answer as { letter: { link: string } };
  expect((await confirm({ token: again.letter.link.split("#")[1] }, owner.token)).status).toBe(200);
  const params = { id: certificateId };
  const work = await call("GET /api/ip/verify/{id}", { params }, { baseUrl: whole.origin });
  expect(JSON.stringify(work)).not.toContain(address);
});

test("a change from the stranger's own address to the owner's waits for the stranger's session or password", async () => {
  const own = `${randomUUID()}@strangers.example`;
  const thief = await open("stranger", own);
  await confirm({ token: thief.code }, thief.token);
  const theirs = `${randomUUID()}@owners.example`;
  const changed = await sendConfirmed(whole.app, "PUT", "/api/auth/email", {
    by: thief,
    body: { email: theirs },
    password: secrets.stranger,
  });
  expect(changed).toMatchObject({ status: 200, answer: { email: own, awaitedEmail: theirs } });
  const [letter] = await vi.waitFor(async () => {
    const letters = await lettersTo(theirs);
    expect(letters).toHaveLength(1);
    return letters;
  }, patience);
  expect(await confirm({ token: letter?.code })).toEqual(refusal("password_needed"));
  const owner = await open("owner", theirs);
  expect((await confirm({ token: owner.code }, owner.token)).status).toBe(200);
  expect(await confirm({ token: letter?.code }, thief.token)).toEqual(refusal("email_taken"));
  expect(await me(thief.token)).toMatchObject({ answer: { email: own } });
});

test("a link that was used says so to whoever has it, and nothing once the account has another address", async () => {
  const owner = await open("owner", address);
  await confirm({ token: owner.code }, owner.token);
  for (const token of [owner.token, stranger.token, undefined])
    expect(await post("/email/link", { token: owner.code }, token)).toEqual({
      status: 200,
      answer: { state: "used", email: address },
    });
  expect(await confirm({ token: owner.code }, owner.token)).toEqual(refusal("email_link_invalid"));
  await whole.pool.query(
    "update users set email = $2, email_key = $2 where email = $1 and email_confirmed_at is not null",
    [address, `${randomUUID()}@owners.example`],
  );
  expect(await post("/email/link", { token: owner.code })).toEqual({
    status: 200,
    answer: { state: "ended" },
  });
});

test("a link that never was has ended", async () => {
  expect(await post("/email/link", { token: "x".repeat(43) })).toEqual({
    status: 200,
    answer: { state: "ended" },
  });
});
