import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { takePicture } from "./take-picture.ts";

test("a developer finds a call by words, and reads who may call it, with what, and an example", async ({
  page,
}, testInfo) => {
  await page.goto("/developers");
  await expect(page.getByRole("heading", { name: "Your works" })).toBeVisible();
  await takePicture(page, "page", testInfo);
  // Only a person does this.
  await expect(page.getByText("DELETE /api/user", { exact: true })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Only what a token allows" }).uncheck();
  await expect(page.getByText("DELETE /api/user", { exact: true })).toBeVisible();

  await page.getByRole("searchbox", { name: "Search the calls" }).fill("register 500");
  await expect(page.getByText(/^Calls shown: .*1/)).toBeVisible();
  const call = page.locator("#registerBatch");
  await call.locator("summary").press("Enter");
  await expect(call).toContainText("works:register");
  await expect(call).toContainText("idempotency-key");
  await expect(call).toContainText("Fog, north pier");
  await expectAccessibleInBoth(page);
  await takePicture(page, "call", testInfo);

  await page.getByRole("searchbox").fill("no such call");
  await expect(page.getByText("No call matches.")).toBeVisible();
  await page.goto("/developers?lng=ar#logIn");
  await expect(page.locator("#logIn")).toContainText("second_factor_required");
});
