import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { expect, test } from "./fixtures.ts";

// Home while something is missing: the application's code, still loading; the connection; the requested page.

const song = { name: "tide_tables.wav", mimeType: "audio/wav", buffer: Buffer.from("tide tables") };

/** Opens home without the application's code, and returns a function that lets it load. */
async function openDrawn(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "A certificate anyone can check" })).toBeVisible();
  return () => release(undefined);
}

const field = (page: Page): Locator => page.getByLabel("Choose a file, or drop it here");
/** It doesn't name the file until the application has read it. */
const certificate = (page: Page): Locator => page.getByRole("figure").filter({ hasText: "tide tables" });

test("a file chosen before the application has loaded is read once it has @long", async ({ page }) => {
  const start = await openDrawn(page);
  await field(page).setInputFiles(song);
  await field(page).focus();
  start();
  await expect(certificate(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Register this work" })).toBeVisible();
  // The field has become the file.
  await expect(field(page)).toHaveCount(0);
});

test("a file chosen in a dialog of the drawing is read too @long", async ({ page }) => {
  const start = await openDrawn(page);
  const opened = page.waitForEvent("filechooser");
  await field(page).click();
  const chooser = await opened;
  start();
  // The parts that the drawing leaves out have appeared.
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeEnabled();
  await expect(page.locator("[inert]")).toHaveCount(0);
  await chooser.setFiles(song);
  await expect(certificate(page)).toBeVisible();
});

test("a file dropped on the drawing is read, and one dropped beside its field doesn't leave the page", async ({
  page,
}) => {
  const path = join(makeTemporaryFolder("colophon-drop-"), song.name);
  writeFileSync(path, song.buffer);
  const devtools = await page.context().newCDPSession(page);
  const drop = async (place: Locator) => {
    const box = await place.boundingBox();
    if (!box) throw new Error("nowhere to drop");
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await devtools.send("Input.dispatchDragEvent", { type, ...at, data });
  };
  const asked = page.waitForResponse("**/stay-on-drop.js");
  const start = await openDrawn(page);
  await (await asked).finished();
  await drop(page.getByRole("heading", { level: 1 }));
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "A certificate anyone can check" })).toBeVisible();
  await drop(field(page));
  start();
  await expect(certificate(page)).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("the drawing accepts no other input @long", async ({ page }) => {
  const start = await openDrawn(page);
  await page.keyboard.press("Tab");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page)).not.toBeFocused();
  await expect(page.locator("[inert] :focus")).toHaveCount(0);
  start();
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("home still reads a file, and says that the register could not be reached @long", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByLabel("Choose a file, or drop it here").setInputFiles(song);
    await expect(certificate(page).getByText("Not checked")).toBeVisible();
    await expect(certificate(page).locator("code")).toHaveText(/^[0-9a-f]{64}$/);
    await expect(page.getByRole("alert")).toContainText("We couldn’t search the registered works.");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(certificate(page).getByText("No registration found")).toBeVisible();
  });

  test("a page that could not be loaded appears by itself once there is a connection", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "The public catalogue" }).click();
    await expect(page.getByRole("alert")).toContainText("you may be offline");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "The public catalogue" })).toBeVisible();
  });
});

test("an unknown address says so, and shows home @long", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page.getByText("There’s no page at this address, so here’s the home page.")).toBeVisible();
  await expect(page.getByLabel("Choose a file, or drop it here")).toBeVisible();
});
