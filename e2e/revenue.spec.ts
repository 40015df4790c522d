import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, authorizationOf, chooseLanguage, newAccount, registerWorks } from "./steps.ts";
import { takePicture } from "./take-picture.ts";
import { testedLanguages } from "./tested-languages.ts";
import { textsOf } from "./texts.ts";

const terms = {
  purpose: "editorial",
  media: [],
  territory: [],
  months: 12,
  exclusive: false,
  revocable: false,
  credit: "",
  files: [],
  note: "",
};

/** As the page's user, by the API. */
async function ask<Answer>(page: Page, method: "get" | "post", address: string, data?: object) {
  const headers = await authorizationOf(page);
  const answer = await page.request[method](`/api${address}`, { headers, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

for (const language of testedLanguages)
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

    const { works } = await ask<{ works: { id: string; certificateId: string }[] }>(
      page,
      "get",
      "/ip/user/works",
    );
    const [{ id: workId, certificateId } = { id: "", certificateId: "" }] = works;
    const offerIds: string[] = [];
    for (const price of [{ kind: "free" }, { kind: "fixed", amount: "1234.05" }]) {
      const { id } = await ask<{ id: string }>(page, "post", "/licences/offers", {
        of: { workId },
        terms,
        price,
      });
      offerIds.push(id);
    }
    const context = await browser.newContext({ baseURL: server.url });
    const buyer = await context.newPage();
    await arrive(buyer, newAccount("Bo Press"));
    const taken: string[] = [];
    for (const offerId of offerIds) {
      const wanted = { offerId, certificateId, licensee: "Bo Press", language };
      taken.push((await ask<{ id: string }>(buyer, "post", "/licences/requests", wanted)).id);
    }
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
    await expect(figureOf("dashboard.revenue")).toContainText("0.00");
    await takePicture(page, `dashboard-licences-${language}`, testInfo);
    await page.getByRole("link", { name: text("dashboard.revenue"), exact: true }).click();
    await expect(page.getByText("1,234.05")).toHaveCount(2);
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
