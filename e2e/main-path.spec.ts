import { expect, test } from "./fixtures.ts";
import { authorizationOf, expectChecksPassed, newAccount, shownNumber } from "./steps.ts";
import { walkedLanguages } from "./tested-languages.ts";
import { textsOf } from "./texts.ts";
import { exampleOf } from "./world.ts";

for (const language of walkedLanguages) {
  test(`from signing up to a checked certificate, in ${language}`, async ({ page, browser, server }) => {
    const t = textsOf(language);
    const { name, title, description } = exampleOf(language);
    const account = newAccount(name);
    const button = (key: string) => page.getByRole("button", { name: t(key), exact: true });
    const step = (number: number) =>
      page.getByRole("heading", {
        level: 2,
        name: t("registration.stepName", { step: number, name: t(`registration.step.${number}`) }),
      });

    await page.goto(`/?lng=${language}`);
    await page
      .getByRole("link", { name: t("home.withoutFile"), exact: true })
      .first()
      .click();
    await page.getByLabel(t("register.fullName")).fill(account.name);
    await page.getByLabel(t("register.email")).fill(account.email);
    await page.getByLabel(t("register.password")).first().fill(account.password);
    await button("register.submit").click();
    await expect(page.getByRole("heading", { name: t("confirmation.isOpen") })).toBeVisible();
    await page.getByRole("link", { name: t("confirmation.goOn"), exact: true }).click();
    await expect(page.getByRole("button", { name: account.name })).toBeVisible();

    // A visitor who wants to register a work gets there after creating an account.
    await expect(page).toHaveURL("/register-ip");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.getByLabel(t("registration.field.title")).first().fill(title);
    await page.locator("summary").first().click();
    await page.getByRole("textbox", { name: t("registration.field.description") }).fill(description);
    await page.getByRole("checkbox", { name: t("category.literary") }).check();
    await page.getByLabel(t("registration.field.materialType")).selectOption("book");
    await page.getByLabel(t("registration.field.intendedMedium")).selectOption("literary");
    await page.getByLabel(t("registration.field.copyrightRelation")).selectOption("author");
    await button("registration.next").click();
    await expect(step(2)).toBeFocused();
    await button("registration.next").click();
    await expect(step(3)).toBeFocused();
    await page.getByRole("checkbox", { name: t("registration.declaration") }).check();
    await button("registration.next").click();
    await expect(step(4)).toBeFocused();
    await page.getByLabel(t("payment.cardName")).fill("Ana Ramirez");
    await page.getByLabel(t("payment.cardNumber")).fill("4242 4242 4242 4241");
    await page.getByLabel(t("payment.expiryDate")).fill("12/59");
    await page.getByLabel(t("payment.cvv")).fill("123");
    await button("payment.submit").click();
    await expect(page.getByText(t("payment.error.invalid"))).toBeVisible();
    await page.getByLabel(t("payment.cardNumber")).fill("4242 4242 4242 4242");
    await button("payment.submit").dblclick();
    await expect(
      page.getByRole("heading", { level: 2, name: t("registration.step.5"), exact: true }),
    ).toBeVisible();
    const id = await shownNumber(page).innerText();
    const works = await page.request.get("/api/ip/user", { headers: await authorizationOf(page) });
    expect(await works.json()).toMatchObject([{ certificateId: id }]);

    const stranger = await (await browser.newContext({ baseURL: server.url })).newPage();
    await stranger.goto(`/verify/${id}?lng=${language}`);
    await expect(stranger.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectChecksPassed(stranger);
    await stranger.close();
  });
}
