import { randomUUID } from "node:crypto";
import { devices } from "@playwright/test";
import { openAccount, register } from "@colophon/testing/account";
import { expect, test } from "./fixtures.ts";
import { mailedLink } from "@colophon/testing/mailed-link";
import { takePicture } from "./take-picture.ts";
import { walkedLanguages } from "./tested-languages.ts";
import { textsOf } from "./texts.ts";

const coAuthors = [
  { language: "ar", givenName: "نور", familyName: "حداد", shown: "نور حداد" },
  { language: "ja", givenName: "美咲", familyName: "佐藤", shown: "佐藤美咲" },
] as const;

const walked = coAuthors.filter(({ language }) => walkedLanguages.includes(language));

for (const { language, givenName, familyName, shown } of walked)
  test(`a co-author on a phone, in ${language}, gets a letter in another language and confirms`, async ({
    browser,
    server,
  }, testInfo) => {
    const t = textsOf(language);
    const registrant = await openAccount(server.url, "Ada Winterbourne");
    const email = `${randomUUID()}@example.org`;
    const { certificateId } = await register(registrant, {
      collaborators: [
        { givenName, familyName, email, role: "Music", share: "33.33" },
        { givenName: "Iris", familyName: "Oke", share: "33.33" },
      ],
      registrantShare: "33.34",
      showShares: true,
      agent: null,
    });
    await expect.poll(() => mailedLink(server.dataDir, email, "/invitations#")).toBeDefined();
    const link = (await mailedLink(server.dataDir, email, "/invitations#")) ?? "";

    const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
    const context = await browser.newContext({ ...phone, baseURL: server.url, locale: language });
    const page = await context.newPage();
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("invitation.title"));
    // The code is not in the URL.
    await expect(page).toHaveURL("/invitations");
    await expect(page.getByRole("definition").filter({ hasText: shown })).toBeVisible();
    const picture = async (name: string) => takePicture(page, name, testInfo);
    await picture("asked");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByLabel(t("register.password"), { exact: false }).fill("correct horse battery");
    await page.getByRole("button", { name: t("invitation.open") }).click();
    await expect(page.getByRole("button", { name: t("invitation.decline.submit") })).toBeVisible();
    await expect(page.getByRole("button", { name: t("invitation.open") })).toHaveCount(0);
    await picture("confirmed");

    await page.getByRole("link", { name: t("invitation.certificate") }).click();
    await expect(page.locator("[data-answer=confirmed]")).toContainText(shown);
    await expect(page.locator("[data-answer=not_asked]")).toContainText("Iris Oke");
    await picture("certificate");
    await page.goto("/dashboard");
    const namedIn = page.getByRole("heading", { name: t("invitation.namedIn.title") });
    await expect(namedIn).toBeVisible();
    await picture("portfolio");

    // Then changes their mind.
    await page.getByRole("link", { name: new RegExp(`^${t("invitation.namedIn.change")}`) }).click();
    await page.getByRole("button", { name: t("invitation.decline.submit") }).click();
    await expect(page.getByRole("button", { name: t("invitation.confirm.submit") })).toBeVisible();
    await page.goto(`/verify/${certificateId}`);
    await expect(page.locator("[data-answer=declined]")).toContainText(
      t("certificate.unnamed", { number: 1 }),
    );
    await expect(page.locator("main")).not.toContainText(shown);
    await picture("declined");
    await context.close();
  });
