import { password } from "@colophon/testing/account";
import { loseRegistry } from "@colophon/testing/lose-registry";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test as base } from "./fixtures.ts";
import { logIn } from "./steps.ts";
import { takePicture } from "./take-picture.ts";
import { textsOf } from "./texts.ts";

interface Lost {
  lost: Awaited<ReturnType<typeof loseRegistry>>;
}

/** A registry that went on from a backup, without the certificates that came after it. */
const test = base.extend<object, Lost>({
  lost: [
    async ({}, use) => {
      const lost = await loseRegistry(3);
      await use(lost);
      await lost.server.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  server: [async ({ lost }, use) => use(lost.server), { scope: "worker" }],
});
test.use({ expectedErrors: [/status of 404 .*\/api\/ip\/verify\//] });
// They share a registry, which is costly to make.
test.describe.configure({ mode: "serial" });

const drop = async (page: Page, name: string, buffer: Buffer, language: "en" | "ar" = "en") =>
  page.getByLabel(textsOf(language)("drop.choose")).setInputFiles({ name, mimeType: "", buffer });

test("whoever registered a lost work logs in, and gets it back", async ({ page, lost }, info) => {
  const [work] = lost.lost;
  if (work === undefined) throw new Error("nothing is lost");
  await page.goto("/verify");
  await drop(page, "mine.colophon.json", Buffer.from(work.own));
  const offer = page.getByRole("region", { name: /^We lost our copy of this certificate/ });
  await expect(offer).toContainText("Email");
  await takePicture(page, "offer", info);
  await offer.getByRole("link", { name: "Log in" }).click();
  await logIn(page, { name: "", email: lost.owner.user.email, password });
  // The file is here again.
  await expect(page.getByText("mine.colophon.json").first()).toBeVisible();
  await expect(offer).toContainText("Once you give the certificate back, it should belong to your account");
  await expectAccessibleInBoth(page);
  await offer.getByRole("button", { name: "Give the certificate back" }).click();
  const thanks = page.getByText(`This certificate can be seen again under its number, ${work.certificateId}`);
  await expect(thanks).toContainText("The certificate belongs to your account again.");
  await takePicture(page, "owner", info);
  await page.getByRole("link", { name: "Go to your portfolio" }).click();
  await expect(page.getByRole("link", { name: "Lost 1", exact: true })).toBeVisible();
  await page.goto(`/verify/${work.certificateId}`);
  await expect(page.getByText("Someone gave the certificate back")).toBeVisible();
  await expect(page.getByText("doesn’t belong to any account")).toBeHidden();
});

test("a stranger gives one back from its PDF with the keyboard, and its page says how to ask for it", async ({
  page,
  lost,
}, info) => {
  const [, work] = lost.lost;
  if (work === undefined) throw new Error("nothing is lost");
  await page.goto("/verify");
  await drop(page, "theirs.pdf", work.pdf);
  const button = page.getByRole("button", { name: "Give the certificate back" });
  await expect(button).toBeVisible();
  while (!(await button.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const thanks = page.getByText("Thank you. This certificate can be seen again");
  await expect(thanks).toBeVisible();
  await expect(page.locator(":focus")).toContainText(
    "For now, the certificate doesn’t belong to any account.",
  );
  await expectAccessible(page);
  await takePicture(page, "stranger", info);
  await page.locator(":focus").getByRole("link", { name: "Open the certificate’s page" }).click();
  await expect(page.getByRole("heading", { name: /^Valid/ })).toBeVisible();
  await expect(page.getByText("Someone gave the certificate back")).toBeVisible();
  await expect(page.getByText("choose “Report this certificate” on the certificate’s page")).toBeVisible();
  await expect(page.getByRole("button", { name: "Report this certificate" })).toBeVisible();
  await takePicture(page, "page", info);
  // Who gives what is there already is told so, and it stays as it is.
  await page.goto("/verify");
  await drop(page, "again.pdf", work.pdf);
  await expect(page.getByRole("heading", { name: /^Valid/ })).toBeVisible();
  await expect(button).toBeHidden();
});

test("in Arabic on a phone, the offer reads from the right and fits", async ({ page, lost }, info) => {
  const [, , work] = lost.lost;
  if (work === undefined) throw new Error("nothing is lost");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/verify?lng=ar");
  await drop(page, "phone.colophon.json", Buffer.from(work.shown), "ar");
  const button = page.getByRole("button", { name: "إعادة الشهادة" });
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const [edge, place] = [await page.getByRole("region").last().boundingBox(), await button.boundingBox()];
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan((edge?.x ?? 0) + (edge?.width ?? 0) - 60);
  await takePicture(page, "phone", info);
  await expectAccessibleInBoth(page);
});
