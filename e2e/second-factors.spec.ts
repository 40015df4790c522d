import type { CDPSession, Page } from "@playwright/test";
import { stepAt, totpCode } from "@colophon/server/people/accounts/totp.ts";
import { fromBase32 } from "@colophon/testing/test-factors";
import { expectAccessible, expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { mailedLink } from "@colophon/testing/mailed-link";
import { type Account, arrive, authorizationOf, confirm, logIn } from "./steps.ts";

/** A passkey of Chromium's own virtual authenticator (CDP, WebAuthn). */
interface Authenticator {
  cdp: CDPSession;
  authenticatorId: string;
}

async function plugIn(page: Page, isUserVerified = true): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const credentialsOf = async ({ cdp, authenticatorId }: Authenticator) =>
  (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials;

async function enrol(page: Page, account: Account): Promise<string[]> {
  await page.goto("/account/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await confirm(page, account.password);
  return keepCodes(page);
}

async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole("dialog", { name: "Keep your recovery codes" });
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const codes = await dialog.getByRole("listitem").allTextContents();
  await dialog.getByRole("button", { name: "I’ve saved them" }).click();
  return codes;
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
}

test.use({ expectedErrors: [/status of (401|403|409|422)/] });

test("a passkey is added, is enough to log in on a fresh browser, is renamed and removed", async ({
  page,
  browser,
  server,
}) => {
  const account = await arrive(page);
  const authenticator = await plugIn(page);
  await enrol(page, account);
  await expect(page.getByRole("heading", { name: "Recovery codes" })).toBeVisible();
  const [credential] = await credentialsOf(authenticator);
  expect(credential?.rpId).toBe("localhost");

  const fresh = await browser.newContext({ baseURL: server.url });
  const other = await fresh.newPage();
  const copy = await plugIn(other);
  if (credential === undefined) throw new Error("no passkey was made");
  await copy.cdp.send("WebAuthn.addCredential", { authenticatorId: copy.authenticatorId, credential });
  await other.goto("/login");
  await other.getByRole("button", { name: "Use a passkey" }).click();
  await expect(other).toHaveURL("/");
  await expect(other.getByRole("button", { name: account.name })).toBeVisible();

  await page.getByRole("button", { name: /^Rename: / }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("My phone");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("My phone")).toBeVisible();
  await page.getByRole("button", { name: "Remove: My phone" }).click();
  await expect(page.getByText("My phone")).toBeHidden();
  await expect(
    page.getByText("Right now, your password is all it takes to get into your account."),
  ).toBeVisible();

  await logOut(other);
  await other.getByRole("button", { name: "Use a passkey" }).click();
  await expect(other.getByRole("alert")).toContainText("We couldn’t accept this passkey.");
  await fresh.close();
});

test("a cloned passkey is detected by its counter, and blocked @long", async ({ page }) => {
  const account = await arrive(page);
  const authenticator = await plugIn(page);
  const codes = await enrol(page, account);
  const [before] = await credentialsOf(authenticator);
  if (before === undefined) throw new Error("no passkey was made");
  await logOut(page);
  const byPasskey = page.getByRole("button", { name: "Use a passkey" });
  await byPasskey.click();
  await expect(page).toHaveURL("/");

  // Its state before logging in: what a thief would have copied.
  const { cdp, authenticatorId } = authenticator;
  await cdp.send("WebAuthn.removeCredential", { authenticatorId, credentialId: before.credentialId });
  await cdp.send("WebAuthn.addCredential", { authenticatorId, credential: before });
  await logOut(page);
  await byPasskey.click();
  await expect(page.getByRole("alert")).toContainText("We couldn’t accept this passkey.");

  await logIn(page, account);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Use a passkey" })).toBeHidden();
  await page.getByLabel("Code").fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/account/security");
  await expect(page.getByText("Blocked: there seems to be a copy of this passkey.")).toBeVisible();
});

test("a passkey whose owner is not verified is neither added nor accepted @long", async ({ page }) => {
  const account = await arrive(page);
  const authenticator = await plugIn(page, false);
  await page.goto("/account/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await confirm(page, account.password);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await credentialsOf(authenticator)).toEqual([]);
  await authenticator.cdp.send("WebAuthn.setUserVerified", {
    authenticatorId: authenticator.authenticatorId,
    isUserVerified: true,
  });
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await keepCodes(page);
  await authenticator.cdp.send("WebAuthn.setUserVerified", {
    authenticatorId: authenticator.authenticatorId,
    isUserVerified: false,
  });
  await logOut(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("No passkey was used.");
  await expect(page).toHaveURL("/login");
});

test("a passkey used on another origin is refused @long", async ({ page, server }) => {
  const account = await arrive(page);
  await plugIn(page);
  await enrol(page, account);
  // Passkeys ignore ports, so the browser allows it there; the server doesn't.
  const elsewhere = "http://localhost:18188";
  await page.route(`${elsewhere}/**`, async (route) => {
    const url = route.request().url().replace(elsewhere, server.url);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(`${elsewhere}/login`);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("We couldn’t accept this passkey.");
  await expect(page).toHaveURL(`${elsewhere}/login`);
});

test("an authenticator app: set up and required, by keyboard alone; after losing every factor the wait begins @long", async ({
  page,
  server,
}) => {
  const account = await arrive(page);
  await page.goto("/account/security");
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  await confirm(page, account.password);
  const setUp = page.getByRole("dialog", { name: "Authenticator app" });
  await expectAccessibleInBoth(page, "authenticator dialog");
  const secret = fromBase32((await setUp.locator("code").textContent())?.replaceAll(" ", "") ?? "");
  // The step may end before the server looks: now and the next are accepted then too, the one before is not.
  const code = (steps: number) => totpCode(secret, stepAt(Date.now()) + steps);
  await setUp.getByLabel("Code from the app").fill(code(0));
  await page.keyboard.press("Enter");
  const kept = page.getByRole("button", { name: "I’ve saved them" });
  await expect(kept).toBeVisible();
  await expectAccessible(page, "recovery codes");
  await kept.click();
  await expect(page.getByText(/^Set up: /)).toBeVisible();
  await expectAccessibleInBoth(page, "second factors");

  await logOut(page);
  await logIn(page, account);
  await page.getByLabel("Code").fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("This code is wrong or has already been used.");
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.keyboard.type(code(1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");

  await logOut(page);
  await logIn(page, account);
  await page.getByText("Can’t use your second step?").click();
  await expectAccessibleInBoth(page, "second step");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("A link is on its way")).toBeVisible();
  const find = async (beginning: string) => mailedLink(server.dataDir, account.email, beginning);
  await expect.poll(async () => find("/login#recover=")).toBeDefined();
  await page.goto((await find("/login#recover=")) ?? "");
  await page.getByRole("button", { name: "Start the 72-hour wait" }).click();
  await expect(page.getByText("The 72 hours have started.")).toBeVisible();
  await expect.poll(async () => find("/login#keep=")).toBeDefined();
  await page.goto((await find("/login#keep=")) ?? "");
  await page.getByRole("button", { name: "Keep it on" }).click();
  await expect(page.getByText("Cancelled. Two-step verification stays on.")).toBeVisible();
});

test("confirming in one tab keeps another one logged in, whatever that has asked meanwhile @long", async ({
  page,
}) => {
  const account = await arrive(page);
  const other = await page.context().newPage();
  await page.goto("/account");
  const before = await authorizationOf(page);
  const [isConfirmed, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route("**/api/auth/confirm", async (route) => {
    const response = await route.fetch();
    isConfirmed.resolve();
    await isHeld.promise;
    await route.fulfill({ response });
  });
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const confirming = confirm(page, account.password);
  await isConfirmed.promise;
  expect((await page.request.get("/api/auth/me", { headers: before })).status()).toBe(401);

  // The server knows the new token only, the browser the old one: the other tab waits.
  const isRefused = other.waitForResponse((response) => response.status() === 401);
  await other.goto("/profile");
  await isRefused;
  isHeld.resolve();
  await expect(other.getByRole("textbox", { name: "Biography" })).toBeVisible();
  await confirming;
  await downloading;
  await other.goto("/dashboard");
  await expect(other.getByRole("button", { name: account.name })).toBeVisible();
  expect(await authorizationOf(other)).not.toEqual(before);
});
