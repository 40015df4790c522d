import { expect, test } from "./fixtures.ts";
import { arrive, confirm, declare, goToStep, pay, registerWorks } from "./steps.ts";

test.use({ expectedErrors: [/status of 403/] });

test("a work is corrected, replaced by a newer version and withdrawn, and anyone can check each statement", async ({
  page,
}) => {
  const { password } = await arrive(page);
  await registerWorks(page, [{ title: "The Nightjars Almanac", file: Buffer.from("first edition") }]);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "The Nightjars Almanac", exact: true }).click();
  const room = /\/works\/[0-9a-f-]{36}$/;
  await expect(page).toHaveURL(room);
  const address = page.url();

  // By the keyboard alone: the form takes the focus, and the dialog gives it back.
  await page.getByRole("button", { name: "Correct the details" }).press("Enter");
  const title = page.getByLabel("Title", { exact: false });
  await expect(title).toBeFocused();
  await title.fill("The Nightjar’s Almanac");
  await title.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Before: \u2068The Nightjars Almanac\u2069");
  await expect(dialog).toContainText("You can’t change it or take it back.");
  await dialog.getByLabel("Reason").fill("An apostrophe was missing.");
  await dialog.getByRole("button", { name: "Publish the correction" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Nightjar’s Almanac");
  await expect(page.locator("[data-statement=corrected]")).toContainText("An apostrophe was missing.");

  await page.getByRole("link", { name: "See the certificate as others see it" }).click();
  const check = page.locator("[data-check=statements]");
  await expect(check).toHaveAttribute("data-state", "passed");
  await check.locator("summary").click();
  await expect(check).toContainText(/As of .*: 1 change since registration\./);
  await expect(page.locator("[data-said-first=corrected]")).toBeVisible();
  await expect(page.locator("[data-corrected=title]")).toHaveText(
    "The Nightjar’s AlmanacAs registered: \u2068The Nightjars Almanac\u2069",
  );
  const older = page.url();

  await page.goto(address);
  await page.getByRole("link", { name: "Register a newer version" }).click();
  await expect(page.getByText("You’re registering a newer version of")).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill("The Nightjar’s Almanac, second edition");
  await goToStep(page, "Review");
  await declare(page);
  await goToStep(page, "Payment");
  await pay(page);
  await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();
  await page.goto(older);
  await expect(page.locator("[data-said-first=superseded]")).toBeVisible();
  await page.getByRole("link", { name: "Go to the newer version" }).click();
  await expect(page.getByRole("heading", { name: "The Nightjar’s Almanac, second edition" })).toBeVisible();
  await expect(page.getByRole("link", { name: older.split("/").at(-1) ?? "" })).toBeVisible();

  await page.goto(address);
  await page.getByRole("button", { name: "Withdraw the work" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw for good" }).click();
  await confirm(page, password);
  await expect(page.getByText("Published. Anyone who opens")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What you can do" })).toHaveCount(0);
  await page.goto(older);
  await expect(page.locator("[data-said-first=withdrawn]")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Valid/ })).toBeVisible();
  await expect(check).toHaveAttribute("data-state", "passed");
  await page.goto("/dashboard");
  await expect(page.getByRole("listitem").filter({ hasText: "Withdrawn" })).toHaveCount(1);
});

test("a status saved with a proof shows the statements and their date, without a connection", async ({
  page,
  context,
  server,
  world: { corrected },
}) => {
  const id = corrected.certificateId;
  const bundle = await (await page.request.get(`${server.url}/api/certificates/${id}/bundle`)).body();
  const { tlogProof } = JSON.parse(bundle.toString()) as { tlogProof: string };
  const [, , size = ""] = tlogProof.split("\n\n")[1]?.match(/^(.*)\n(\d+)\n/) ?? [];
  const status = await page.request.get(`${server.url}/api/certificates/${id}/status?from=${size}`);
  await page.goto("/verify");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const choose = page.getByLabel("Choose files, or drop them here");
  const check = page.locator("[data-check=statements]");
  const proof = { name: `${id}.colophon.json`, mimeType: "application/json", buffer: bundle };
  const statusFile = { ...proof, name: `${id}.status.json`, buffer: await status.body() };
  await choose.setInputFiles([statusFile, proof]);
  await expect(page.locator("[data-said-first=corrected]")).toBeVisible();
  await expect(check).toHaveAttribute("data-state", "passed");
  await expect(page.getByText("This file lists later changes to one certificate.")).toBeVisible();

  await page.getByRole("button", { name: `Remove ${statusFile.name}` }).click();
  await expect(check).toHaveAttribute("data-state", "not_checked");
  await check.locator("summary").click();
  await expect(check).toContainText(
    "You’re offline, so we couldn’t ask what has changed since registration.",
  );
  await expect(page.getByRole("heading", { name: /^Valid/ })).toBeVisible();
});
