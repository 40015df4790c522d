import { createHash, randomUUID } from "node:crypto";
import type { Language } from "@colophon/api";
import type { CheckId } from "@colophon/proof";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { emptyDraft, type Step } from "@colophon/web/features/registration/draft.ts";
import { noLetters } from "@colophon/testing/account";
import { expect } from "./fixtures.ts";

// What users do, in their terms: labels and texts.

export interface Account {
  name: string;
  email: string;
  password: string;
}

export const newAccount = (name = "Ana Ramírez"): Account => ({
  name,
  email: `${randomUUID()}@example.org`,
  password: "correct horse battery",
});

export async function signUp(page: Page, account: Account): Promise<void> {
  await page.goto("/register");
  await fillSignUp(page, account);
}

export async function fillSignUp(page: Page, account: Account): Promise<void> {
  await page.getByLabel("Full name").fill(account.name);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: false }).first().fill(account.password);
  await page.getByRole("button", { name: "Sign up" }).click();
}

/** Goes on from the page that says of the letter on its way. */
export async function goOn(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Your account is open" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^(Continue|Register a work)$/ })
    .click();
}

export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Gives the password to the dialog that asks who it is. */
export async function confirm(
  page: Page,
  password: string,
  { title, submit } = { title: "Confirm that it’s you", submit: "Confirm" },
): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("textbox").fill(password);
  await dialog.getByRole("button", { name: submit }).click();
  await expect(dialog).toBeHidden();
}

/** Confirms the page's session beside it, as another tab does: its token is another one from then on. */
export async function confirmByApi(page: Page, password: string): Promise<void> {
  const headers = await authorizationOf(page);
  const answer = await page.request.post("/api/auth/confirm", { headers, data: { password } });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  await page.evaluate((value) => localStorage.setItem("token", value), token);
}

/** A logged-in user with an account, whose page isn't open yet. By the API: signing up has its own tests. */
export async function arrive(
  page: Page,
  account = newAccount(),
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<Account> {
  const token = await openSession(page.request, "", account, isConfirmed);
  // The fastest page of this origin: only its storage is needed.
  await page.goto("/api/openapi.json");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  return account;
}

/** Opens an account and confirms its address by the letter that the server shows. Returns the session's token. */
async function openSession(
  request: APIRequestContext,
  url: string,
  { name: full_name, email, password }: Account,
  isConfirmed: boolean,
): Promise<string> {
  const opened = await request.post(`${url}/api/auth/register`, { data: { full_name, email, password } });
  const { token, letter } = (await opened.json()) as { token: string; letter?: { link: string } };
  const headers = { authorization: `Bearer ${token}` };
  const data = { token: letter?.link.split("#")[1] };
  if (isConfirmed)
    expect((await request.post(`${url}/api/auth/email/confirm`, { data, headers })).status()).toBe(200);
  expect((await request.patch(`${url}/api/user/letters`, { data: noLetters, headers })).status()).toBe(200);
  return token;
}

/** Uses the page's own switcher, in any language. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.locator("header select").selectOption(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** A certificate's number where it is shown by itself, as after a registration. */
export const shownNumber = (page: Page): Locator =>
  page.locator("span").filter({ hasText: /^RSF-[0-9A-Z]{9}$/ });

/** On a certificate's page: all checks but those of a file and of later statements. They pass once the certificate is anchored. */
export async function expectChecksPassed(page: Page): Promise<void> {
  const passed: CheckId[] = [
    "bundle",
    "record_signature",
    "disclosures",
    "inclusion",
    "checkpoint",
    "issuer_keys",
    "anchor",
  ];
  for (const check of passed)
    await expect(page.locator(`[data-check=${check}]`)).toHaveAttribute("data-state", "passed");
}

/** The number of the first certificate that the page names. */
export async function certificateIdOn(page: Page): Promise<string> {
  const named = page.getByText(/RSF-\w{9}/).first();
  return /RSF-\w{9}/.exec((await named.textContent()) ?? "")?.[0] ?? "";
}

export async function fillWork(page: Page, title: string): Promise<void> {
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("checkbox", { name: "Literary" }).check();
  await page.getByLabel("Kind of work").selectOption("Book");
  await page.getByLabel("Intended medium").selectOption("Literary");
  await page.getByLabel("Your rights in the work").selectOption("I am the author");
}

/** Expands the optional part of step 1. */
export async function unfoldMore(page: Page): Promise<void> {
  await page.getByText("More about the work").click();
}

/** The wizard at this step, with the other steps filled in as `fillWork` and `declare` do. */
export async function openWizard(page: Page, title: string, step: Step = 4): Promise<void> {
  const me = await page.request.get("/api/auth/me", { headers: await authorizationOf(page) });
  const { id } = (await me.json()) as { id: string };
  const draft = emptyDraft();
  const { title: _, ...described } = work.materialDetails;
  const stored = {
    ...draft,
    step,
    materialDetails: { ...draft.materialDetails, ...described, title },
    declarationAccepted: true,
  };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `registration-draft:${id}`,
    JSON.stringify(stored),
  ] as const);
  await page.goto("/register-ip");
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(String(step));
}

export async function goToStep(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name }).click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeFocused();
}

export async function declare(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "I certify that what I have stated here is true" }).check();
}

/** The demonstration payment waits for seconds, which are skipped; the main path's test waits for real. */
export async function pay(page: Page): Promise<void> {
  await page.clock.install();
  await page.getByLabel("Name on the card").fill("Ana Ramirez");
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry date").fill("12/59");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Pay and register" }).click();
  await page.clock.fastForward(1500);
}

/** A page retries a failed request after some seconds, which are skipped; install `page.clock` first. */
export async function expectAfterTries(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(seen).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** The authorization header of this page's session. */
export async function authorizationOf(page: Page): Promise<{ authorization: string }> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  return { authorization: `Bearer ${token ?? ""}` };
}

const work = {
  materialDetails: {
    title: "The Nightjar’s Almanac",
    categories: ["literary"],
    materialType: "book",
    intendedMedium: "literary",
    copyrightRelation: "author",
  },
  declarationAccepted: true,
  payment: { provider: "demo" },
};

/** Registers a work by the API, with a new account and an optional file, and returns its certificate's id. */
export async function registerByApi(
  request: APIRequestContext,
  url: string,
  content?: string,
): Promise<string> {
  const token = await openSession(request, url, newAccount(), true);
  const headers = { authorization: `Bearer ${token}` };
  const data = { ...work, ...(content !== undefined && { file: fileOf(content) }) };
  const registered = await request.post(`${url}/api/ip/register`, { data, headers });
  expect(registered.status()).toBe(201);
  return ((await registered.json()) as { certificateId: string }).certificateId;
}

function fileOf(content: string) {
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { sha256, name: "novel.txt", size: Buffer.byteLength(content), mediaType: "text/plain" };
}

/** Registers works by the API, as the page's logged-in user. */
export async function registerWorks(page: Page, works: { title: string; file?: Buffer }[]): Promise<void> {
  const headers = await authorizationOf(page);
  for (const { title, file } of works) {
    const data = {
      materialDetails: {
        title,
        categories: ["musical"],
        materialType: "music",
        intendedMedium: "music",
        copyrightRelation: "author",
      },
      declarationAccepted: true,
      payment: { provider: "demo" },
      file: file && {
        sha256: createHash("sha256").update(file).digest("hex"),
        name: "score.pdf",
        size: file.length,
      },
    };
    expect((await page.request.post("/api/ip/register", { data, headers })).status()).toBe(201);
  }
}
