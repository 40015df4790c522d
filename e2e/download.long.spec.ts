import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { arrive, openWizard, pay, registerByApi } from "./steps.ts";

/** Presses the button, and returns the file's name and bytes. */
async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const pdf = "Download the certificate (PDF)";
const named = "The Nightjar’s Almanac_certificate.pdf";

test("the PDF of a certificate is named after the work, and valid when dropped on the check", async ({
  page,
  server,
}) => {
  const id = await registerByApi(page.request, server.url);
  await page.goto(`/verify/${id}`);
  const file = await download(page, pdf);
  expect(file.name).toBe(named);
  await page.goto("/verify");
  await page
    .getByLabel("Choose files, or drop them here")
    .setInputFiles({ name: file.name, mimeType: "application/pdf", buffer: file.bytes });
  const found = page.locator(`[data-file="${named}"]`);
  await expect(found.getByRole("heading", { name: /^Valid/ })).toBeVisible();
  await expect(found.locator("[data-check=document]")).toHaveAttribute("data-state", "passed");
});

test("in Arabic, on a phone, the PDF comes in Arabic", async ({ page, server }) => {
  const id = await registerByApi(page.request, server.url);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/verify/${id}?lng=ar`);
  // The list of other formats stays within the page, at its narrowest and where buttons share a row.
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await page.getByRole("button", { name: "صيغ أخرى" }).click();
    await expect(page.getByRole("button", { name: "بصيغة صورة (PNG)" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.keyboard.press("Escape");
  }
  const answering = page.waitForResponse("**/certificate.pdf?**");
  const file = await download(page, "تنزيل الشهادة (PDF)");
  expect(file.name).toBe(named);
  expect((await answering).headers()["content-language"]).toBe("ar");
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
});

test("the last step of a registration says that the download has begun", async ({ page }) => {
  await arrive(page);
  await openWizard(page, "The Nightjar’s Almanac");
  await pay(page);
  await expect(page.getByText(/RSF-/).first()).toBeVisible();
  expect((await download(page, pdf)).name).toBe(named);
  await expect(page.getByText("Certificate download started")).toBeVisible();
});

test.describe("when the server cannot draw it up", () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });
  // The capture draws the page into a picture, which is slow on a busy machine.
  test.slow();

  const failures = [
    {
      code: "internal_error",
      status: 500,
      said: "Could not generate the certificate template. Trying fallback method...",
    },
    {
      code: "documents_busy",
      status: 503,
      said: "Many certificates are being prepared right now.",
    },
  ];
  for (const { code, status, said } of failures)
    test(`the page is captured instead, and says so: ${code}`, async ({ page, server }) => {
      const id = await registerByApi(page.request, server.url);
      await page.route("**/certificate.pdf?**", (route) =>
        route.fulfill({ status, json: { code, error: "No." } }),
      );
      await page.goto(`/verify/${id}`);
      const file = await download(page, pdf);
      // A picture of the page has neither the name nor the description of the signed document.
      expect(file.name).toBe("The Nightjar’s Almanac_picture.pdf");
      await expect(page.getByText("It has no signature and no proof.")).toBeVisible();
      expect(file.bytes.subarray(0, 5).toString()).toBe("%PDF-");
      await expect(page.getByText(said)).toBeVisible();
    });

  test("a drawing has no alternative, and the failure is shown", async ({ page, server }) => {
    const id = await registerByApi(page.request, server.url);
    await page.route("**/certificate.svg?**", (route) => route.abort());
    await page.goto(`/verify/${id}`);
    await page.getByRole("button", { name: "Other formats" }).click();
    await page.getByRole("button", { name: "As a vector image (SVG)" }).click();
    await expect(page.getByText("We couldn’t prepare the SVG file.")).toBeVisible();
  });
});
