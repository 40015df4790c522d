import { readFile } from "node:fs/promises";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, chooseLanguage, newAccount, registerWorks } from "./steps.ts";
import { takePicture } from "./take-picture.ts";
import { pathLanguages } from "./tested-languages.ts";
import { amountIn, textsOf } from "./texts.ts";

const title = "Tin Roof Rain";
// A status is there once the log has been closed after the licence.
test.use({ expectedErrors: [/status of 404 .*\/api\/(licences|certificates)\/[\w-]+\/status/] });

for (const language of pathLanguages)
  test(`a licence is offered, asked for, priced, accepted, paid, issued and checked: ${language}`, async ({
    page,
    browser,
    server,
  }, testInfo) => {
    test.slow();
    const text = textsOf(language, ["licences", "licence"]);
    const button = (name: string) => page.getByRole("button", { name: text(name), exact: true });

    await arrive(page);
    await registerWorks(page, [{ title }]);
    await page.goto("/dashboard");
    await chooseLanguage(page, language);
    await page.locator('a[href$="#licences"]').click();
    await button("own.first").click();
    await page.getByRole("radio", { name: text("purpose.commercial.name") }).check();
    await page.getByRole("radio", { name: text("price.ask") }).check();
    await expectAccessible(page);
    await takePicture(page, `offer-${language}`, testInfo);
    await button("own.review").click();
    await takePicture(page, `words-${language}`, testInfo);
    await button("own.confirm").click();
    await expect(page.getByText(text("own.state.open"), { exact: true })).toBeVisible();

    const certificate = page.getByRole("link", { name: text("work.toCertificate") });
    const address = (await certificate.getAttribute("href")) ?? "";
    const context = await browser.newContext({ baseURL: server.url });
    const buyer = await context.newPage();
    const buyerButton = (name: string) => buyer.getByRole("button", { name: text(name), exact: true });
    await arrive(buyer, newAccount("Bo Press"));
    await buyer.goto(address);
    await chooseLanguage(buyer, language);
    await buyer.getByRole("link", { name: text("take.line") }).click();
    await buyer.getByRole("textbox", { name: text("take.message") }).fill("For our spring record.");
    await expectAccessible(buyer);
    await takePicture(buyer, `take-${language}`, testInfo);
    await buyerButton("take.ask").click();
    await buyer.getByRole("link", { name: text("taken.toRequest") }).click();
    await expect(buyer.getByText(text("request.state.licensee.asked"))).toBeVisible();
    const request = new URL(buyer.url()).pathname;

    await page.goto("/licences");
    await takePicture(page, `requests-${language}`, testInfo);
    await page.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(request);
    await expect(page.getByText("For our spring record.")).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, `request-${language}`, testInfo);
    await button("act.namePrice.open").click();
    const settings = await page.request.get("/.well-known/colophon-client.json");
    const { fee } = (await settings.json()) as { fee: { currency: string } };
    // A name within a sentence that is read from the right has marks around it.
    const amount = new RegExp(text("price.amount", { currency: `\u2068?${fee.currency}\u2069?` }));
    await page.getByRole("textbox", { name: amount }).fill("30.05");
    await button("own.review").click();
    await button("counter.confirm").click();
    await expect(page.getByText(text("request.state.licensor.countered"))).toBeVisible();

    await buyer.reload();
    await expect(buyer.getByText(amountIn(language, 30.05)).first()).toBeVisible();
    await buyerButton("act.accept.open").click();
    await buyer
      .getByRole("dialog")
      .getByRole("button", { name: text("act.accept.confirm") })
      .click();
    await expect(buyer.getByText(text("request.state.licensee.agreed"))).toBeVisible();

    await page.reload();
    await button("act.paid.open").click();
    await takePicture(page, `paid-${language}`, testInfo);
    await button("act.paid.confirm").click();
    const licence = page.getByRole("link", { name: text("request.toLicence") });
    await expect(licence).toHaveAttribute("href", /^\/verify\/LIC-\w{9}$/);
    await buyer.reload();
    await buyer.getByRole("link", { name: text("request.toLicence") }).click();
    const saved = buyer.waitForEvent("download");
    await buyerButton("download.pdf").click();
    const document = await readFile(await (await saved).path());
    const id = ((await licence.getAttribute("href")) ?? "").split("/").at(-1) ?? "";
    const issued = await page.request.get(`/api/licences/${id}`);
    expect(await issued.json()).toMatchObject({ id, state: "in_force", licence: null });

    // Its document is checked by whoever has it, and the dashboard counts it.
    await buyer.goto("/verify");
    const dropped = { name: `${id}.pdf`, mimeType: "application/pdf", buffer: document };
    await buyer.locator("input[type=file]").first().setInputFiles(dropped);
    await expect(buyer.locator("[data-licence-state]")).toHaveAttribute("data-licence-state", "in_force");
    await expect(buyer.locator("[data-licence-words]")).toContainText("Bo Press");
    for (const check of ["document", "work"])
      await expect(buyer.locator(`[data-check="${check}"]`)).toHaveAttribute("data-state", "passed");
    await takePicture(buyer, `document-${language}`, testInfo);
    await page.goto("/dashboard");
    const issuedCount = page
      .getByRole("term")
      .filter({ hasText: text("dashboard.licences") })
      .locator("xpath=..")
      .getByRole("definition");
    await expect(issuedCount).toHaveText(new Intl.NumberFormat(language).format(1));
    await context.close();
  });

test("a certificate of which no licence is offered loads nothing of them @long", async ({ page }) => {
  await arrive(page);
  await registerWorks(page, [{ title }]);
  const loaded: string[] = [];
  page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
  await page.goto("/dashboard");
  const link = page.getByRole("link", { name: /RSF-/ });
  const address = (await link.getAttribute("href")) ?? "";
  loaded.length = 0;
  const asked = page.waitForResponse((response) => response.url().includes("/api/licences/offered?"));
  await page.goto(address);
  expect(await (await asked).json()).toEqual([]);
  await expect(page.getByRole("link", { name: "License this work" })).toHaveCount(0);
  expect(loaded.filter((path) => /licences(-[\w-]+)?\.js(on)?$/.test(path))).toEqual([]);
});
