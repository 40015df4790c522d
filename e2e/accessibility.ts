import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./fixtures.ts";

type Axe = typeof axe;

/**
 * axe finds no violations on the current page, or none of these rules. axe's own package for Playwright opens a
 * page and loads itself into both for every run, which takes five times as long.
 */
export async function expectAccessible(page: Page, where = page.url(), rules?: string[]): Promise<void> {
  // Half a megabyte: sent only once to a page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`(() => { ${axe.source} })()`);
  // Colours that are still changing have any contrast.
  await nextFrame(page);
  const found = await page.evaluate(async (values) => {
    const { axe: here } = window as unknown as { axe: Axe };
    const { violations } = await here.run({
      resultTypes: ["violations"],
      // Without the style sheets, which none of our rules reads: they would be fetched and parsed for every run.
      preload: { assets: ["mediaMetadata"] },
      ...(values && { runOnly: { type: "rule", values } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, rules);
  expect.soft(found, where).toEqual([]);
}

/** Only colours differ in dark mode. */
export async function expectAccessibleInBoth(page: Page, where = page.url()): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, where);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${where}, dark`, ["color-contrast"]);
}

/**
 * Changes are rendered, and no transition of position or colour is running; endless animations may run.
 * We ask in each frame: in Chromium, the promise `finished` of a transition behind an opening dialog may never settle.
 */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isMoving = ({ playState, effect }: Animation) =>
      playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
    do {
      await frame();
      await frame();
    } while (document.getAnimations().some(isMoving));
  });
}
