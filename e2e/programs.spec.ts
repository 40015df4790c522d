import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, confirm, registerWorks } from "./steps.ts";
import { takePicture } from "./take-picture.ts";

test.use({ expectedErrors: [/status of (401|403)/] });

test("a token is made behind a confirmation, shown once, lets a program in, and ends when it is deleted", async ({
  page,
  request,
}, testInfo) => {
  const account = await arrive(page);
  await registerWorks(page, [{ title: "The Lighthouse Keeper" }]);
  await page.goto("/account/security");
  await page.getByText("No access tokens").click();
  await takePicture(page, "empty", testInfo);
  await page.getByRole("button", { name: "Make a token" }).click();
  const form = page.getByRole("dialog", { name: "New access token" });
  await form.getByRole("textbox", { name: "Name" }).fill("Archive export");
  await form.getByRole("checkbox", { name: "Register works in your name" }).check();
  await expectAccessibleInBoth(page);
  await takePicture(page, "form", testInfo);
  await form.getByRole("button", { name: "Make the token" }).click();
  await confirm(page, account.password);

  const made = page.getByRole("dialog", { name: "Copy your new token now" });
  const token = (await made.getByLabel("Access token").textContent()) ?? "";
  expect(token).toMatch(/^clp_[\w-]{49}$/);
  await expectAccessibleInBoth(page);
  await takePicture(page, "made", testInfo);
  await made.getByRole("button", { name: "I’ve stored it" }).click();
  await expect(page.getByText(token)).toHaveCount(0);

  const ask = () => request.get("/api/ip/user", { headers: { authorization: `Bearer ${token}` } });
  expect(await (await ask()).json()).toMatchObject([{ title: "The Lighthouse Keeper" }]);
  await page.reload();
  await page.getByText("1 access token", { exact: true }).click();
  await expect(page.getByText("Last used:").first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await takePicture(page, "list", testInfo);

  await page.getByRole("button", { name: /^Delete: .*Archive export/ }).click();
  const asked = page.getByRole("dialog", { name: "Delete this token?" });
  await takePicture(page, "delete", testInfo);
  await asked.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The token was deleted.")).toBeVisible();
  expect((await ask()).status()).toBe(401);
});
