import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { arrive, authorizationOf, fillWork, logIn, newAccount, signUp } from "./steps.ts";

/** Each language names the switcher, and itself, in its own words. */
async function chooseLanguage(page: Page, switcher: string, language: string): Promise<void> {
  await page.getByRole("combobox", { name: switcher, exact: true }).selectOption({ label: language });
}

async function expectWritten(page: Page, language: string, direction: "ltr" | "rtl"): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", direction);
}

test("a visitor’s language applies at once, turns the page right to left in Arabic, and is remembered", async ({
  page,
}) => {
  await page.goto("/");
  await expectWritten(page, "en", "ltr");
  await chooseLanguage(page, "Language", "العربية");
  await expectWritten(page, "ar", "rtl");
  await expect(page.getByRole("link", { name: "إنشاء حساب" })).toBeVisible();
  const logo = await page.getByRole("banner").getByRole("link", { name: "Colophon" }).boundingBox();
  expect(logo?.x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
  await page.reload();
  await expectWritten(page, "ar", "rtl");
  await chooseLanguage(page, "اللغة", "Français");
  await expectWritten(page, "fr", "ltr");
  await expect(
    page.getByRole("heading", { level: 1, name: "Un certificat que chacun peut vérifier." }),
  ).toBeVisible();
});

test("the profile stores a creator’s language for other devices @long", async ({ page, browser }) => {
  const account = await arrive(page);
  await page.goto("/");
  const saved = page.waitForResponse("**/api/auth/language");
  await chooseLanguage(page, "Language", "日本語");
  await expectWritten(page, "ja", "ltr");
  expect(await (await saved).json()).toMatchObject({ language: "ja", preferred_language: "ja" });

  const elsewhere = await (await browser.newContext({ locale: "en-US", baseURL: page.url() })).newPage();
  await elsewhere.goto("/login");
  await expectWritten(elsewhere, "en", "ltr");
  await logIn(elsewhere, account);
  await expectWritten(elsewhere, "ja", "ltr");
  await elsewhere.goto("/?lng=fr");
  await expectWritten(elsewhere, "fr", "ltr");
});

test("a language chosen before logging in is the account’s from then on; the address’s applies once", async ({
  page,
}) => {
  const account = newAccount();
  await signUp(page, account);
  await expect(page.getByRole("heading", { name: "Your account is open" })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto("/login?lng=fr#here");
  await expectWritten(page, "fr", "ltr");
  await expect(page).toHaveURL("/login#here");
  await chooseLanguage(page, "Langue", "日本語");
  await expectWritten(page, "ja", "ltr");
  await page.reload();
  const saved = page.waitForResponse("**/api/auth/language");
  await page.getByLabel("メールアドレス").fill(account.email);
  await page.getByLabel("パスワード").fill(account.password);
  await page.getByRole("button", { name: "ログイン" }).click();
  expect(await (await saved).json()).toMatchObject({ preferred_language: "ja" });
  await page.reload();
  await expectWritten(page, "ja", "ltr");
});

test("switching the language during a registration keeps the input @long", async ({ page }) => {
  await arrive(page);
  await page.goto("/register-ip");
  await fillWork(page, "Written between two languages");
  await chooseLanguage(page, "Language", "Español");
  await expect(page.getByRole("heading", { level: 1, name: "Registrar una obra" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Título" })).toHaveValue("Written between two languages");
  await expect(page.getByRole("checkbox", { name: "Literaria" })).toBeChecked();
});

test.describe("what fails", () => {
  test.use({ expectedErrors: [/status of (404|500)/] });

  test("the profile can't be saved: the language still applies, and the page says so @long", async ({
    page,
  }) => {
    await arrive(page);
    await page.goto("/");
    await page.route("**/api/auth/language", (route) => route.fulfill({ status: 500, body: "{}" }));
    await chooseLanguage(page, "Language", "English");
    await chooseLanguage(page, "Language", "Español");
    await expect(page.getByText("pero no se pudo guardar en su perfil")).toBeVisible();
    await expectWritten(page, "es", "ltr");
    const me = await page.request.get("/api/auth/me", { headers: await authorizationOf(page) });
    expect(await me.json()).toMatchObject({ preferred_language: "en" });
  });

  test("texts can't be loaded: the page stays unchanged, says so, and can retry @long", async ({ page }) => {
    await page.route("**/locales/fr/**", (route) => route.fulfill({ status: 404 }));
    await signUp(page, newAccount());
    await expect(page.getByRole("heading", { name: "Your account is open" })).toBeVisible();
    await chooseLanguage(page, "Language", "Français");
    await expect(page.getByText("Failed to update language preference")).toBeVisible();
    await expectWritten(page, "en", "ltr");
    await page.unroute("**/locales/fr/**");
    await chooseLanguage(page, "Language", "Français");
    await expectWritten(page, "fr", "ltr");
  });
});

for (const language of ["en", "ar"])
  test(`the button that shows a password is not on the password, in ${language}${language === "en" ? " @long" : ""}`, async ({
    page,
  }) => {
    await page.goto(`/login?lng=${language}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const isOnIt = await page.locator("input[type=password]").evaluate((input) => {
      const [field, style] = [input.getBoundingClientRect(), getComputedStyle(input)];
      const button = input.parentElement?.querySelector("button")?.getBoundingClientRect();
      if (button === undefined) throw new Error("no button");
      const from = field.left + Number.parseFloat(style.paddingLeft);
      const to = field.right - Number.parseFloat(style.paddingRight);
      return button.right > from && button.left < to;
    });
    expect(isOnIt).toBe(false);
  });
