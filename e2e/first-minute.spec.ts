import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { countActs } from "./acts.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, fillSignUp, goOn, newAccount, openWizard, registerWorks } from "./steps.ts";
import { testedLanguages } from "./tested-languages.ts";
import { textsOf } from "./texts.ts";

const song = () => ({ name: "harbour_lights.wav", mimeType: "audio/wav", buffer: randomBytes(5000) });

test.describe("on a screen of 1440 by 900", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const language of testedLanguages)
    test(`home shows all that it is for without scrolling, in ${language}`, async ({ page }) => {
      const t = textsOf(language);
      await page.goto(`/?lng=${language}`);
      await expect(page.getByText("25.00").or(page.getByText("25,00"))).toBeInViewport({ ratio: 1 });
      for (const seen of [
        page.getByRole("heading", { name: t("home.welcome") }),
        page.getByText(t("registration.file.choose")),
        page.getByText(t("home.paper.title"), { exact: true }).first(),
        page.getByText(t("home.sentence")),
        page.getByRole("link", { name: t("home.withoutFile") }),
      ])
        await expect(seen).toBeInViewport({ ratio: 1 });
    });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("home shows what it is, where a file goes, what it costs and the certificate", async ({ page }) => {
    await page.goto("/");
    for (const seen of [
      "A certificate proves that",
      "Choose a file",
      "$25.00 per work",
      "Certificate of registration",
    ])
      await expect(page.getByText(seen).first()).toBeInViewport({ ratio: 1 });
  });
});

test("a visitor’s file fills a certificate, and is carried through signing up to the wizard @long", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Choose a file, or drop it here").setInputFiles(song());
  const paper = page.locator("figure").first();
  await expect(paper.getByText("harbour lights", { exact: true })).toBeVisible();
  await expect(paper.getByText("No registration found")).toBeVisible();
  const fingerprint = await paper.getByRole("code").innerText();
  await expectAccessibleInBoth(page, "home with a file");
  await page.getByRole("button", { name: "Register this work" }).click();
  const account = newAccount();
  await expect(page.getByText("Your file \u2068harbour_lights.wav\u2069 is waiting for you.")).toBeVisible();
  await fillSignUp(page, account);
  await expect(page.getByText("Your file \u2068harbour_lights.wav\u2069 is waiting for you.")).toBeVisible();
  await goOn(page);
  await expect(page).toHaveURL("/register-ip");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("harbour lights");
  await expect(page.getByLabel("Kind of work")).toHaveValue("music");
  await expect(page.getByRole("code")).toHaveText(fingerprint);
  // The file itself is still available, not only its fingerprint.
  await page.getByRole("switch", { name: "Also store a confidential copy with us" }).check({ force: true });
  await expect(page.getByText("Choose the same file again")).toHaveCount(0);
});

/** A person's acts from a file at home on, counted. */
function count(page: Page) {
  const counted = countActs(page);
  const { act, press } = counted;
  return {
    ...counted,
    chooseFile: async () => {
      await page.goto("/");
      await act(page.getByLabel("Choose a file, or drop it here"), { files: song() });
      await press("Register this work");
    },
    /** From step 3 to the certificate. */
    finish: async () => {
      await act(page.getByRole("checkbox", { name: "I certify" }), "check");
      await press("Next");
      await page.clock.install();
      await press("Use a test card");
      await press("Pay and register");
      await page.clock.fastForward(1500);
      await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();
      return counted.acts();
    },
  };
}

const rights = (page: Page) => page.getByLabel("Your rights in the work");

test("a newcomer takes 14 acts and one password from a file to a certificate, the address confirmed", async ({
  page,
}) => {
  const { act, press, chooseFile, signUp, finish } = count(page);
  const account = newAccount();
  await chooseFile();
  await signUp(account);
  const letter = page.getByRole("region", { name: "The message with the link" });
  await act(letter.getByRole("link"), "click");
  await expect(page).toHaveURL("/register-ip");
  await expect(page.getByText(`${account.email} is confirmed.`)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("harbour lights");
  await act(rights(page), { select: "I am the author" });
  await press("Next");
  await press("Next");
  expect(await finish()).toBeLessThanOrEqual(14);
});

test("a first work takes nine acts", async ({ page }) => {
  const { act, press, chooseFile, finish } = count(page);
  await arrive(page);
  await chooseFile();
  await expect(page.getByRole("checkbox", { name: "Musical" })).toBeChecked();
  await expect(page.getByLabel("Intended medium")).toHaveValue("music");
  await act(rights(page), { select: "I am the author" });
  await press("Next");
  await press("Next");
  expect(await finish()).toBeLessThanOrEqual(9);
});

test("a second work takes six acts: its answers are the last one's, and the review is first", async ({
  page,
}) => {
  const { chooseFile, finish } = count(page);
  await arrive(page);
  await registerWorks(page, [{ title: "Low Water" }]);
  await chooseFile();
  await expect(page.getByRole("heading", { level: 2, name: "Review" })).toBeVisible();
  await expect(page.getByText("Filled in from your last work, “\u2068Low Water\u2069”.")).toBeVisible();
  await expect(page.getByText("left to do")).toHaveCount(0);
  expect(await finish()).toBeLessThanOrEqual(6);

  // The next one starts with these answers, until they are cleared.
  await page.goto("/register-ip");
  await expect(page.getByText("Filled in from your last work, “\u2068harbour lights\u2069”.")).toBeVisible();
  await page.getByRole("button", { name: "Clear these answers" }).click();
  await expect(page.getByLabel("Intended medium")).toHaveValue("");
  await expect(page.getByRole("checkbox", { name: "Musical" })).not.toBeChecked();
});

test("a file from home doesn't replace an earlier draft @long", async ({ page }) => {
  await arrive(page);
  await openWizard(page, "Half a book", 2);
  await page.goto("/");
  for (const answer of ["Keep the earlier draft", "Start a new draft with this file"]) {
    await page.getByLabel("Choose a file, or drop it here").setInputFiles(song());
    await page.getByRole("button", { name: "Register this work" }).click();
    await page.getByRole("button", { name: answer }).click();
    await expect(page.getByRole("button", { name: answer })).toHaveCount(0);
    await page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: "The work" }).click();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(
      answer.startsWith("Keep") ? "Half a book" : "harbour lights",
    );
    await page.getByRole("link", { name: "Colophon", exact: true }).first().click();
    await expect(
      page.getByRole("heading", { level: 1, name: "A certificate anyone can check" }),
    ).toBeFocused();
  }
});

test("one of the register’s certificates is checked in the page, and its newest works are named", async ({
  page,
  world: _world,
}) => {
  await page.goto("/");
  await page.getByRole("heading", { name: "How anyone can check a certificate" }).scrollIntoViewIfNeeded();
  for (const check of ["record_signature", "inclusion"])
    await expect(page.locator(`[data-check=${check}]`)).toHaveAttribute("data-state", "passed");
  await expect(page.locator("[data-check=anchor]")).toBeVisible();
  await expect(page.getByRole("link", { name: "See the whole certificate" })).toHaveCount(2);
  await expect(page.locator(`li a[href^="/verify/RSF-"]`)).toHaveCount(6);
});
