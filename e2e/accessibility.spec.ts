import { AxeBuilder } from "@axe-core/playwright";
import { languages } from "@colophon/api";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openScreen, screens } from "./screens.ts";
import { arrive, goToStep } from "./steps.ts";
import { makeWorld, type World } from "./world.ts";

let world: World;
test.beforeAll(async ({ server }) => {
  test.setTimeout(150_000);
  world = await makeWorld(server.url);
});
test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: [/status of 404/] });

async function expectAccessible(page: Page, where: string, rules?: string[]): Promise<void> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect.soft(found, where).toEqual([]);
}

/** Only colours differ in the dark. */
async function expectAccessibleInBoth(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, where);
  await page.emulateMedia({ colorScheme: "dark" });
  // Two frames: the colours of the dark are there.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expectAccessible(page, `${where}, dark`, ["color-contrast"]);
}

for (const language of languages)
  for (const screen of screens)
    test(`${screen.name} in ${language}`, async ({ page }) => {
      await openScreen(page, screen, world, language);
      for (const summary of await page.locator("main summary").all()) await summary.click();
      await expectAccessibleInBoth(page, screen.name);
    });

test("forms that were refused, and what opens", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expectAccessibleInBoth(page, "/register with errors");
  const { name } = await arrive(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name }).click();
  await expectAccessibleInBoth(page, "/dashboard with the menu open");
  await page.goto("/register-ip");
  await page.getByRole("radio", { name: "Yes" }).first().check();
  await goToStep(page, "Collaborators");
  await page.getByRole("button", { name: "Add a collaborator" }).click();
  await expectAccessibleInBoth(page, "step 2 with a collaborator");
  await goToStep(page, "Payment");
  await page.getByRole("button", { name: "Pay and register" }).click();
  await expectAccessibleInBoth(page, "step 4 with errors");
});
