import type { Page } from "@playwright/test";
import type { Language } from "@colophon/api";
import { expect, test } from "./fixtures.ts";
import { ask, offer, take, transferWork, withdrawWork, worksOf } from "./licence-steps.ts";
import { arrive, newAccount, registerWorks } from "./steps.ts";
import { takePicture } from "./take-picture.ts";
import { pathLanguages } from "./tested-languages.ts";
import { textsOf } from "./texts.ts";

// Refusals, and a status is there once the log has been closed after the licence.
test.use({ expectedErrors: [/status of (404|409|422)/] });

/** A page of a new account that reads this language. */
async function arriveIn(page: Page, language: Language, name: string) {
  const account = newAccount(name);
  await arrive(page, account);
  await ask(page, "put", "/auth/language", { language });
  return account;
}

for (const language of pathLanguages) {
  const text = textsOf(language, ["licences", "licence", "licence-failures"]);
  const buttonOn = (page: Page, name: string) => page.getByRole("button", { name: text(name), exact: true });
  /** In some languages the button that opens a dialog has the same name. */
  const confirmIn = (page: Page, name: string) =>
    page
      .getByRole("dialog")
      .getByRole("button", { name: text(name), exact: true })
      .click();
  /** Through the review, to what comes of it. */
  const confirmOffer = async (page: Page) => {
    await buttonOn(page, "own.review").click();
    await buttonOn(page, "own.confirm").click();
  };

  test(`an offer that can't be made is refused in words: ${language}`, async ({
    page,
    browser,
    server,
  }, testInfo) => {
    test.slow();
    const account = await arriveIn(page, language, "Ana Ramírez");
    const context = await browser.newContext({ baseURL: server.url });
    const other = await context.newPage();
    const otherAccount = await arriveIn(other, language, "Bo Press");
    await registerWorks(
      page,
      ["Disputed", "Withdrawn", "Passed on", "Taken"].map((title) => ({ title })),
    );
    const [taken, passedOn, withdrawn, disputed] = await worksOf(page);
    if (!taken || !passedOn || !withdrawn || !disputed) throw new Error("works are missing");
    const openEditor = async (workId: string) => {
      await page.goto(`/works/${workId}#licences`);
      await buttonOn(page, "own.first").click();
    };

    // More decimals than the currency has, and a word instead of an amount.
    await openEditor(disputed.id);
    await page.getByRole("radio", { name: text("price.fixed") }).check();
    const amount = page.locator('input[inputmode="decimal"]');
    await amount.fill("30.055");
    await buttonOn(page, "own.review").click();
    await expect(page.getByText(text("field.too_many_decimals"))).toBeVisible();
    await expect(amount).toBeFocused();
    await amount.fill("a lot");
    await buttonOn(page, "own.review").click();
    await expect(page.getByText(text("field.invalid"))).toBeVisible();
    await takePicture(page, `amount-${language}`, testInfo);

    // Disputed while the form was open: then, it can be offered all the same, knowingly.
    await ask(other, "post", `/certificates/${disputed.certificateId}/disputes`, { text: "It is mine." });
    await amount.fill("30.05");
    await confirmOffer(page);
    await expect(page.getByText(text("failure.licence_work_disputed"))).toBeVisible();
    const knowing = page.getByRole("checkbox", { name: text("own.disputed") });
    await expect(knowing).not.toBeChecked();
    await takePicture(page, `disputed-${language}`, testInfo);
    await confirmOffer(page);
    await expect(page.getByText(text("failure.licence_work_disputed"))).toBeVisible();
    await knowing.check();
    await confirmOffer(page);
    await expect(page.getByText(text("own.state.open"), { exact: true })).toBeVisible();
    await other.goto(`/verify/${disputed.certificateId}/licence`);
    await expect(other.getByText(text("take.disputed"))).toBeVisible();

    // Withdrawn, or another's, while the form was open.
    await openEditor(withdrawn.id);
    await withdrawWork(page, account, withdrawn.id);
    await confirmOffer(page);
    await expect(page.getByText(text("failure.licence_work_gone"))).toBeVisible();
    await takePicture(page, `withdrawn-${language}`, testInfo);
    await openEditor(passedOn.id);
    const passing = { from: page, account, workId: passedOn.id, dataDir: server.dataDir };
    await transferWork(passing, { page: other, account: otherAccount });
    await confirmOffer(page);
    await takePicture(page, `passed-on-${language}`, testInfo);
    await expect(page.getByText(text("failure.not_found"))).toBeVisible();

    // What an exclusive licence covers can't be offered to anybody else, and nothing that is licensed can be offered exclusively.
    const exclusive = await offer(page, taken.id, { kind: "free" }, { exclusive: true });
    await take(other, exclusive, taken.certificateId);
    await page.goto(`/works/${taken.id}#licences`);
    await expect(page.getByText(text("own.state.paused"))).toBeVisible();
    await buttonOn(page, "own.open").click();
    await expect(page.getByText(text("failure.licence_in_the_way"))).toBeVisible();
    await takePicture(page, `in-the-way-${language}`, testInfo);
    await buttonOn(page, "own.another").click();
    await confirmOffer(page);
    await expect(page.getByText(text("failure.licence_taken"))).toBeVisible();
    await takePicture(page, `taken-${language}`, testInfo);
    await context.close();
  });

  test(`a licence that can't be taken or issued is refused in words: ${language}`, async ({
    page,
    browser,
    server,
  }, testInfo) => {
    test.slow();
    const account = await arriveIn(page, language, "Ana Ramírez");
    const context = await browser.newContext({ baseURL: server.url });
    const [buyer, rival] = [
      await context.newPage(),
      await (await browser.newContext({ baseURL: server.url })).newPage(),
    ];
    const buyerAccount = await arriveIn(buyer, language, "Bo Press");
    await arriveIn(rival, language, "Cy Books");
    await registerWorks(
      page,
      ["Own", "Paused", "Rivals", "Passed on"].map((title) => ({ title })),
    );
    const [passedOn, rivals, paused, own] = await worksOf(page);
    if (!passedOn || !rivals || !paused || !own) throw new Error("works are missing");

    // Of one's own work.
    await offer(page, own.id);
    await page.goto(`/verify/${own.certificateId}/licence`);
    await buttonOn(page, "take.accept").click();
    await expect(page.getByText(text("failure.licence_own_work"))).toBeVisible();
    await takePicture(page, `own-${language}`, testInfo);

    // Closed while somebody read it.
    await offer(page, paused.id);
    await buyer.goto(`/verify/${paused.certificateId}/licence`);
    await page.goto(`/works/${paused.id}#licences`);
    await buttonOn(page, "own.pause").click();
    await expect(page.getByText(text("own.state.paused"))).toBeVisible();
    await buttonOn(buyer, "take.accept").click();
    await expect(buyer.getByText(text("failure.licence_offer_closed"))).toBeVisible();
    await takePicture(buyer, `closed-${language}`, testInfo);

    // The first taker of an exclusive licence gets it, the other a sentence.
    await offer(page, rivals.id, { kind: "fixed", amount: "250.00" }, { exclusive: true });
    await rival.goto(`/verify/${rivals.certificateId}/licence`);
    await buyer.goto(`/verify/${rivals.certificateId}/licence`);
    await expect(buttonOn(rival, "take.accept")).toBeVisible();
    await buttonOn(buyer, "take.accept").click();
    await expect(buyer.getByText(text("taken.agreed"))).toBeVisible();
    await buttonOn(rival, "take.accept").click();
    await expect(rival.getByText(text("failure.licence_taken"))).toBeVisible();
    await takePicture(rival, `rival-${language}`, testInfo);

    // Taken back by the one while the other confirms the receipt.
    await page.goto("/licences");
    await page.getByRole("link", { name: "Rivals" }).click();
    await buttonOn(page, "act.paid.open").click();
    await buyer.getByRole("link", { name: text("taken.toRequest") }).click();
    await buttonOn(buyer, "act.takeBack.open").click();
    await confirmIn(buyer, "act.takeBack.confirm");
    await expect(buyer.getByText(text("request.state.licensee.withdrawn"))).toBeVisible();
    await takePicture(buyer, `taken-back-${language}`, testInfo);
    await confirmIn(page, "act.paid.confirm");
    await expect(page.getByText(text("failure.licence_request_over"))).toBeVisible();
    await takePicture(page, `over-${language}`, testInfo);

    // Agreed, and then the work has another holder: nothing is issued.
    const agreedOffer = await offer(page, passedOn.id, { kind: "fixed", amount: "250.00" });
    const { id } = await take(buyer, agreedOffer, passedOn.certificateId);
    await page.goto(`/licences/${id}`);
    await buttonOn(page, "act.paid.open").click();
    const passing = { from: page, account, workId: passedOn.id, dataDir: server.dataDir };
    await transferWork(passing, { page: buyer, account: buyerAccount });
    await confirmIn(page, "act.paid.confirm");
    await takePicture(page, `lapsed-${language}`, testInfo);
    await expect(page.getByText(text("failure.licence_request_over"))).toBeVisible();
    await buyer.goto(`/licences/${id}`);
    await expect(buyer.getByText(text("request.state.licensee.lapsed"))).toBeVisible();
    await takePicture(buyer, `lapsed-had-${language}`, testInfo);
    await context.close();
    await rival.context().close();
  });
}
