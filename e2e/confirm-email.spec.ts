import { expect, test } from "./fixtures.ts";
import { mailedLink } from "@colophon/testing/mailed-link";
import {
  arrive,
  authorizationOf,
  declare,
  goOn,
  logIn,
  newAccount,
  openWizard,
  pay,
  signUp,
} from "./steps.ts";

test("a newcomer to a local installation is shown the letter, and confirms with it", async ({ page }) => {
  const account = newAccount();
  await signUp(page, account);
  await expect(page.getByRole("heading", { name: "Your account is open" })).toBeFocused();
  await expect(page.getByText("This server doesn’t send email.")).toBeVisible();
  await goOn(page);
  await expect(page).toHaveURL("/");

  await page.goto("/dashboard");
  await expect(page.getByText(`Your address ${account.email} isn’t confirmed yet`)).toBeVisible();
  await page.getByRole("button", { name: "Send a new link" }).press("Enter");
  await page.getByRole("region", { name: "The message with the link" }).getByRole("link").click();
  await expect(page.getByText(`${account.email} is confirmed.`)).toBeVisible();
  // The code is neither in the URL nor reachable by the browser's Back.
  await expect(page).toHaveURL("/confirm-email");
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("token");
  await page.getByRole("link", { name: "Go to your portfolio" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Nothing registered yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send a new link" })).toHaveCount(0);
});

test.describe("in another browser", () => {
  test.use({ expectedErrors: [/status of 403/] });

  test("the password is required, and a wrong one refused @long", async ({ page, browser, server }) => {
    const account = await arrive(page, newAccount(), { isConfirmed: false });
    await expect.poll(() => mailedLink(server.dataDir, account.email, "/confirm-email#")).toBeDefined();
    const link = (await mailedLink(server.dataDir, account.email, "/confirm-email#")) ?? "";

    await page.goto("/dashboard");
    await expect(page.getByRole("button", { name: "Send a new link" })).toBeVisible();
    const other = await (await browser.newContext({ baseURL: server.url })).newPage();
    await other.goto(link);
    await other.getByRole("textbox", { name: "Password" }).fill("not the password");
    await other.getByRole("button", { name: "Confirm address" }).click();
    await expect(other.getByRole("alert")).toContainText("The password is incorrect.");
    await other.getByRole("textbox", { name: "Password" }).fill(account.password);
    await other.getByRole("textbox", { name: "Password" }).press("Enter");
    await expect(other.getByText(`${account.email} is confirmed.`)).toBeVisible();
    // The password, typed once, has also logged in.
    await other.getByRole("link", { name: "Go to your portfolio" }).click();
    await expect(other).toHaveURL("/dashboard");
    await other.context().close();

    // A user who comes back to their page finds the address confirmed.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByRole("button", { name: "Send a new link" })).toHaveCount(0);
    // A second click is told so, before anything is asked, wherever it is.
    const third = await (await browser.newContext({ baseURL: server.url })).newPage();
    for (const reader of [page, third]) {
      await reader.goto(link);
      await expect(reader.getByText("the address of your account, is confirmed.")).toBeVisible();
      await expect(reader.getByRole("textbox", { name: "Password" })).toHaveCount(0);
    }
    await third.goto("/confirm-email");
    await expect(third.getByText("Part of the link is missing")).toBeVisible();
    await expect(third.getByRole("textbox", { name: "Password" })).toHaveCount(0);
    await third.context().close();
  });

  test("a link to another account asks for that account’s password @long", async ({ page, server }) => {
    const account = await arrive(page, newAccount(), { isConfirmed: false });
    await expect.poll(() => mailedLink(server.dataDir, account.email, "/confirm-email#")).toBeDefined();
    await arrive(page);
    await page.goto((await mailedLink(server.dataDir, account.email, "/confirm-email#")) ?? "");
    await expect(page.getByText("This link belongs to a different account")).toBeVisible();
    await page.getByRole("textbox", { name: "Password" }).fill(account.password);
    await page.getByRole("button", { name: "Confirm address" }).click();
    await expect(page.getByText(`${account.email} is confirmed.`)).toBeVisible();
  });
});

test("the review says why no email will be on the certificate, and none is @long", async ({ page }) => {
  const account = await arrive(page, newAccount(), { isConfirmed: false });
  await openWizard(page, "The Nightjar’s Almanac", 3);
  await expect(page.getByText("The certificate won’t show your email")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send a new link" })).toBeVisible();
  await expect(page.getByRole("switch", { name: /^Show my email/ })).toHaveCount(0);
  await declare(page);
  await page.getByRole("button", { name: "Next" }).click();
  await pay(page);
  await page
    .getByRole("link", { name: /^RSF-/ })
    .or(page.getByText(/RSF-\w{9}/).first())
    .first()
    .waitFor();
  const [work] = (await (
    await page.request.get("/api/ip/user", { headers: await authorizationOf(page) })
  ).json()) as { certificateId: string }[];
  await page.goto(`/verify/${work?.certificateId ?? ""}`);
  await expect(page.getByText("The person’s identity hasn’t been verified", { exact: false })).toBeAttached();
  expect(await page.locator("main").innerHTML()).not.toContain(account.email);
});

test("a changed address is restored from the former one, without being logged in @long", async ({
  page,
  browser,
  server,
}) => {
  const account = await arrive(page);
  const next = account.email.replace("@", "+next@");
  await page.goto("/account");
  const form = page.getByRole("form", { name: "Email" });
  await form.getByLabel("New email address").fill(next);
  await form.getByLabel("Current password").fill(account.password);
  await form.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText("Once you open the link that we’ve emailed to the new address")).toBeVisible();
  await expect.poll(() => mailedLink(server.dataDir, next, "/confirm-email#")).toBeDefined();
  await page.goto((await mailedLink(server.dataDir, next, "/confirm-email#")) ?? "");
  await expect(page.getByText(`${next} is confirmed.`)).toBeVisible();

  await expect.poll(() => mailedLink(server.dataDir, account.email, "/undo-email#")).toBeDefined();
  const reader = await (await browser.newContext({ baseURL: server.url })).newPage();
  await reader.goto((await mailedLink(server.dataDir, account.email, "/undo-email#")) ?? "");
  await reader.getByRole("button", { name: "Restore my email address" }).click();
  await expect(reader.getByText(`${account.email} is the address of your account again.`)).toBeVisible();
  await reader.getByRole("link", { name: "Set a new password" }).click();
  await expect(reader.getByLabel("Email")).toHaveValue(account.email);
  await reader.goto("/login");
  await logIn(reader, account);
  await expect(reader).toHaveURL("/");
  await reader.context().close();
});
