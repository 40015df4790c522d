import { randomBytes } from "node:crypto";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, expectAfterTries, registerWorks } from "./steps.ts";

test("the box with the tour is shown until it is hidden @long", async ({ page }) => {
  await arrive(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Hide this" }).click();
  await page.reload();
  await expect(page.getByText("Nothing registered yet")).toBeVisible();
  await expect(page.getByText("Getting started")).toHaveCount(0);
});

test("a work is taken out of the public register", async ({ page }) => {
  await arrive(page);
  await registerWorks(page, [{ title: "Moth" }]);
  await page.goto("/dashboard");
  const listed = page.getByRole("switch", { name: "Moth: in the public catalogue" });
  await expect(listed).toBeChecked();
  const changed = page.waitForResponse((response) => response.request().method() === "PATCH");
  await listed.press("Space");
  expect((await changed).status()).toBe(200);
  await page.reload();
  await expect(listed).not.toBeChecked();
  await expect(page.getByText("Getting started")).toBeVisible();
});

test("a file dropped at home leads to the work it belongs to @long", async ({ page }) => {
  await arrive(page);
  const file = randomBytes(5000);
  await registerWorks(page, [{ title: "Harbour Lights", file }]);
  await page.goto("/");
  const input = page.getByLabel("Choose a file, or drop it here");
  await input.setInputFiles({ name: "other.pdf", mimeType: "application/pdf", buffer: randomBytes(10) });
  await expect(page.getByText("we can show no registration of this exact file.")).toBeVisible();
  // The field has become the file.
  await page.getByRole("button", { name: "Remove" }).click();
  await input.setInputFiles({ name: "score.pdf", mimeType: "application/pdf", buffer: file });
  await expect(page.getByText("Yes: we found one registration of this exact file.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Harbour Lights" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Harbour Lights" })).toBeVisible();
});

test.describe("works that cannot be loaded", () => {
  test.use({ expectedErrors: [/status of 500/] });

  test("are asked for again @long", async ({ page }) => {
    await arrive(page);
    await page.route("**/api/ip/user/works?*", (route) =>
      route.fulfill({ status: 500, json: { code: "internal_error", error: "" } }),
    );
    await page.clock.install();
    await page.goto("/dashboard");
    await expectAfterTries(page, page.getByRole("alert"));
    await expect(page.getByRole("alert")).toContainText("Something went wrong on our side.");
    await page.unroute("**/api/ip/user/works?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("link", { name: "Register your first work" })).toBeVisible();
  });
});
