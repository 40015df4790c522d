import type { Browser, Page } from "@playwright/test";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { noisePng } from "./make-pictures.ts";
import { type Account, arrive, chooseLanguage, declare, fillWork, goToStep, logIn, pay } from "./steps.ts";

/** Another device of the same person, at the wizard. */
async function onAnotherDevice(browser: Browser, baseURL: string, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto("/register-ip");
  await logIn(page, account);
  await expect(page.getByRole("heading", { level: 2, name: "The work" })).toBeVisible();
  return page;
}

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const goOn = (page: Page) => page.getByRole("button", { name: "Continue this draft", exact: true });

async function isKept(page: Page, change: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === "PUT" && response.url().includes("/api/drafts/"),
  );
  await change();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText("Saved in this browser and, encrypted, with us.")).toBeVisible();
}

test("a draft that was begun on one device goes on at another", async ({ page, browser, server }) => {
  const account = await arrive(page);
  await page.goto("/register-ip");
  await expect(title(page)).toBeVisible();
  await expect(page.getByText("Your draft is saved on this device.")).toBeVisible();
  await isKept(page, () => fillWork(page, "Begun on a phone"));

  const other = await onAnotherDevice(browser, server.url, account);
  await expect(other.getByText(/You have a draft: .*Begun on a phone/)).toBeVisible();
  await expect(title(other)).toHaveValue("");
  await expectAccessibleInBoth(other, "a draft is offered");
  await chooseLanguage(other, "ar");
  await expectAccessibleInBoth(other, "a draft is offered, in Arabic");
  await chooseLanguage(other, "en");
  await goOn(other).click();
  await expect(title(other)).toHaveValue("Begun on a phone");
  await expect(other.getByLabel("Kind of work")).toHaveValue("book");
  await isKept(other, () => title(other).fill("Ended at a desk"));

  await page.reload();
  await expect(title(page)).toHaveValue("Ended at a desk");

  // Another one beside it; both are in reach.
  await page.getByRole("button", { name: "Begin another draft" }).click();
  await expect(title(page)).toHaveValue("");
  await expect(goOn(page)).toBeVisible();
  await isKept(page, () => title(page).fill("The second one"));
  await page.getByText("Other drafts (1)").click();
  await expectAccessibleInBoth(page, "other drafts");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(title(page)).toHaveValue("Ended at a desk");
  await page.getByText("Other drafts (1)").click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("dialog", { name: /The second one/ })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Other drafts (1)")).toHaveCount(0);
});

test("what two devices changed is kept twice", async ({ page, browser, server }) => {
  const account = await arrive(page);
  await page.goto("/register-ip");
  await isKept(page, () => title(page).fill("Begun"));
  const other = await onAnotherDevice(browser, server.url, account);
  await goOn(other).click();
  await expect(title(other)).toHaveValue("Begun");
  await isKept(page, () => title(page).fill("By the phone"));
  await isKept(other, () => title(other).fill("By the desk"));
  await expect(
    other.getByText("This draft was also changed on another device. We’ve kept both versions."),
  ).toBeVisible();
  await expectAccessibleInBoth(other, "two drafts");
  await other.getByRole("button", { name: "Open the other version" }).click();
  await expect(title(other)).toHaveValue("By the phone");
  await page.reload();
  await page.getByRole("button", { name: "Open the other version" }).click();
  await expect(title(page)).toHaveValue("By the desk");
});

test("what was registered on one device is not registered again on the other", async ({
  page,
  browser,
  server,
}) => {
  const account = await arrive(page);
  await page.goto("/register-ip");
  await isKept(page, () => fillWork(page, "Registered once"));
  const other = await onAnotherDevice(browser, server.url, account);
  await goOn(other).click();
  await expect(title(other)).toHaveValue("Registered once");
  await goToStep(page, "Review");
  await declare(page);
  await goToStep(page, "Payment");
  const deleted = page.waitForResponse((response) => response.request().method() === "DELETE");
  await pay(page);
  await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();
  expect((await deleted).status()).toBe(204);

  await title(other).fill("Registered twice?");
  await expect(other.getByText("We no longer have this draft.")).toBeVisible();
  await expectAccessibleInBoth(other, "a draft is gone");
  await other.getByRole("button", { name: "Delete the draft here" }).click();
  await expect(title(other)).toHaveValue("");
  await expect(other.getByText("We no longer have this draft.")).toHaveCount(0);
});

test("whoever logs out takes the draft out of this browser, and finds it again", async ({ page }) => {
  const account = await arrive(page);
  await page.goto("/register-ip");
  await isKept(page, () => title(page).fill("In a library"));
  await page.goto("/dashboard");
  await page.getByRole("button", { name: account.name }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("An encrypted copy of your draft stays in your account")).toBeVisible();
  await page.getByRole("button", { name: "Remove it here and log out" }).click();
  await expect(page).toHaveURL(/\/login/);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain("In a library");
  await logIn(page, account);
  await expect(page.getByRole("button", { name: account.name })).toBeVisible();
  await page.goto("/register-ip");
  await goOn(page).click();
  await expect(title(page)).toHaveValue("In a library");
});

test("forty files go on at another device, and are registered there", async ({ page, browser, server }) => {
  const account = await arrive(page);
  await page.goto("/register-ip");
  await fillWork(page, "Forty photographs");
  const files = Array.from({ length: 40 }, (_, at) => ({
    name: `IMG_${at}.png`,
    mimeType: "image/png",
    buffer: noisePng(32, 32),
  }));
  await page.getByLabel("Choose a file").setInputFiles(files);
  await expect(page.getByText("All 40 files have been read.")).toBeAttached();
  await isKept(page, () => title(page).fill("Forty photographs, read"));
  const other = await onAnotherDevice(browser, server.url, account);
  await goOn(other).click();
  await expect(other.getByRole("grid", { name: "Files" })).toHaveAttribute("aria-rowcount", "40");
  await goToStep(other, "Review");
  await declare(other);
  await goToStep(other, "Payment");
  await pay(other);
  await expect(other.getByRole("link", { name: "Finish" })).toBeVisible();
});
