import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { ask, offer, take, worksOf } from "./licence-steps.ts";
import { arrive, chooseLanguage, confirm, newAccount, registerWorks } from "./steps.ts";
import { takePicture } from "./take-picture.ts";
import { pathLanguages } from "./tested-languages.ts";
import { textsOf } from "./texts.ts";

// A status is there once the log has been closed after the licence, and ending one asks who it is.
test.use({ expectedErrors: [/status of (403|404)/] });

for (const language of pathLanguages) {
  const text = textsOf(language, ["licences", "licence"]);
  const buttonOn = (page: Page, name: string) => page.getByRole("button", { name: text(name), exact: true });

  test(`an offer is seen where its work is, until it is paused or withdrawn: ${language}`, async ({
    page,
    browser,
    server,
  }, testInfo) => {
    test.slow();
    const title = `Slack Water ${randomUUID()}`;
    const account = await arrive(page, newAccount());
    await ask(page, "put", "/auth/language", { language });
    await ask(page, "put", "/user/profile", { full_name: account.name, profile_visibility: "public" });
    await registerWorks(page, [{ title }]);
    const { id: userId } = await ask<{ id: string }>(page, "get", "/auth/me");
    const [work] = await worksOf(page);
    if (!work) throw new Error("the work is missing");

    // Nothing is offered, nobody has asked.
    await page.goto("/licences");
    await expect(page.getByText(text("requests.none.text"))).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, `no-requests-${language}`, testInfo);
    await page.goto(`/works/${work.id}#licences`);
    await expect(page.getByText(text("own.none"))).toBeVisible();
    const context = await browser.newContext({ baseURL: server.url });
    const visitor = await context.newPage();
    await visitor.goto(`/verify/${work.certificateId}/licence`);
    await chooseLanguage(visitor, language);
    await expect(visitor.getByText(text("take.none.text"))).toBeVisible();
    await expectAccessible(visitor);
    await takePicture(visitor, `nothing-offered-${language}`, testInfo);

    // Of two exclusive offers that overlap, the first is paused.
    await offer(page, work.id, { kind: "fixed", amount: "99.90" }, { exclusive: true });
    await offer(page, work.id, { kind: "ask" }, { exclusive: true, territory: ["CA"] });
    await page.reload();
    const open = page.getByText(text("own.state.open"), { exact: true });
    const paused = page.getByText(text("own.state.paused"), { exact: true });
    await expect(open).toHaveCount(1);
    await expect(paused).toHaveCount(1);
    await expectAccessible(page);
    await takePicture(page, `two-exclusive-${language}`, testInfo);

    // A search finds works of others, too.
    const line = visitor
      .getByRole("link", { name: text("take.line") })
      .and(visitor.locator(`[href="/verify/${work.certificateId}/licence"]`));
    const places = [
      `/creators/${userId}`,
      `/?q=${encodeURIComponent(title)}`,
      `/verify/${work.certificateId}`,
    ];
    for (const place of places) {
      await visitor.goto(place);
      await expect(line, place).toBeVisible();
      await takePicture(visitor, `line-${places.indexOf(place)}-${language}`, testInfo);
    }

    await buttonOn(page, "own.pause").click();
    await expect(paused).toHaveCount(2);
    const asked = visitor.waitForResponse((response) => response.url().includes("/api/licences/offered?"));
    await visitor.reload();
    expect(await (await asked).json()).toEqual([]);
    await expect(line).toHaveCount(0);
    await buttonOn(page, "own.open").last().click();
    await expect(open).toHaveCount(1);
    await visitor.reload();
    await expect(line).toHaveCount(1);

    await buttonOn(page, "own.withdraw").last().click();
    const dialog = page.getByRole("dialog", { name: text("own.withdrawQuestion") });
    await expect(dialog).toContainText(text("own.withdrawText"));
    await takePicture(page, `withdraw-${language}`, testInfo);
    await dialog.getByRole("button", { name: text("own.withdraw"), exact: true }).click();
    await expect(open).toHaveCount(0);
    await expect(paused).toHaveCount(1);
    await buttonOn(page, "own.withdraw").click();
    await dialog.getByRole("button", { name: text("own.withdraw"), exact: true }).click();
    await expect(page.getByText(text("own.none"))).toBeVisible();
    await visitor.goto(`/verify/${work.certificateId}/licence`);
    await expect(visitor.getByText(text("take.none.text"))).toBeVisible();
    await context.close();
  });

  test(`a licence ends once both sides have said so: ${language}`, async ({
    page,
    browser,
    server,
  }, testInfo) => {
    test.slow();
    const asking = { title: text("secondStep.confirm.title"), submit: text("secondStep.confirm.submit") };
    const account = await arrive(page);
    await registerWorks(page, [{ title: "Slack Water" }]);
    const [work] = await worksOf(page);
    if (!work) throw new Error("the work is missing");
    const context = await browser.newContext({ baseURL: server.url });
    const buyer = await context.newPage();
    const buyerAccount = await arrive(buyer, newAccount("Bo Press"));
    for (const one of [page, buyer]) await ask(one, "put", "/auth/language", { language });
    const { licenceId } = await take(buyer, await offer(page, work.id), work.certificateId);

    const sayIn = async (side: Page, password: string, reason: string) => {
      await side.goto(`/verify/${licenceId ?? ""}`);
      await buttonOn(side, "end.open").click();
      await side.getByRole("dialog").getByRole("textbox").fill(reason);
      await buttonOn(side, "end.confirm").click();
      await confirm(side, password, asking);
      await expect(buttonOn(side, "end.open")).toHaveCount(0);
    };
    await sayIn(page, account.password, "The magazine has closed.");
    await expect(page.getByText(text("end.waits"))).toBeVisible();
    await takePicture(page, `end-said-${language}`, testInfo);
    await buyer.goto(`/verify/${licenceId ?? ""}`);
    await expect(buyer.getByText(text("end.other"))).toBeVisible();
    await expect(buyer.locator("[data-licence-state]")).toHaveAttribute("data-licence-state", "in_force");
    await takePicture(buyer, `end-other-${language}`, testInfo);
    await sayIn(buyer, buyerAccount.password, "So it has.");
    for (const side of [buyer, page]) {
      await side.goto(`/verify/${licenceId ?? ""}`);
      await expect(side.locator("[data-licence-state]")).toHaveAttribute("data-licence-state", "ended");
      await expect(side.locator("[data-statement=ended]")).toHaveCount(2);
      await expect(side.getByText("The magazine has closed.")).toBeVisible();
      await expectAccessible(side);
    }
    await takePicture(page, `ended-${language}`, testInfo);
    await buyer.goto("/dashboard/licences");
    await expect(
      buyer.getByText(textsOf(language, ["revenue"])("state.ended"), { exact: true }),
    ).toBeVisible();
    await context.close();
  });
}
