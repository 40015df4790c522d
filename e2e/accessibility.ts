import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./fixtures.ts";

type Axe = typeof axe;

/**
 * axe finds nothing on the page as it is now, or nothing against these rules. axe's own package for Playwright opens a
 * page and loads itself into both for every look, which takes five times as long.
 */
export async function expectAccessible(page: Page, where = page.url(), rules?: string[]): Promise<void> {
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  const found = await page.evaluate(async (values) => {
    const { axe: here } = window as unknown as { axe: Axe };
    const { violations } = await here.run({
      resultTypes: ["violations"],
      ...(values && { runOnly: { type: "rule", values } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, rules);
  expect.soft(found, where).toEqual([]);
}

/** Only colours differ in the dark. */
export async function expectAccessibleInBoth(page: Page, where = page.url()): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await nextFrame(page);
  await expectAccessible(page, where);
  await page.emulateMedia({ colorScheme: "dark" });
  await nextFrame(page);
  await expectAccessible(page, `${where}, dark`, ["color-contrast"]);
}

/** Two frames: what was changed is drawn. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
