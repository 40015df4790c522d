import { hash, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import {
  arrive,
  authorizationOf,
  confirmByApi,
  declare,
  fillWork,
  goToStep,
  logIn,
  openWizard,
  pay,
} from "./steps.ts";

const name = "nightjar 雲.pdf";

/** The path of a file large enough for two parts; the browser reads it itself, like a user's. */
function writeManuscript(bytes = 12_000_000): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, randomBytes(bytes));
  return path;
}
const otherFile = () => ({ name, mimeType: "application/pdf", buffer: randomBytes(1000) });
const sha256 = (path: string) => hash("sha256", readFileSync(path));

async function register(page: Page, title: string, file: string, isDeposited: boolean): Promise<void> {
  await openWizard(page, title, 1);
  await page.getByLabel("Choose a file").setInputFiles(file);
  const deposit = page.getByRole("switch", { name: "Also store a confidential copy with us" });
  await expect(deposit).not.toBeChecked();
  if (isDeposited) await deposit.press("Space");
  await expect(page.getByRole("code").filter({ hasText: /^[0-9a-f]{64}$/ })).toBeVisible();
  await goToStep(page, "Payment");
  await pay(page);
  await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();
}

async function expectDownloaded(page: Page, file: string): Promise<void> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download your copy" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(name);
  expect(sha256(await download.path())).toBe(sha256(file));
}

/** Megabytes take time when two processors serve everything. */
const expectKept = (page: Page) =>
  expect(
    page.getByText(
      "We keep a confidential copy, encrypted with our key. No other account can download the copy.",
    ),
  ).toBeVisible();

/** Lets only the first part of a file through, like a lost connection. */
async function loseConnection(page: Page): Promise<{ firstPart: Promise<unknown> }> {
  let parts = 0;
  // The sent data may not have arrived yet.
  const firstPart = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.route("**/api/files/*", (route) =>
    route.request().method() === "PATCH" && ++parts > 1 ? route.abort("connectionreset") : route.continue(),
  );
  return { firstPart };
}

test("a private copy is sent once the work is registered, and comes back byte for byte", async ({ page }) => {
  const file = writeManuscript();
  await arrive(page);
  const early: string[] = [];
  page.on("request", (request) => early.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await register(page, "Deposited", file, true);
  const registered = early.indexOf("POST /api/ip/register");
  expect(early.slice(0, registered).filter((request) => request.includes("/api/files"))).toEqual([]);
  await expectKept(page);
  await expectDownloaded(page, file);

  await page.getByRole("link", { name: "Finish" }).click();
  await page.getByRole("button", { name: "Confidential copy of Deposited" }).click();
  await expectDownloaded(page, file);
  await page.getByRole("button", { name: "Delete your copy" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("We don’t keep a copy of the file.")).toBeVisible();
});

test("without a request nothing is sent; it can be sent later, and only the registered file @long", async ({
  page,
}) => {
  const file = writeManuscript(100_000);
  await arrive(page);
  let sent = 0;
  page.on("request", (request) => (sent += request.url().includes("/api/files") ? 1 : 0));
  await register(page, "Kept at home", file, false);
  await page.getByRole("link", { name: "Finish" }).click();
  await page.getByRole("button", { name: "Confidential copy of Kept at home" }).click();
  const choose = page.getByLabel("Choose the registered file");
  await choose.setInputFiles(otherFile());
  await expect(page.getByText("nightjar 雲.pdf isn’t the registered file. Nothing was sent.")).toBeVisible();
  expect(sent).toBe(0);
  await choose.setInputFiles(file);
  await expectKept(page);
  await expectDownloaded(page, file);
});

test("a reloaded page asks for the file again before it promises a copy @long", async ({ page }) => {
  const file = writeManuscript(100_000);
  await arrive(page);
  await page.goto("/register-ip");
  await page.getByLabel("Choose a file").setInputFiles(file);
  // It comes once the file is read, and moves what is below.
  await expect(page.getByRole("switch")).toBeVisible();
  await fillWork(page, "Reloaded");
  await page.reload();
  await page.getByRole("switch").press("Space");
  await expect(page.getByText("This page no longer has the file you chose")).toBeVisible();
  await goToStep(page, "Review");
  await expect(page.getByText("Yes, but you have to choose the file again")).toBeVisible();
  await declare(page);
  await goToStep(page, "Payment");
  await page.getByRole("button", { name: "Choose the file again" }).click();
  const again = page.getByLabel("Choose the same file again");
  await again.setInputFiles(otherFile());
  await expect(page.getByText("nightjar 雲.pdf is a different file from the one above.")).toBeVisible();
  await again.setInputFiles(file);
  await expect(again).toHaveCount(0);
  await expect(page.getByText("This page no longer has the file you chose")).toHaveCount(0);
  await goToStep(page, "Payment");
  await pay(page);
  await expectKept(page);
  await expectDownloaded(page, file);
});

test("if a requested copy could not be sent, the last step asks for it, with the reason @long", async ({
  page,
}) => {
  const file = writeManuscript(100_000);
  await arrive(page);
  await page.goto("/register-ip");
  await page.getByLabel("Choose a file").setInputFiles(file);
  await page.getByRole("switch").press("Space");
  await fillWork(page, "Owed");
  await page.reload();
  await goToStep(page, "Review");
  await declare(page);
  await goToStep(page, "Payment");
  await pay(page);
  await expect(
    page.getByText("Your copy hasn’t been uploaded yet, because this page no longer has the file"),
  ).toBeVisible();
  await page.getByLabel("Choose the registered file").setInputFiles(file);
  await expectKept(page);
});

test.describe("when sending is interrupted", () => {
  test.use({ expectedErrors: [/status of 401|net::ERR/] });

  test("the connection is lost and returns: the upload resumes by itself @long", async ({
    page,
    context,
  }) => {
    const file = writeManuscript();
    await arrive(page);
    const { firstPart } = await loseConnection(page);
    await register(page, "In a tunnel", file, true);
    await firstPart;
    await expect(page.getByText(/^8.4 MB of 12 MB$/)).toBeVisible();
    await context.setOffline(true);
    await expect(
      page.getByText("The connection was lost. The upload will resume when the connection is back."),
    ).toBeVisible();
    await page.unroute("**/api/files/*");
    const offsets: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.method() === "PATCH") offsets.push(request.headers()["upload-offset"]);
    });
    await context.setOffline(false);
    await expectKept(page);
    expect(offsets[0]).toBe(String(8 * 1024 * 1024));
    await expectDownloaded(page, file);
  });

  test("the page is reloaded: once the file is chosen again, the upload resumes where it stopped @long", async ({
    page,
  }) => {
    const file = writeManuscript();
    await arrive(page);
    const { firstPart } = await loseConnection(page);
    await register(page, "Closed too early", file, true);
    await firstPart;
    await expect(page.getByText(/^8.4 MB of 12 MB$/)).toBeVisible();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.unroute("**/api/files/*");
    await expect(page.getByText("The upload of your copy was interrupted.")).toBeVisible();
    const first = page.waitForRequest((request) => request.method() === "PATCH");
    await page.getByLabel("Choose the registered file").setInputFiles(file);
    expect((await first).headers()["upload-offset"]).toBe(String(8 * 1024 * 1024));
    await expectKept(page);
    await expectDownloaded(page, file);
  });

  test("the session ends: logging in again leads back, and the upload resumes @long", async ({ page }) => {
    const file = writeManuscript();
    const account = await arrive(page);
    let isEnded = false;
    await page.route("**/api/files/*", async (route) => {
      const isSecond = route.request().headers()["upload-offset"] === String(8 * 1024 * 1024);
      if (isSecond && !isEnded) {
        isEnded = true;
        await page.request.post("/api/auth/logout", { headers: await authorizationOf(page) });
      }
      await route.continue();
    });
    await register(page, "Sent overnight", file, true);
    await expect(page).toHaveURL("/login");
    await logIn(page, account);
    await expect(page).toHaveURL("/register-ip?step=5");
    await expectKept(page);
    await expectDownloaded(page, file);
  });

  test("the session is confirmed in another tab, so its token ends: the upload goes on @long", async ({
    page,
  }) => {
    const file = writeManuscript();
    const { password } = await arrive(page);
    let isConfirmed = false;
    await page.route("**/api/files/*", async (route) => {
      const isSecond = route.request().headers()["upload-offset"] === String(8 * 1024 * 1024);
      if (isSecond && !isConfirmed) {
        isConfirmed = true;
        await confirmByApi(page, password);
      }
      await route.continue();
    });
    await register(page, "Sent meanwhile", file, true);
    await expectKept(page);
    await expectDownloaded(page, file);
    expect(isConfirmed).toBe(true);
  });

  test("the user pauses it @long", async ({ page }) => {
    const file = writeManuscript();
    await arrive(page);
    await page.route("**/api/files/*", async (route) => {
      if (route.request().method() === "PATCH") await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue().catch(() => undefined);
    });
    await register(page, "Paused", file, true);
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("Upload paused. What has been uploaded so far is kept.")).toBeVisible();
    await page.getByRole("button", { name: "Resume" }).click();
    await expectKept(page);
    await expectDownloaded(page, file);
  });
});
