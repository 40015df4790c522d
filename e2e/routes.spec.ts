import { expect, test } from "./fixtures.ts";
import { openScreen, screens } from "./screens.ts";
import { makeWorld, type World } from "./world.ts";

let world: World;
test.beforeAll(async ({ server }) => {
  test.setTimeout(150_000);
  world = await makeWorld(server.url);
});

for (const language of ["en", "ar"] as const) {
  for (const screen of screens) {
    test.describe(() => {
      // What is asked for and is not there is said by the page; the browser notes it too.
      if (["certificate-unknown", "profile-wallet"].includes(screen.name))
        test.use({ expectedErrors: [/status of 404/] });

      test(`${screen.name} in ${language}: complete, without an error, as wide as a phone`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 320, height: 720 });
        await openScreen(page, screen, world, language);
        await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.locator("h1")).not.toBeEmpty();
        expect(await page.title()).not.toBe("");
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, "no sideways scrolling").toBeLessThanOrEqual(320);
      });
    });
  }
}

test.describe("who is not signed in", () => {
  for (const screen of screens.filter(({ as }) => as !== "visitor"))
    test(`is sent from ${screen.name} to log in, and back afterwards finds no trace of it`, async ({
      page,
    }) => {
      await page.goto("/");
      await page.goto(screen.path(world));
      await expect(page).toHaveURL(/\/login/);
    });
});

test("an unknown path shows home", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(200);
  const home = await page.locator("h1").innerText();
  await page.goto("/");
  await expect(page.locator("h1")).toHaveText(home);
});
