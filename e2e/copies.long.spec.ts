import { hash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, chooseLanguage, declare, fillWork, goToStep } from "./steps.ts";
import { takePicture } from "./take-picture.ts";

const sha256 = (bytes: Uint8Array) => hash("sha256", bytes);
/** A phone's picture: its name says HEIC, and the browser was given a JPEG of it. */
const pictures = [1, 2, 3].map((number) => ({
  name: `IMG_000${number}.${number === 2 ? "HEIC" : "JPG"}`,
  mimeType: "image/jpeg",
  buffer: Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), randomBytes(200_000)]),
}));

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("copies of several files are sent once they are registered, chosen again, downloaded and deleted", async ({
    page,
  }, testInfo) => {
    await arrive(page);
    await page.goto("/register-ip");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (/\/api\/files\//.test(request.url())) sent.push(`${request.method()} ${request.url()}`);
    });
    await page.getByLabel("Choose a file").setInputFiles(pictures);
    await expect(page.getByText("All 3 files have been read.")).toBeAttached();
    await expect(page.getByText("Your device made a JPEG of this picture.", { exact: false })).toBeVisible();
    const copies = page.getByRole("switch", {
      name: "Also store confidential copies of these files with us",
    });
    await expect(copies).not.toBeChecked();
    await copies.press("Space");
    await expectAccessibleInBoth(page, "copies of several files");
    await takePicture(page, "switch", testInfo);
    await fillWork(page, "May");
    await goToStep(page, "Review");
    await declare(page);
    await goToStep(page, "Payment");
    expect(sent).toEqual([]);
    await page.getByRole("button", { name: "Use a test card" }).click();
    await page.getByRole("button", { name: "Pay and register" }).click();
    await expect(page.getByText("3 copies were uploaded.")).toBeVisible();

    await page.getByRole("link", { name: "Finish" }).click();
    await page.getByRole("link", { name: "May", exact: false }).first().click();
    await page.getByRole("button", { name: "See the copies" }).click();
    await expect(page.getByText("Copies we keep: 3 of 3 files")).toBeVisible();
    await expect(page.getByText(/^Your confidential copies take up .* is left\.$/)).toBeVisible();
    await page.getByRole("option", { name: /IMG_0002/ }).click();
    await expectAccessibleInBoth(page, "kept copies");
    await takePicture(page, "kept", testInfo);
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the chosen copies" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("IMG_0002.HEIC");
    expect(sha256(readFileSync(await download.path()))).toBe(sha256(pictures[1]?.buffer ?? Buffer.of()));
    await page.getByRole("button", { name: "Delete the chosen copies" }).click();
    await expect(page.getByText("We’ll delete 1 copy for good.", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByText("Copies we keep: 2 of 3 files")).toBeVisible();

    const other = { name: "IMG_0002.HEIC", mimeType: "image/jpeg", buffer: randomBytes(1000) };
    const before = sent.length;
    await page.getByLabel("Choose the files to store copies of").setInputFiles([other]);
    await expect(
      page.getByText("1 file wasn’t sent: it couldn’t be read, or no copy of it is needed", { exact: false }),
    ).toBeVisible();
    expect(sent.length).toBe(before);
    // Another name doesn't matter: a file is known by its fingerprint.
    const renamed = {
      ...pictures[1],
      name: "holiday.jpg",
      mimeType: "image/jpeg",
      buffer: pictures[1]?.buffer ?? Buffer.of(),
    };
    await page.getByLabel("Choose the files to store copies of").setInputFiles([renamed]);
    await expect(page.getByText("Copies we keep: 3 of 3 files")).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await chooseLanguage(page, "ar");
    await takePicture(page, "kept-ar", testInfo);
  });
});
