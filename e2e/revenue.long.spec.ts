import { readFileSync } from "node:fs";
import { expectAccessible, expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { ask, offer, take, worksOf } from "./licence-steps.ts";
import { arrive, chooseLanguage, newAccount, registerWorks } from "./steps.ts";
import { takePicture } from "./take-picture.ts";
import { pathLanguages } from "./tested-languages.ts";
import { amountIn, textsOf } from "./texts.ts";

for (const language of pathLanguages)
  test(`the dashboard’s figures come from licences that were issued: ${language}`, async ({
    page,
    browser,
    server,
  }, testInfo) => {
    test.slow();
    const text = textsOf(language, ["revenue"]);
    await arrive(page);
    await registerWorks(page, [{ title: "Slack Water" }]);
    await page.goto("/dashboard");
    await chooseLanguage(page, language);
    await page.getByRole("link", { name: text("dashboard.licences"), exact: true }).click();
    await expect(page.getByText(text("issued.emptyText"))).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, `revenue-empty-${language}`, testInfo);

    const [work] = await worksOf(page);
    if (!work) throw new Error("the work is missing");
    const offerIds = [
      await offer(page, work.id, { kind: "free" }),
      await offer(page, work.id, { kind: "fixed", amount: "1234.05" }),
    ];
    const context = await browser.newContext({ baseURL: server.url });
    const buyer = await context.newPage();
    await arrive(buyer, newAccount("Bo Press"));
    const taken: string[] = [];
    for (const offerId of offerIds) taken.push((await take(buyer, offerId, work.certificateId)).id);
    await ask(page, "post", `/licences/requests/${taken[1] ?? ""}/answer`, { answer: "paid" });

    await page.goto("/dashboard");
    const figureOf = (name: string) =>
      page
        .getByRole("term")
        .filter({ hasText: text(name) })
        .locator("xpath=..")
        .getByRole("definition");
    await expect(figureOf("dashboard.licences")).toHaveText(new Intl.NumberFormat(language).format(2));
    // The registry of the tests takes no money: what it demonstrates is no revenue.
    await expect(figureOf("dashboard.revenue")).toContainText(amountIn(language, 0));
    await takePicture(page, `dashboard-licences-${language}`, testInfo);
    await page.getByRole("link", { name: text("dashboard.revenue"), exact: true }).click();
    await expect(page.getByText(amountIn(language, 1234.05))).toHaveCount(2);
    await expect(page.getByText(text("demo"))).toHaveCount(1);
    const figures = page.locator("summary");
    await figures.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("row")).toHaveCount(14);
    await expectAccessibleInBoth(page);
    await takePicture(page, `revenue-${language}`, testInfo);

    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: text("csv") }).click();
    const table = readFileSync(await (await saving).path(), "utf8");
    expect(table.split("\r\n")).toHaveLength(4);
    expect(table).toContain('"Slack Water","Bo Press"');
    expect(table).toContain('"1234.05"');

    await buyer.goto("/dashboard/licences");
    await chooseLanguage(buyer, language);
    await expect(buyer.getByRole("heading", { name: "Slack Water" })).toHaveCount(2);
    await expect(buyer.getByRole("button", { name: text("csv") })).toHaveCount(0);
    await expectAccessible(buyer);
    await takePicture(buyer, `licences-had-${language}`, testInfo);
    await context.close();
  });
