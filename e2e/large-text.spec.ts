import { isLong } from "@colophon/testing/is-long";
import { expect, test } from "./fixtures.ts";
import { openScreen, screens } from "./screens.ts";

// WCAG 2.2, 1.4.4 and 1.4.10: text at twice the size needs no sideways scrolling.
test.use({ viewport: { width: 390, height: 844 } });

const names = ["home", "wizard-2", ...(isLong ? ["certificate", "wizard-3", "wizard-5"] : [])];

for (const name of names)
  test(`${name} fits a phone with its text at twice the size`, async ({ page, world }) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`no screen ${name}`);
    await openScreen(page, screen, world, "en");
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const widths = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(widths).toBe(390);
  });

test("at 400 % the buttons of a dialog don’t cover the field that has the focus", async ({ page, world }) => {
  // A window of 1280 by 1024 pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  const screen = screens.find((one) => one.name === "work-offer");
  if (!screen) throw new Error("no screen work-offer");
  await openScreen(page, screen, world, "en");
  const fields = page.locator("dialog :is(input, select, textarea)");
  expect(await fields.count()).toBeGreaterThan(1);
  for (const field of await fields.all()) {
    await field.focus();
    const isInSight = await field.evaluate((element) => {
      // Where one begins to write.
      const { x, y } = element.getBoundingClientRect();
      return element === document.elementFromPoint(x + 20, y + 20);
    });
    expect.soft(isInSight, await field.evaluate(({ id }) => id)).toBe(true);
  }
});
