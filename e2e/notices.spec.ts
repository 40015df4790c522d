import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, authorizationOf, newAccount, registerWorks } from "./steps.ts";
import { takePicture } from "./take-picture.ts";
import { pathLanguages } from "./tested-languages.ts";
import { textsOf } from "./texts.ts";

// A phone, held upright.
test.use({ viewport: { width: 390, height: 844 } });

/** Two minutes, at ten seconds for each thing that a person does. */
const mostActs = 12;

const saved = async (download: Download) => readFile(await download.path());

for (const language of pathLanguages) {
  const t = textsOf(language, ["notices", "certificate"]);

  test(`from a found copy to a printed notice in two minutes, on a phone in ${language}`, async ({
    page,
    browser,
    server,
  }, testInfo) => {
    const ada = newAccount("Ada Winterbourne");
    const copy = Buffer.from(`the keeper's own words, in ${language}`);
    await arrive(page, ada);
    const headers = await authorizationOf(page);
    await page.request.put("/api/auth/language", { headers, data: { language } });
    await registerWorks(page, [{ title: "The Lighthouse Keeper", file: copy }]);

    // Another device, where nobody is logged in.
    const context = { baseURL: server.url, viewport: { width: 390, height: 844 }, locale: language };
    const phone = await (await browser.newContext(context)).newPage();
    await phone.addInitScript((lng) => localStorage.setItem("i18nextLng", lng), language);
    await phone.goto("/verify");
    let acts = 0;
    const act = async (doing: Promise<unknown>) => {
      acts += 1;
      await doing;
    };
    const dropped = { name: "copy.epub", mimeType: "", buffer: copy };
    await act(phone.getByLabel(t("drop.choose")).setInputFiles(dropped));
    const found = phone.locator('[data-file="copy.epub"]').getByRole("link", { name: t("drop.toPage") });
    await act(found.click());
    await act(phone.getByRole("link", { name: t("notice.ifMine") }).click());
    await expect(phone.getByText(t("mind.authorship"))).toBeVisible();
    await act(
      phone
        .getByRole("main")
        .getByRole("link", { name: t("nav.login") })
        .click(),
    );
    await act(phone.getByLabel(t("login.email")).fill(ada.email));
    await act(phone.getByRole("textbox", { name: t("login.password") }).fill(ada.password));
    await act(phone.getByRole("button", { name: t("login.submit") }).click());
    await act(phone.getByRole("radio", { name: t("rights.owner") }).check());
    await takePicture(phone, "questions", testInfo);
    await act(
      phone.getByRole("textbox", { name: t("where.label") }).fill("https://copies.example/keeper.epub"),
    );
    await act(phone.getByRole("button", { name: t("write") }).click());
    await expect(phone.getByRole("heading", { name: t("read.title") })).toBeFocused();
    await takePicture(phone, "letter", testInfo);
    const printed = phone.waitForEvent("download");
    await act(phone.getByRole("button", { name: t("make") }).click());
    expect(acts).toBeLessThanOrEqual(mostActs);

    const pdf = await saved(await printed);
    await testInfo.attach("letter.pdf", { body: pdf, contentType: "application/pdf" });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    await expect(phone.getByText(t("made.text"))).toBeVisible();
    await expectAccessibleInBoth(phone);
    const asText = phone.waitForEvent("download");
    await phone.getByRole("button", { name: t("made.save") }).click();
    const text = (await saved(await asText)).toString();
    for (const part of ["The Lighthouse Keeper", "https://copies.example/keeper.epub", "#pack", ada.email])
      expect(text).toContain(part);
    await phone.context().close();

    // The owner's room has a note of it, and forgets it when told to.
    await page.addInitScript((lng) => localStorage.setItem("i18nextLng", lng), language);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "The Lighthouse Keeper", exact: true }).click();
    await page.getByText(t("title"), { exact: true }).click();
    const forget = page.getByRole("button", { name: t("room.kind.letter") });
    await expect(forget).toBeVisible();
    await takePicture(page, "room", testInfo);
    await forget.click();
    await expect(forget).toHaveCount(0);
  });
}

test("a stranger's dispute takes no notice away, and a DMCA notice asks what it must @long", async ({
  page,
  browser,
  server,
}, testInfo) => {
  const t = textsOf("en", ["notices", "certificate"]);
  await arrive(page, newAccount("Ada Winterbourne"));
  await registerWorks(page, [{ title: "Low Water", file: Buffer.from("low water") }]);
  const certificateId = await numberOf(page);

  const stranger = await (await browser.newContext({ baseURL: server.url, locale: "en" })).newPage();
  await arrive(stranger, newAccount("Mallory"));
  await stranger.goto(`/verify/${certificateId}`);
  await expect(stranger.getByRole("link", { name: t("dispute.title") })).toBeVisible();
  await expect(stranger.getByRole("link", { name: t("notice.mine") })).toHaveCount(0);
  const token = await stranger.evaluate(() => localStorage.getItem("token"));
  const headers = { authorization: `Bearer ${token ?? ""}` };
  const data = { text: "It is mine.\nI wrote it." };
  const disputed = await stranger.request.post(`/api/certificates/${certificateId}/disputes`, {
    headers,
    data,
  });
  expect(disputed.status()).toBe(201);
  await stranger.context().close();

  await page.goto(`/verify/${certificateId}`);
  await page.getByRole("link", { name: t("notice.mine") }).click();
  await expect(page.getByText(t("disputed.title"))).toBeVisible();
  await expect(page.getByText("I wrote it.")).toBeVisible();
  await page.getByRole("radio", { name: t("rights.owner") }).check();
  await page.getByRole("textbox", { name: t("where.label") }).fill("copies.example");
  await page.getByRole("radio", { name: t("kind.dmca.label") }).check();
  await expect(page.getByText(t("known.text"))).toBeVisible();
  await page.getByRole("button", { name: t("write") }).click();
  for (const missing of ["disputes", "exclusive", "considered", "postalAddress", "phone"])
    await expect(page.getByText(t(`missing.${missing}`)).first()).toBeVisible();
  await page.getByRole("radio", { name: t("exclusive.no") }).check();
  await expect(page.getByText(t("failure.notice_not_exclusive"))).toBeVisible();
  await page.getByRole("radio", { name: t("exclusive.yes"), exact: true }).check();
  await page.getByRole("checkbox", { name: t("considered") }).check();
  await page.getByRole("checkbox", { name: t("disputed.read") }).check();
  await page.getByRole("textbox", { name: t("where.label") }).fill("https://copies.example/low");
  await page.getByRole("textbox", { name: t("sender.postalAddress") }).fill("1 Loom Street");
  await page.getByRole("textbox", { name: t("sender.phone") }).fill("+1 555 0100");
  await takePicture(page, "dmca", testInfo);
  await page.getByRole("button", { name: t("write") }).click();
  const work = page.getByRole("textbox", { name: "§ 512(c)(3)(A)(ii)" });
  await expect(work).toHaveValue(/It is mine\.[^]*I wrote it\./);
  await takePicture(page, "dmca letter", testInfo);
  const printed = page.waitForEvent("download");
  await page.getByRole("button", { name: t("make") }).click();
  expect((await saved(await printed)).subarray(0, 5).toString()).toBe("%PDF-");
});

async function numberOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { authorization: `Bearer ${token ?? ""}` };
  const works = (await (await page.request.get("/api/ip/user", { headers })).json()) as {
    certificateId: string;
  }[];
  return works[0]?.certificateId ?? "";
}
