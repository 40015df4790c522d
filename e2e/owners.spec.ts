import { expect, test } from "./fixtures.ts";
import { mailedLink } from "@colophon/testing/mailed-link";
import { arrive, chooseLanguage, confirm, newAccount, registerWorks } from "./steps.ts";
import { takePicture } from "./take-picture.ts";
import { walkedLanguages } from "./tested-languages.ts";
import { textsOf } from "./texts.ts";

// A phone, held upright.
test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 40[0134]/] });

for (const language of walkedLanguages) {
  const t = textsOf(language);
  const asking = { title: t("secondStep.confirm.title"), submit: t("secondStep.confirm.submit") };

  test(`a work changes hands, and is questioned and answered, on a phone in ${language}`, async ({
    page,
    browser,
    server,
  }, testInfo) => {
    const [ada, grace] = [newAccount("Ada Winterbourne"), newAccount("Grace Hopper")];
    const context = { baseURL: server.url, viewport: { width: 390, height: 844 }, locale: language };
    const other = await (await browser.newContext(context)).newPage();
    await page.setExtraHTTPHeaders({ "accept-language": language });
    for (const one of [page, other])
      await one.addInitScript((lng) => localStorage.setItem("i18nextLng", lng), language);

    // The owner offers it: the page explains the effect first, and asks for the password again.
    await arrive(page, ada);
    await registerWorks(page, [{ title: "The Lighthouse Keeper", file: Buffer.from(`of ${language}`) }]);
    await page.goto("/dashboard");
    await chooseLanguage(page, language);
    await page.getByRole("link", { name: "The Lighthouse Keeper", exact: true }).click();
    await page.getByRole("button", { name: t("transfer.open") }).press("Enter");
    const dialog = page.getByRole("dialog", { name: t("transfer.question") });
    await expect(dialog).toContainText(t("transfer.copy"));
    await dialog.getByLabel(t("transfer.email")).fill(grace.email);
    await dialog.getByLabel(t("transfer.to"), { exact: false }).first().fill("Grace Hopper");
    await dialog.getByLabel(t("transfer.rights")).fill("All rights, world-wide.");
    await takePicture(page, "offer", testInfo);
    await dialog.getByRole("button", { name: t("transfer.confirm") }).click();
    await confirm(page, ada.password, asking);
    await expect(page.getByText(grace.email)).toBeVisible();
    const room = page.url();

    // The recipient of the letter sees the offer without an account, and accepts with one.
    const found = () => mailedLink(server.dataDir, grace.email, "/transfers#");
    await expect.poll(found).toBeDefined();
    const link = new URL((await found()) ?? "");
    await other.goto(`${link.pathname}${link.hash}`);
    await expect(other.getByText("All rights, world-wide.")).toBeVisible();
    await expect(other).toHaveURL("/transfers");
    await expect(other.getByRole("button", { name: t("offer.accept") })).toHaveCount(0);
    await takePicture(other, "offered", testInfo);
    await arrive(other, grace);
    await other.goto(`${link.pathname}${link.hash}`);
    await chooseLanguage(other, language);
    await other.getByRole("button", { name: t("offer.accept") }).click();
    await expect(other.getByText(t("offer.accepted"))).toBeVisible();
    await other.getByRole("link", { name: t("offer.toWork") }).click();
    await expect(other).toHaveURL(room);
    await expect(other.locator("[data-statement=transferred]")).toContainText("All rights, world-wide.");

    // The former owner no longer has the owner's controls, and may dispute the certificate like anyone else.
    await page.goto(room);
    await expect(page.getByText(t("work.none.text"))).toBeVisible();
    const certificate =
      (await other.getByRole("link", { name: t("work.toCertificate") }).getAttribute("href")) ?? "";
    await page.goto(certificate);
    await page.getByRole("link", { name: t("dispute.title") }).click();
    await expect(page.getByText(t("dispute.next.valid"))).toBeVisible();
    await takePicture(page, "dispute", testInfo);
    await page.getByRole("button", { name: t("dispute.look.open"), exact: true }).click();
    await expect(page.getByLabel(t("dispute.text"))).toBeFocused();
    await page.getByLabel(t("dispute.text")).fill("She never paid for it.");
    await page.getByRole("button", { name: t("dispute.look.open"), exact: true }).click();
    await page.getByRole("button", { name: t("dispute.confirm") }).click();
    await expect(page.getByText(t("dispute.mine"))).toBeVisible();

    await other.goto(room);
    await other.getByText(t("dispute.room", { count: 1 }), { exact: true }).click();
    await other.getByRole("button", { name: t("dispute.answer.open"), exact: true }).click();
    await other.getByRole("dialog").getByRole("textbox").fill("Here is the receipt.");
    await takePicture(other, "answer", testInfo);
    await other
      .getByRole("dialog")
      .getByRole("button", { name: t("dispute.answer.confirm") })
      .click();
    await confirm(other, grace.password, asking);
    await expect(other.getByText(t("work.said"))).toBeVisible();

    // Both sides' words are side by side, and the certificate is as valid as before.
    await page.goto(certificate);
    await expect(page.locator("[data-said-first=disputed]")).toBeVisible();
    await expect(page.locator("[data-check=statements]")).toHaveAttribute("data-state", "passed");
    const disputed = page.locator("[data-statement=disputed]");
    await disputed.locator("summary").click();
    await expect(disputed).toContainText("She never paid for it.");
    await expect(disputed).toContainText("Here is the receipt.");
    await takePicture(disputed, "sides", testInfo);
    await page.goto(`${certificate}/dispute`);
    await page.getByRole("button", { name: t("dispute.settle.open") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("dispute.settle.confirm") })
      .click();
    await expect(page.getByText(t("dispute.settled"))).toBeVisible();
    await page.goto(certificate);
    await expect(page.locator("[data-said-first=transferred]")).toBeVisible();
    await other.context().close();
  });
}
