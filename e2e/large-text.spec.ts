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
