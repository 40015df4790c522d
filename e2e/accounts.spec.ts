import { expect, test } from "./fixtures.ts";
import { mailedLink } from "@colophon/testing/mailed-link";
import {
  arrive,
  authorizationOf,
  expectAfterTries,
  fillSignUp,
  goOn,
  logIn,
  newAccount,
  openWizard,
  signUp,
} from "./steps.ts";

test.describe("what is refused", () => {
  test.use({ expectedErrors: [/status of (400|401|409|422)/] });

  test("a wrong password: the email stays, and the error goes when the field is edited @long", async ({
    page,
  }) => {
    const account = newAccount();
    await signUp(page, account);
    await expect(page.getByRole("heading", { name: "Your account is open" })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.goto("/login");
    await logIn(page, { ...account, password: "not the password" });
    await expect(page.getByRole("alert")).toHaveText(/The email or password is incorrect/);
    await expect(page.getByLabel("Email")).toHaveValue(account.email);
    await page.getByLabel("Password").fill(account.password);
    await expect(page.getByRole("alert")).toBeHidden();
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL("/");
  });

  test("nothing filled in @long", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByRole("alert")).toHaveText(/Email and password are required/);
    await page.getByRole("link", { name: "No account yet? Sign up" }).click();
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByRole("alert")).toHaveText(/All fields are required/);
    await expect(page.getByLabel("Full name")).toBeFocused();
  });

  test("a short password, and an address that is taken @long", async ({ page }) => {
    const account = await arrive(page);
    await signUp(page, { ...account, email: account.email.toUpperCase() });
    await expect(page.getByRole("alert")).toHaveText(/There is already an account with this email address/);
    await page.evaluate(() => localStorage.removeItem("token"));
    await signUp(page, { ...newAccount(), password: "short" });
    await expect(page.getByText("This is too short.")).toBeVisible();
    await expect(page.getByLabel("Password", { exact: false }).first()).toBeFocused();
    await expect(page.getByLabel("Full name")).toHaveValue(account.name);
  });
});

test("private pages need a login, and an invalid token is removed", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Please log in to continue.")).toBeVisible();
  await page.goto("/register-ip");
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(page).not.toHaveURL("/register-ip");
});

test("signing up on the way to a page leads there, and a phone's menu stays collapsed @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = newAccount();
  await page.goto("/register-ip");
  await expect(page).toHaveURL("/login");
  await page.getByRole("link", { name: "No account yet? Sign up" }).click();
  await fillSignUp(page, account);
  await goOn(page);
  await expect(page).toHaveURL("/register-ip");

  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  await page.getByRole("button", { name: account.name }).click();
  await page.getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.getByRole("link", { name: "Colophon", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await page.goBack();
  await page.goBack();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
});

test.describe("an invalid token", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("is removed @long", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("token", "forged"));
    await page.goto("/dashboard");
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });
});

test.describe("a page load without an answer", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("signs nobody out, says why, and goes on where it was @long", async ({ page }) => {
    await arrive(page);
    await page.clock.install();
    await page.goto("/register-ip");
    await page.getByRole("textbox", { name: "Title" }).fill("Half a book");
    await page.route("**/api/auth/me", (route) => route.abort());
    await page.reload();
    await expectAfterTries(page, page.getByText("This doesn’t mean that you’ve been logged out."));
    await expect(page.getByText("Loading...")).toBeVisible();
    await page.unroute("**/api/auth/me");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/register-ip");
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Half a book");
  });
});

test("logging out ends the session here, in other tabs and on the server", async ({ page, context }) => {
  const account = await arrive(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Portfolio" })).toBeVisible();
  const headers = await authorizationOf(page);
  const otherTab = await context.newPage();
  await otherTab.goto("/dashboard");
  await expect(otherTab.getByRole("heading", { name: "Portfolio" })).toBeVisible();
  // What is asked while the session ends is refused, which the browser logs as an error.
  for (const tab of [page, otherTab]) await tab.waitForLoadState("networkidle");

  await page.getByRole("button", { name: account.name }).click();
  const told = page.waitForResponse("**/api/auth/logout");
  await page.getByRole("button", { name: "Log out" }).click();
  expect((await told).status()).toBe(204);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("link", { name: "Sign up", exact: true })).toBeVisible();
  await expect(otherTab).toHaveURL("/login");
  const answer = await page.request.get("/api/auth/me", { headers });
  expect(answer.status()).toBe(401);
});

test("logging out asks about a draft, and another tab never has details of others @long", async ({
  page,
  context,
}) => {
  const account = await arrive(page);
  await openWizard(page, "A draft on a shared computer", 2);
  await page.getByRole("button", { name: "Add a collaborator" }).click();
  await page.getByLabel("Given name").fill("Noor");
  await page.getByLabel("Email").fill("noor@example.org");
  const lacking = "Please re-enter what is missing for:";
  const otherTab = await context.newPage();
  await otherTab.goto("/register-ip");
  await expect(otherTab.getByText(lacking)).toContainText("Noor");
  await expect(otherTab.getByLabel("Email")).toHaveValue("");
  await otherTab.close();
  await page.reload();
  await expect(page.getByLabel("Email")).toHaveValue("noor@example.org");
  await expect(page.getByText(lacking)).toHaveCount(0);

  const leave = async (name: string | RegExp) => {
    await page.getByRole("button", { name: account.name }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByRole("dialog").getByRole("button", { name }).click();
  };
  await leave("Stay logged in");
  await expect(page.getByLabel("Email")).toHaveValue("noor@example.org");
  await leave("Keep it and log out");
  await expect(page).toHaveURL("/login");
  await logIn(page, account);
  await expect(page).toHaveURL("/");
  await page.goto("/register-ip");
  await expect(page.getByText(lacking)).toContainText("Noor");
  // It may be kept on the server by then.
  await leave(/^(Delete it|Remove it here) and log out$/);
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain("Noor");
});

test("a forgotten password is reset with the mailed link", async ({ page, server }) => {
  const account = newAccount();
  await signUp(page, account);
  await expect(page.getByRole("heading", { name: "Your account is open" })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("we send a link, unless we’ve sent several just now")).toBeVisible();

  await expect.poll(async () => mailedLink(server.dataDir, account.email, "/login#reset=")).toBeDefined();
  await page.goto((await mailedLink(server.dataDir, account.email, "/login#reset=")) ?? "");
  const password = "another battery staple";
  await page.getByLabel("Password", { exact: false }).first().fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText("Your password has been changed. Please log in.")).toBeVisible();
  await logIn(page, { ...account, password });
  await expect(page).toHaveURL("/");
});
