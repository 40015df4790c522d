import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "./fixtures.ts";
import {
  arrive,
  declare,
  expectChecksPassed,
  fillWork,
  goToStep,
  pay,
  shownNumber,
  unfoldMore,
} from "./steps.ts";

const manuscript = { name: "nightjar.pdf", mimeType: "application/pdf", buffer: randomBytes(3_000_000) };
const otherFile = { ...manuscript, buffer: Buffer.concat([manuscript.buffer, Buffer.from(" ")]) };
const fingerprint = createHash("sha256").update(manuscript.buffer).digest("hex");

test("a work is registered, and another person checks its certificate", async ({ page, browser, server }) => {
  const account = await arrive(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Register a work" }).first().click();
  await fillWork(page, "The Nightjar’s Almanac");
  await unfoldMore(page);
  await page.getByRole("textbox", { name: "Description" }).fill("A year of dusk, bird by bird.");
  await page.getByLabel("Choose a file").setInputFiles(manuscript);
  await expect(page.getByRole("code").getByText(fingerprint)).toBeVisible();
  await goToStep(page, "Collaborators");
  await page.getByRole("button", { name: "Add a collaborator" }).click();
  await page.getByLabel("Given name").fill("Billie");
  await page.getByLabel("Family name").fill("Okafor");
  await page.getByText("Address, phone and year of birth (optional)").click();
  await page.getByLabel("City").fill("Not for others");
  await goToStep(page, "Review");
  await declare(page);
  await expect(page.getByText("left to do")).toBeHidden();
  await goToStep(page, "Payment");
  await expect(page.getByText("$25.00")).toBeVisible();
  const sent = page.waitForRequest("**/api/ip/register");
  await pay(page);
  expect((await sent).postData()).not.toMatch(/4242|12\/59|cardName/);

  await expect(page.getByRole("heading", { level: 2, name: "Certificate" })).toBeVisible();
  const id = await shownNumber(page).innerText();
  await expect(
    page.getByRole("img", { name: `QR code linking to ${server.url}/verify/${id}` }),
  ).toBeVisible();
  await page.reload();
  await expect(page.locator("span").getByText(id, { exact: true })).toBeVisible();

  const stranger = await (await browser.newContext({ baseURL: server.url })).newPage();
  await stranger.goto(`/verify/${id}`);
  await expect(stranger.getByRole("heading", { level: 1, name: "The Nightjar’s Almanac" })).toBeVisible();
  const certificate = stranger.getByRole("article");
  await expect(certificate.getByText(account.email)).toBeVisible();
  await expect(certificate.getByText("Billie Okafor")).toBeVisible();
  await expect(stranger.getByText("Not for others")).toHaveCount(0);
  // Pending at first or already anchored: the page updates by itself.
  await expect(
    stranger.getByRole("heading", { name: "Valid – date stated only by this registry" }),
  ).toBeVisible();
  await expectChecksPassed(stranger);
  await expect(certificate.getByText(/^ETH-0x[0-9a-f]{8}$/)).toBeVisible();

  const file = stranger.getByLabel("Choose a file to compare");
  const documentCheck = stranger.locator("[data-check=document]");
  await expect(documentCheck).toHaveAttribute("data-state", "not_checked");
  await file.setInputFiles(manuscript);
  await expect(documentCheck).toHaveAttribute("data-state", "passed");
  await expect(stranger.getByText("nightjar.pdf is the registered file, byte for byte")).toBeVisible();
  await file.setInputFiles(otherFile);
  await expect(documentCheck).toHaveAttribute("data-state", "failed");
  await expect(stranger.getByText("nightjar.pdf isn’t the registered file")).toBeVisible();
  await expect(
    stranger.getByRole("heading", { name: "Valid – date stated only by this registry" }),
  ).toBeVisible();

  await page.getByRole("link", { name: "Finish" }).click();
  await expect(page.getByRole("link", { name: `Certificate ${id}` })).toBeVisible();
});
