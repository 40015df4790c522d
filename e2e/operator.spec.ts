import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { stepAt, totpCode } from "@colophon/server/people/accounts/totp.ts";
import { runToEnd } from "@colophon/testing/start-server";
import { fromBase32 } from "@colophon/testing/test-factors";
import { expectAccessible, expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, authorizationOf, confirmByApi, registerWorks } from "./steps.ts";

const phone = { width: 390, height: 844 };

/** An account with an authenticator app, by the API; returns its codes, each a different one. */
async function enrol(page: Page, password: string): Promise<() => string> {
  await confirmByApi(page, password);
  const headers = await authorizationOf(page);
  const begun = await page.request.post("/api/user/totp", { headers });
  const secret = fromBase32(((await begun.json()) as { secret: string }).secret);
  const step = stepAt(Date.now());
  const put = await page.request.put("/api/user/totp", {
    headers,
    data: { code: totpCode(secret, step) },
  });
  expect(put.status()).toBe(200);
  return () => totpCode(secret, Math.max(stepAt(Date.now()), step + 1));
}

test.use({ expectedErrors: [/status of (403|451)/] });

test("a work is reported, blocked by an operator, and shown again after its owner objects", async ({
  page: owner,
  browser,
  server,
}) => {
  await arrive(owner);
  await registerWorks(owner, [{ title: "The Salt Letters", file: Buffer.from("Dear sea,") }]);
  await owner.goto("/dashboard");
  await owner.getByRole("link", { name: "The Salt Letters", exact: true }).click();
  await expect(owner).toHaveURL(/\/works\//);
  const room = owner.url();
  await owner.getByRole("link", { name: "See the certificate as others see it" }).click();
  await expect(owner).toHaveURL(/\/verify\//);
  const certificateId = owner.url().split("/").at(-1) ?? "";

  // On a phone, by a visitor without an account.
  const anyone = await browser.newContext({ baseURL: server.url, viewport: phone });
  const reader = await anyone.newPage();
  await reader.goto(`/verify/${certificateId}`);
  await reader.getByRole("button", { name: "Report this certificate" }).click();
  const dialog = reader.getByRole("dialog", { name: "Report this certificate" });
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await dialog.getByRole("combobox").selectOption({ index: 1 });
  await dialog.getByLabel("What should we know?").fill("I wrote these letters.");
  await dialog.getByLabel("Your email address").fill("reader@readers.example");
  await expectAccessible(reader);
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await expect(dialog.getByText("Your report has reached us.")).toBeVisible();

  const desk = await browser.newContext({ baseURL: server.url });
  const operator = await desk.newPage();
  const { email, password } = await arrive(operator);
  await operator.goto("/operator");
  await expect(operator.getByText("This page is for the operators of this registry.")).toBeVisible();
  const refused = await runToEnd("operator", server.env, ["grant", email]);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("has no second step") });
  const code = await enrol(operator, password);
  expect(await runToEnd("operator", server.env, ["grant", email])).toMatchObject({ code: 0 });
  const listed = await runToEnd("operator", server.env, ["list"]);
  expect(listed.output).toContain(email);

  await operator.reload();
  await expect(operator.getByRole("term").first()).toBeVisible();
  await expectAccessibleInBoth(operator);
  await operator.getByRole("link", { name: "Reports" }).click();
  const report = operator.locator("[data-report]").filter({ hasText: certificateId });
  await expect(report).toContainText("I wrote these letters.");
  await report.getByRole("link", { name: certificateId }).click();
  await operator.getByRole("button", { name: "Block the work" }).click();
  const block = operator.getByRole("dialog", { name: "Block the work" });
  await block.getByLabel("Ground").selectOption("court_order");
  await block.getByLabel("Text for everyone").fill("By order of the district court.");
  await block.getByLabel("Reason").fill("Order 12/2026");
  await block.getByRole("button", { name: "Block the work" }).press("Enter");
  // A password confirmed before the second step existed doesn't count.
  const confirm = operator.getByRole("dialog", { name: "Confirm that it’s you" });
  await confirm.getByLabel("Code").fill(code());
  await confirm.getByRole("button", { name: "Continue" }).click();
  await expect(operator.getByRole("button", { name: "Unblock the work" })).toBeVisible();
  await expect(operator.locator("[data-statement=blocked]")).toContainText("Court order");
  await expect(operator.getByText("Order 12/2026")).toBeVisible();
  await expectAccessible(operator);

  await operator.getByRole("link", { name: "Reports" }).click();
  await report.locator("summary").click();
  await report.getByLabel("Answer").fill("It is blocked now.");
  await report.getByLabel("Reason").fill("Order 12/2026");
  await report.getByRole("button", { name: "Decide" }).click();
  await expect(report).toHaveCount(0);

  await reader.goto(`/verify/${certificateId}`);
  await expect(reader.locator("[data-said-first=blocked]")).toBeVisible();
  await expect(reader.getByText("The Salt Letters")).toHaveCount(0);
  await expectAccessible(reader);

  await owner.goto(room);
  await expect(owner.getByRole("heading", { name: "Blocked by Colophon" })).toBeVisible();
  await expect(owner.locator("[data-statement=blocked]")).toContainText("By order of the district court.");
  const download = owner.waitForEvent("download");
  await owner.getByRole("button", { name: "Download the proof" }).click();
  const proof = await (await download).path();
  await owner.getByLabel("Your appeal").fill("The court has decided otherwise since.");
  await owner.getByRole("button", { name: "Send the appeal" }).click();
  await expect(owner.getByText("Your appeal has reached us.")).toBeVisible();
  await expectAccessible(owner);

  // Anyone who has the proof can check it.
  await reader.goto("/verify");
  await reader
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: `${certificateId}.colophon.json`,
      mimeType: "application/json",
      buffer: await readFile(proof),
    });
  await expect(reader.getByRole("heading", { name: /^Valid/ })).toBeVisible();

  await operator.getByRole("link", { name: "Find" }).click();
  await operator.getByLabel("Certificate number, email address, name").fill("salt letters");
  await operator.getByRole("button", { name: "Find", exact: true }).click();
  await operator.getByRole("link", { name: "The Salt Letters", exact: true }).click();
  await expect(operator.getByText("The court has decided otherwise since.")).toBeVisible();
  await operator.getByRole("button", { name: "Unblock the work" }).click();
  const unblock = operator.getByRole("dialog", { name: "Unblock the work" });
  await unblock.getByLabel("Text for everyone").fill("The order was lifted.");
  await unblock.getByLabel("Reason").fill("Order 13/2026");
  await unblock.getByRole("button", { name: "Unblock the work" }).click();
  await expect(operator.getByRole("button", { name: "Block the work", exact: true })).toBeVisible();

  await reader.goto(`/verify/${certificateId}`);
  await expect(reader.getByText("The Salt Letters").first()).toBeVisible();
  await expect(reader.locator("[data-statement=unblocked]")).toContainText("The order was lifted.");
  await operator.getByRole("link", { name: "Actions" }).click();
  await expect(operator.getByText("Order 13/2026")).toBeVisible();

  await expect
    .poll(async () => {
      const folder = path.join(server.dataDir, "outbox");
      const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
      const mails = await Promise.all(names.map(async (name) => readFile(path.join(folder, name), "utf8")));
      return mails.filter((mail) => mail.includes("reader@readers.example")).length;
    })
    .toBe(1);
  await Promise.all([anyone.close(), desk.close()]);
});
