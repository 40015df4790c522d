import { expect, test } from "./fixtures.ts";
import { openScreen, screens } from "./screens.ts";

const step5 = screens.find(({ name }) => name === "wizard-5");

test("printing after a registration prints only the certificate's page", async ({ page, world }) => {
  if (!step5) throw new Error("no screen of step 5");
  await openScreen(page, step5, world, "en");
  await page.emulateMedia({ media: "print" });
  const certificate = page.getByRole("img", { name: world.certificateId });
  await expect(certificate).toBeVisible();
  await expect(page.getByRole("heading")).toHaveCount(0);
  await expect(page.getByText("Certificate number", { exact: true })).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("entering the wizard's address again starts a new registration", async ({ page, world }) => {
  if (!step5) throw new Error("no screen of step 5");
  await openScreen(page, step5, world, "en");
  await page.goto("/register-ip");
  await expect(page.getByRole("heading", { name: "1 · The work" })).toBeVisible();
});
