import { expect, test } from "./fixtures.ts";

test("signing up names the terms and the privacy notice, which are there to read", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("main").getByRole("link", { name: "terms", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeFocused();
  await expect(page.getByText("Version of November 21, 2026")).toBeVisible();
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

test("help unfolds its answers, by the keyboard too, and follows the language", async ({ page }) => {
  await page.goto("/help");
  const question = page.locator("summary").filter({ hasText: "What is a file’s fingerprint?" });
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("computed from every byte of the file")).toBeVisible();
  await page.getByRole("combobox", { name: "Language" }).selectOption("日本語");
  await expect(page.getByRole("heading", { level: 1, name: "ヘルプ" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "ファイルの電子指紋とは？" })).toBeVisible();
});

test.describe("texts that do not come", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("of a language: the page says that they are on their way, and then that they failed", async ({
    page,
  }) => {
    // The others are fetched when the browser has nothing else to do: this one never comes.
    await page.route("**/locales/fr/translation.json*", (route) => route.abort());
    await page.goto("/help");
    await page.getByRole("combobox", { name: "Language" }).selectOption("Français");
    await expect(page.getByText("The texts of this language are on their way…")).toBeVisible();
    await expect(page.getByText("Failed to update language preference")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("The texts of this language are on their way…")).toHaveCount(0);
  });
});
