import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { arrive, goToStep, registerByApi } from "./steps.ts";

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found, where).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("pages of a visitor", async ({ page, server }) => {
      const id = await registerByApi(page.request, server.url);
      for (const path of ["/", "/login", "/login?forgot", "/register"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible(page, path);
      }
      await page.getByRole("button", { name: "Sign up" }).click();
      await expectAccessible(page, "/register with errors");
      await page.goto(`/verify/${id}`);
      await expect(page.getByRole("heading", { name: /^Valid/ })).toBeVisible();
      for (const summary of await page.locator("summary").all()) await summary.click();
      await expectAccessible(page, "/verify");
    });

    test("pages of a creator", async ({ page }) => {
      const { name } = await arrive(page);
      await page.goto("/dashboard");
      await expect(page.getByRole("link", { name: "Register your first work" })).toBeVisible();
      await page.getByRole("button", { name }).click();
      await expectAccessible(page, "/dashboard with the menu open");
      await page.goto("/register-ip");
      await page.getByRole("radio", { name: "Yes" }).first().check();
      await expectAccessible(page, "step 1");
      await goToStep(page, "Collaborators");
      await page.getByRole("button", { name: "Add a collaborator" }).click();
      await expectAccessible(page, "step 2");
      await goToStep(page, "Review");
      await expectAccessible(page, "step 3");
      await goToStep(page, "Payment");
      await page.getByRole("button", { name: "Pay and register" }).click();
      await expectAccessible(page, "step 4");
    });
  });
}
