import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { largeJpeg, pictureMakers, pixelsOf } from "@colophon/testing/make-pictures";
import { isMissing, run } from "@colophon/testing/run-tool";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, certificateIdOn, goToStep, openWizard, pay } from "./steps.ts";

let folder = "";
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "colophon-marking-"));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const write = "Write this into my file";

test("a picture is marked, registered with its original, and the copy finds the certificate", async ({
  page,
}) => {
  const buffer = Buffer.from(await pictureMakers["turned.jpg"]());
  await arrive(page);
  await openWizard(page, "Harbour", 1);
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "harbour.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText("harbour.jpg")).toBeVisible();
  await page.getByText("Use by machines").click();
  // Nothing is said yet, so there is nothing to write.
  await expect(page.getByRole("button", { name: write })).toHaveCount(0);
  await page.getByRole("button", { name: "Refuse training" }).click();
  await expectAccessibleInBoth(page, "step 1 with a picture to mark");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: write }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("harbour-marked.jpg");
  const path = join(folder, "harbour-marked.jpg");
  await download.saveAs(path);
  const copy = readFileSync(path);
  expect((await pixelsOf(copy)).pixels.equals((await pixelsOf(buffer)).pixels)).toBe(true);
  if (!isMissing("exiftool"))
    expect(run("exiftool", ["-s3", "-XMP-plus:DataMining", path]).output.trim()).toBe(
      "http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING",
    );

  const grid = page.getByRole("grid", { name: "Files" });
  await expect(grid.locator('[aria-rowindex="1"]')).toContainText("harbour.jpg");
  await expect(grid.locator('[aria-rowindex="2"]')).toContainText("harbour-marked.jpg");
  // Two files of one work: there is no question of two certificates.
  await expect(page.getByRole("radio", { name: /each/ })).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Harbour");
  await expectAccessibleInBoth(page, "step 1 with a marked copy");

  await goToStep(page, "Review");
  await expect(page.getByText(/harbour-marked\.jpg.? is the copy that says/)).toBeVisible();
  await goToStep(page, "Payment");
  await pay(page);
  await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();
  const id = await certificateIdOn(page);

  for (const file of [copy, buffer]) {
    await page.goto("/verify");
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "found-somewhere.jpg", mimeType: "image/jpeg", buffer: file });
    await expect(page.getByText(id).first()).toBeVisible();
  }
});

test("another choice asks to write again, and removing the copy leaves the original alone @long", async ({
  page,
}) => {
  const buffer = Buffer.from(await pictureMakers["plain.png"]());
  await arrive(page);
  await openWizard(page, "", 1);
  await page.getByLabel("Choose a file").setInputFiles({ name: "lake.png", mimeType: "image/png", buffer });
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("lake");
  await page.getByText("Use by machines").click();
  await page.getByRole("button", { name: "Refuse training" }).click();
  await page.getByRole("button", { name: write }).click();
  await expect(page.getByText(/says what you chose\. Publish this copy/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("lake");

  await page
    .getByRole("group", { name: "Answer questions with the work" })
    .getByRole("radio", { name: "Refuse" })
    .check();
  await expect(page.getByText(/still says what you chose before/)).toBeVisible();
  await goToStep(page, "Review");
  await expect(page.getByText(/contains your earlier answers, not your latest ones/)).toBeVisible();
  await goToStep(page, "Work");
  await page.getByRole("button", { name: "Remove the copy" }).click();
  await expect(page.getByRole("grid", { name: "Files" })).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("lake");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: write }).click();
  await (await downloading).saveAs(join(folder, "lake-marked.png"));
  expect(readFileSync(join(folder, "lake-marked.png"), "latin1")).toContain("DMI-PROHIBITED-SEECONSTRAINT");
});

test("a file that can’t be marked is left alone with the reason @long", async ({ page }) => {
  const whole = await pictureMakers["baseline.jpg"]();
  const buffer = Buffer.from(whole.subarray(0, -40));
  await arrive(page);
  await openWizard(page, "Cut", 1);
  await page.getByLabel("Choose a file").setInputFiles({ name: "cut.jpg", mimeType: "image/jpeg", buffer });
  await page.getByText("Use by machines").click();
  await page.getByRole("button", { name: "Refuse training" }).click();
  await page.getByRole("button", { name: write }).click();
  await expect(page.getByRole("alert")).toContainText("The file is cut off or damaged.");
  await expect(page.getByRole("grid", { name: "Files" })).toHaveCount(0);

  await goToStep(page, "Payment");
  await pay(page);
  await expect(page.getByText(/Adding it now would change the picture’s fingerprint/)).toBeVisible();
});

test("60 MB are marked while the page stays alive @long", async ({ page }) => {
  const buffer = Buffer.from(await largeJpeg());
  expect(buffer.length).toBeGreaterThan(60_000_000);
  const path = join(folder, "large.jpg");
  writeFileSync(path, buffer);
  await arrive(page);
  await openWizard(page, "Large", 1);
  await page.getByLabel("Choose a file").setInputFiles(path);
  await expect(page.getByText("large.jpg")).toBeVisible();
  await page.getByText("Use by machines").click();
  await page.getByRole("button", { name: "Refuse training" }).click();
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ entryTypes: ["longtask"] });
  });
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: write }).click();
  await (await downloading).saveAs(join(folder, "large-marked.jpg"));
  expect(readFileSync(join(folder, "large-marked.jpg")).length).toBeGreaterThan(buffer.length);
  const { ms } = await page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest);
  test.info().annotations.push({ type: "longest task", description: `${ms} ms` });
  expect(ms).toBeLessThan(1000);
});
