import type { Language } from "@colophon/api";
import type { Page } from "@playwright/test";
import { isLong } from "@colophon/testing/is-long";
import { expectAccessible, expectAccessibleInBoth, nextFrame } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { awaitComplete, openScreen, type Screen, screens } from "./screens.ts";
import { arrive, chooseLanguage, goToStep, unfoldMore } from "./steps.ts";
import { pathLanguages } from "./tested-languages.ts";
import { textsOf } from "./texts.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** One of each kind. */
const telling = [
  "home",
  "register",
  "certificate",
  "certificate-corrected",
  "drop",
  "log",
  "terms",
  "licences",
  "dashboard",
  "work",
  "wizard-1",
  "wizard-4",
  "wizard-5",
  "profile",
  "account-security",
  "operator",
];

for (const screen of screens)
  test.describe(() => {
    // The page reports a missing resource; the browser logs it too.
    if (
      ["certificate-unknown", "invitation-unknown", "transfer-over", "profile-wallet"].includes(screen.name)
    )
      test.use({ expectedErrors: [/status of (404|422)/] });

    test(`${screen.name}: complete, accessible and as wide as a phone${telling.includes(screen.name) ? "" : " @long"}`, async ({
      page,
      world,
    }) => {
      await openScreen(page, screen, world, "ar");
      await unfoldAll(page);
      // Colours, roles and order are the same in both directions.
      if (isLong) await expectAccessibleInBoth(page, `${screen.name} from right to left`);

      const desktop = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 720 });
      for (const language of fromArabicToEnglish) {
        if (language !== "ar") await showIn(page, screen, language);
        await expectComplete(page, language);
        if (isLong) await expectAccessible(page, `${screen.name} in ${language}`, rulesOfTexts);
        await expectNotWiderThan(page, 320, `${screen.name} in ${language}`);
      }

      if (desktop !== null) await page.setViewportSize(desktop);
      if (isLong) await expectAccessibleInBoth(page, `${screen.name} from left to right`);
      else await expectAccessible(page, screen.name);
    });
  });

/** Every switch loads texts and draws the page again: it is opened in the first, and left in the last. */
const fromArabicToEnglish = [
  "ar",
  ...pathLanguages.filter((language) => language !== "ar").toReversed(),
] as const;

async function showIn(page: Page, screen: Screen, language: Language): Promise<void> {
  await chooseLanguage(page, language);
  await awaitComplete(page, screen);
  await unfoldAll(page);
}

/** Rules that can fail in a single language; colours, roles and order are the same in all. */
const rulesOfTexts = [
  "aria-command-name",
  "aria-dialog-name",
  "aria-input-field-name",
  "aria-toggle-field-name",
  "button-name",
  "document-title",
  "empty-heading",
  "html-has-lang",
  "html-lang-valid",
  "image-alt",
  "input-button-name",
  "label",
  "link-name",
  "role-img-alt",
  "select-name",
  "summary-name",
  "svg-img-alt",
  "target-size",
  "valid-lang",
];

async function expectComplete(page: Page, language: Language): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).not.toBeEmpty();
  expect(await page.title()).not.toBe("");
}

async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator("main details:not([open]) > summary");
  await folded.evaluateAll((summaries) => {
    for (const summary of summaries) (summary as HTMLElement).click();
  });
}

/** No sideways scrolling; 320 pixels is the smallest phone. */
async function expectNotWiderThan(page: Page, pixels: number, where: string): Promise<void> {
  await nextFrame(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, where).toBeLessThanOrEqual(pixels);
}

test("refused forms, and parts that open, are accessible", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expectAccessibleInBoth(page, "/register with errors");
  const { name } = await arrive(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name }).click();
  await expectAccessibleInBoth(page, "/dashboard with the menu open");
  await page.goto("/register-ip");
  await unfoldMore(page);
  await page.getByRole("radio", { name: "Yes" }).first().check();
  await goToStep(page, "Collaborators");
  await page.getByRole("button", { name: "Add a collaborator" }).click();
  await expectAccessibleInBoth(page, "step 2 with a collaborator");
  await goToStep(page, "Payment");
  await page.getByRole("button", { name: "Pay and register" }).click();
  await expectAccessibleInBoth(page, "step 4 with errors");
});

test("a signed-out visitor is sent from every private page to log in @long", async ({ page, world }) => {
  // A certificate's own pages are for everyone, and ask for a log-in themselves.
  const own = screens
    .filter(({ as }) => as !== "visitor")
    .map(({ path }) => path(world))
    .filter((path) => !path.startsWith("/verify"));
  for (const path of new Set(own)) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login/);
  }
});

test("an unknown path shows home, and says why", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(200);
  const home = await page.locator("h1").innerText();
  const why = page.getByText(textsOf("en")("home.unknown.title"));
  await expect(why).toBeVisible();
  await page.goto("/");
  await expect(page.locator("h1")).toHaveText(home);
  await expect(why).toHaveCount(0);
});
