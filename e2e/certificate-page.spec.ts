import type { Page } from "@playwright/test";
import { call, type Language, maxTitleLength } from "@colophon/api";
import { authorization, confirmSession, openAccount, register } from "@colophon/testing/account";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { testedLanguages } from "./tested-languages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The longest title, as people of that script write it. */
const words: Record<Language, string> = {
  en: "The Nightjar’s Almanac and other letters that the sea returns ",
  fr: "L’almanach de l’engoulevent et autres lettres que la mer nous rend ",
  es: "El almanaque del chotacabras y otras cartas que devuelve el mar ",
  ar: "تقويم طائر السبد ورسائل أخرى يعيدها البحر إلى أصحابها ",
  ja: "夜鷹の暦と海が返してくるほかの手紙",
  zh: "夜鹰年历与大海送回的其他来信",
  "zh-TW": "夜鷹年曆與大海送回的其他來信",
};
const longest = (language: Language) => words[language].repeat(30).slice(0, maxTitleLength).trim();

async function expectInFirstScreen(page: Page, height: number, where: string): Promise<void> {
  for (const part of ["[data-title]", "[data-registered]", "[data-verdict] h2"]) {
    const box = await page.locator(part).first().boundingBox();
    expect.soft((box?.y ?? Infinity) + (box?.height ?? 0), `${where}: ${part}`).toBeLessThanOrEqual(height);
    expect.soft(box?.y ?? -1, `${where}: ${part}`).toBeGreaterThanOrEqual(0);
  }
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`title, name, date and verdict are in the first screen of ${width} by ${height}, in ${testedLanguages.length} languages${width > 390 ? " @long" : ""}`, async ({
    page,
    server,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    const account = await openAccount(server.url, "Maximiliana Featherstonehaugh");
    for (const language of testedLanguages) {
      const { certificateId } = await register(account, { title: longest(language) });
      await page.goto(`/verify/${certificateId}?lng=${language}`);
      await page.locator("[data-verdict]").waitFor();
      await expectInFirstScreen(page, height, language);
      await expect(page).toHaveTitle(/Maximiliana/);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, language).toBeLessThanOrEqual(width);
    }
  });

test("a certificate is printed on one page, and is as wide as the smallest phone", async ({
  page,
  world,
}) => {
  await page.goto(`/verify/${world.certificateId}`);
  await page.locator("[data-check=anchor]").waitFor();
  await page.waitForLoadState("networkidle");
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.setViewportSize({ width: 320, height: 720 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("what was said later has a line each, newest first, with its link; a withdrawn newer version is said to be @long", async ({
  page,
  server,
}) => {
  const account = await openAccount(server.url, "Ada Winterbourne");
  await confirmSession(account);
  const as = { baseUrl: server.url, headers: authorization(account.token) };
  const older = await register(account, { title: "The Keeper" });
  const say = async (id: string, body: object) =>
    call("POST /api/ip/{id}/statements", { params: { id }, body: body as never }, as);
  await say(older.id, {
    kind: "corrected",
    fields: { title: "The Keepers" },
    reason: "There are two.",
  });
  const newer = await register(account, {
    title: "The Lighthouse Keeper",
    supersedes: older.certificateId,
  });
  await say(newer.id, { kind: "withdrawn", reason: "Not finished." });
  await page.goto(`/verify/${older.certificateId}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Keepers");
  await expect(page).toHaveTitle("The Keepers · Ada Winterbourne – Certificate");
  const lines = page.locator("[data-said-first]");
  await expect(lines).toHaveCount(2, { timeout: 30_000 });
  await expect(lines.first()).toContainText("There is a newer version");
  await expect(lines.first()).toContainText("The newer version has been withdrawn.");
  await expect(lines.nth(1)).toContainText("There are two.");
  await expectAccessibleInBoth(page, "a certificate with lines");
  await lines.first().getByRole("link").click();
  await expect(page.locator("[data-said-first=withdrawn]")).toContainText("Not finished.", {
    timeout: 30_000,
  });
});

test("the menus of a certificate open within the smallest phone @long", async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  for (const language of ["en", "ar"] as const) {
    await page.goto(`/verify/${world.certificateId}?lng=${language}`);
    const buttons = page.locator("main button[aria-controls]");
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) {
      await button.click();
      const id = (await button.getAttribute("aria-controls")) ?? "";
      const entries = page.locator(`[id="${id}"]`);
      const box = await entries.boundingBox();
      expect.soft(box?.x ?? -1, language).toBeGreaterThanOrEqual(0);
      expect.soft((box?.x ?? 0) + (box?.width ?? Infinity), language).toBeLessThanOrEqual(320);
      await page.keyboard.press("Escape");
    }
  }
});
