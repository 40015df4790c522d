import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { call, type Language } from "@colophon/api";
import PostalMime, { type Email } from "postal-mime";
import { beforeAll, expect, test, vi } from "vitest";
import {
  type Account,
  authorization,
  confirmSession,
  openAccount,
  register,
} from "@colophon/testing/account";
import { patience } from "@colophon/testing/patience";
import { openWholeApp, type WholeApp } from "../../../test/whole-app.ts";

// In whose language a letter is, and whom it greets.

let whole: WholeApp;
let sender: Account;
beforeAll(async () => {
  whole = await openWholeApp();
  sender = await open("ليلى", "ar");
});

async function open(name: string, language: Language, isConfirmed = true): Promise<Account> {
  const account = await openAccount(whole.origin, name, { isConfirmed });
  await call("PUT /api/auth/language", { body: { language } }, init(account));
  return account;
}
const init = (account: Account, language = "en") => ({
  baseUrl: whole.origin,
  headers: { ...authorization(account.token), "accept-language": language },
});

async function lettersTo(address: string): Promise<Email[]> {
  const folder = path.join(whole.dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
}

/** The letter to this address that has these words in its text. */
function awaitLetter(address: string, words: string | RegExp): Promise<Email> {
  return vi.waitFor(async () => {
    const found = (await lettersTo(address)).find(({ text = "" }) => text.search(words) >= 0);
    if (found === undefined) throw new Error("no such letter yet");
    return found;
  }, patience);
}

async function offer(to: string): Promise<Email> {
  const { id } = await register(sender, { title: "ليل القاهرة" });
  await confirmSession(sender);
  const body = { email: to, to: "Haruka Sato", rights: "all" };
  await call("POST /api/ip/{id}/transfer", { params: { id }, body }, init(sender, "ar"));
  return awaitLetter(to, "/transfers");
}

test("an offer is in the language of the account that it goes to, not in the offerer's", async () => {
  const reader = await open("Haruka Sato", "ja");
  const letter = await offer(reader.user.email);
  expect(letter.html).toContain('<html lang="ja"');
  expect(letter.text).not.toContain("lng=");
});

test("to an address without an account, it is in the offerer's language, and leads to the others", async () => {
  const stranger = `${randomUUID()}@readers.example`;
  const letter = await offer(stranger);
  expect(letter.html).toContain('<html lang="ar"');
  for (const [language, name] of [
    ["ja", "日本語"],
    ["en", "English"],
    ["zh-TW", "繁體中文"],
  ] as const) {
    const link = new RegExp(`/transfers\\?lng=${language}#[\\w-]{43}`);
    expect(letter.text).toMatch(link);
    expect(letter.html).toMatch(link);
    expect(letter.html).toContain(name);
  }
  expect(letter.text).not.toContain("lng=ar");
});

test("an unconfirmed account's language says nothing about who reads its address", async () => {
  const squatter = await open("Squatter", "fr", false);
  const letter = await offer(squatter.user.email);
  expect(letter.html).toContain('<html lang="ar"');
  expect(letter.text).toContain("lng=fr");
});

test("a letter greets by name the owner of a confirmed address, and nobody else", async () => {
  const { user } = await open("Grace Hopper", "en");
  expect((await awaitLetter(user.email, "Your address is confirmed")).text).toMatch(/^Hello Grace Hopper,/);
  expect((await awaitLetter(user.email, "You \\(or someone")).text).toMatch(/^Hello,/);
});

test("the last letter says that the account was erased, and nothing of the address is kept", async () => {
  const account = await open("Haruka Sato", "ja");
  await confirmSession(account);
  await call("DELETE /api/user", {}, init(account));
  const letter = await awaitLetter(account.user.email, "/verify");
  expect(letter.subject).toBe("Colophonアカウントが削除されました");
  await vi.waitFor(async () => {
    const { rows } = await whole.pool.query("select sealed from letters where kind = 'accountErased'");
    expect(rows).toEqual([{ sealed: null }]);
  }, patience);
  expect((await whole.pool.query("select 1 from users where id = $1", [account.user.id])).rows).toEqual([]);
});

test("an address that was never confirmed gets no last letter: it may be a stranger's", async () => {
  const listLast = async () =>
    (await whole.pool.query<object>("select subject from letters where kind = 'accountErased'")).rows;
  const before = await listLast();
  const account = await open("Squatter", "en", false);
  await confirmSession(account);
  await call("DELETE /api/user", {}, init(account));
  expect(await listLast()).toEqual(before);
});
