import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import {
  arrive,
  authorizationOf,
  certificateIdOn,
  chooseLanguage,
  confirm,
  newAccount,
  registerWorks,
} from "./steps.ts";
import { takePicture } from "./take-picture.ts";
import { pathLanguages } from "./tested-languages.ts";
import { textsOf } from "./texts.ts";

const title = "Tin Roof Rain";
// A status is there once the log has been closed after the licence, and revoking asks who it is.
// One pattern: a list whose second member is an object would be taken for a value and its options.
test.use({
  expectedErrors: [
    /status of (404 .*\/api\/(licences|certificates)\/[\w-]+\/status|403 .*\/api\/licences\/[\w-]+\/revoke)/,
  ],
});

/** A free, revocable licence of the page's own new work, taken by the other's account. */
async function issue(owner: Page, buyer: Page): Promise<string> {
  await registerWorks(owner, [{ title }]);
  await owner.goto("/dashboard");
  const certificateId = await certificateIdOn(owner);
  const headers = await authorizationOf(owner);
  const works = await owner.request.get("/api/ip/user", { headers });
  const [{ id: workId } = { id: "" }] = (await works.json()) as { id: string }[];
  const terms = {
    purpose: "editorial",
    media: ["print", "digital"],
    territory: ["CA", "FR"],
    months: 24,
    exclusive: false,
    revocable: true,
    credit: "Photo: Ana Ramírez",
    files: [],
    note: "",
  };
  const data = { of: { workId }, terms, price: { kind: "free" } };
  const offered = await owner.request.post("/api/licences/offers", { headers, data });
  expect(offered.status()).toBe(201);
  const { id: offerId } = (await offered.json()) as { id: string };
  const taken = await buyer.request.post("/api/licences/requests", {
    headers: { ...(await authorizationOf(buyer)), "idempotency-key": crypto.randomUUID() },
    data: { offerId, certificateId, licensee: "Éditions du Nord", language: "fr" },
  });
  expect(taken.status()).toBe(201);
  return ((await taken.json()) as { licenceId: string }).licenceId;
}

for (const language of pathLanguages)
  test(`a licence's page, and its file on /verify, for its sides and for strangers: ${language}`, async ({
    page,
    browser,
    server,
  }, testInfo) => {
    test.slow();
    const text = textsOf(language, ["licence"]);
    const account = await arrive(page);
    const others = await browser.newContext({ baseURL: server.url });
    const buyer = await others.newPage();
    await arrive(buyer, newAccount("Bo Press"));
    const id = await issue(page, buyer);

    await page.goto(`/verify/${id}`);
    await chooseLanguage(page, language);
    const state = page.locator("[data-licence-state]");
    await expect(state).toHaveAttribute("data-licence-state", "in_force");
    await expect(page.locator("[data-licence-words]")).toContainText("Éditions du Nord");
    await expect(page.locator('[data-check="work"]')).toHaveAttribute("data-state", "passed");
    await expectAccessible(page);
    await takePicture(page, `licence-${language}`, testInfo);

    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: text("download.file") }).click();
    const file = await readFile(await (await saved).path());

    // Anyone who has the file can check it; without it, a stranger sees that it is one, and its work.
    const strangers = await browser.newContext({ baseURL: server.url });
    const stranger = await strangers.newPage();
    await stranger.goto(`/verify/${id.toLowerCase()}`);
    await chooseLanguage(stranger, language);
    await expect(stranger.locator("[data-licence-state]")).toHaveAttribute("data-licence-state", "in_force");
    await expect(stranger.getByText(text("private"))).toBeVisible();
    await expect(stranger.getByText("Éditions du Nord")).toHaveCount(0);
    await takePicture(stranger, `stranger-${language}`, testInfo);
    await stranger.goto("/verify");
    await stranger
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: `${id}.licence.json`, mimeType: "application/json", buffer: file });
    await expect(stranger.locator("[data-licence-words]")).toContainText("Éditions du Nord");
    await expect(stranger.locator('[data-check="work"]')).toHaveAttribute("data-state", "passed");
    await takePicture(stranger, `dropped-${language}`, testInfo);

    await page.getByRole("button", { name: text("revoke.open") }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("Never printed");
    await takePicture(page, `revoke-${language}`, testInfo);
    await page.getByRole("button", { name: text("revoke.confirm"), exact: true }).click();
    const asked = page.getByRole("dialog", { name: text("secondStep.confirm.title") });
    await expect(asked.or(page.locator('[data-licence-state="revoked"]'))).toBeVisible();
    if (await asked.isVisible())
      await confirm(page, account.password, {
        title: text("secondStep.confirm.title"),
        submit: text("secondStep.confirm.submit"),
      });
    await expect(page.getByRole("button", { name: text("revoke.open") })).toHaveCount(0);
    await expect(state).toHaveAttribute("data-licence-state", "revoked", { timeout: 60_000 });
    await others.close();
    await strangers.close();
  });
