import { expect, test } from "./fixtures.ts";
import { expectAfterTries } from "./steps.ts";

test("signing up links to the terms and the privacy notice, which can be read", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("main").getByRole("link", { name: "terms", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeFocused();
  await expect(page.getByText("Version of November 29, 2026")).toBeVisible();
  await page.getByRole("link", { name: "Misuse" }).click();
  await expect(page.getByRole("heading", { name: "Misuse" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "abuse@localhost" })).toHaveAttribute(
    "href",
    "mailto:abuse@localhost",
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What can never be removed" })).toBeVisible();
});

test("a page opened by its address begins at its top; back and forward restore the position", async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(scrolled).toBe(200);
  await page.goto("/help");
  await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 100));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  await expect.poll(scrolled).toBe(200);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
  await expect.poll(scrolled).toBe(100);
  await page.reload();
  await expect.poll(scrolled).toBe(100);
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  expect(await scrolled()).toBe(0);
});

test("help expands its answers, by keyboard too, and follows the language", async ({ page }) => {
  await page.goto("/help");
  const question = page.locator("summary").filter({ hasText: "What is a file’s fingerprint?" });
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("computed from the whole file")).toBeVisible();
  await page.getByRole("combobox", { name: "Language" }).selectOption("日本語");
  await expect(page.getByRole("heading", { level: 1, name: "ヘルプ" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "ファイルの電子指紋とは？" })).toBeVisible();
});

test.describe("texts that don't load", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("of a language: the page says that they are loading, and then that they failed @long", async ({
    page,
  }) => {
    // The others are fetched when the browser is idle: this one never arrives.
    await page.route("**/locales/fr/translation.json*", (route) => route.abort());
    await page.clock.install();
    await page.goto("/help");
    await page.getByRole("combobox", { name: "Language" }).selectOption("Français");
    await expect(page.getByText("Loading this language…")).toBeVisible();
    await expectAfterTries(page, page.getByText("Failed to update language preference"));
    await expect(page.getByText("Loading this language…")).toHaveCount(0);
  });
});
