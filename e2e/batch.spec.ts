import { devices, type Page } from "@playwright/test";
import { makeWallet } from "@colophon/testing/make-wallet";
import { expectAccessible, expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { noisePng } from "./make-pictures.ts";
import { answerAsWallet, proveWallet } from "./signing-wallet.ts";
import { arrive, authorizationOf, chooseLanguage, declare, goToStep } from "./steps.ts";
import { takePicture } from "./take-picture.ts";
import { textsOf } from "./texts.ts";

const photographs = Array.from({ length: 12 }, (_, at) => ({
  name: `Gare_${String(at + 1).padStart(2, "0")}.png`,
  mimeType: "image/png",
  buffer: noisePng(48, 36),
}));
const grid = (page: Page) => page.getByRole("grid");
const row = (page: Page, number: number) => grid(page).locator(`[aria-rowindex="${number}"]`);

/** The wizard with these files, a certificate for each, and the common answers. */
async function chooseEach(page: Page, files: typeof photographs): Promise<void> {
  await page.goto("/register-ip");
  await page.getByLabel("Choose a file").setInputFiles(files);
  await expect(grid(page)).toHaveAttribute("aria-rowcount", String(files.length));
  await expect(page.getByText(`All ${files.length} files have been read.`)).toBeAttached();
  await expect(page.getByRole("radio", { name: /One certificate for all/ })).toBeChecked();
  await page.getByRole("radio", { name: /A certificate for each file/ }).check();
  await page.getByRole("checkbox", { name: "Literary" }).check();
  await page.getByLabel("Kind of work").selectOption("Photograph");
  await page.getByLabel("Intended medium").selectOption("Literary");
  await page.getByLabel("Your rights in the work").selectOption("I am the author");
}

/** The user's works, newest first. */
async function worksOf(page: Page): Promise<{ title: string; certificateId: string }[]> {
  const answer = await page.request.get("/api/ip/user", { headers: await authorizationOf(page) });
  return (await answer.json()) as { title: string; certificateId: string }[];
}

test("twelve files become twelve works with a certificate each, once, and a row without a title is named @long", async ({
  page,
}, testInfo) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page);
  const files = photographs.map((file, at) => (at === 0 ? { ...file, name: "___.png" } : file));
  await chooseEach(page, files);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveCount(0);
  await expect(page.getByText("CA$300.00 (CA$25.00 for each file)")).toBeVisible();
  await expect(row(page, 2)).toContainText("Gare 02");
  // The one without a name comes first by its name, and goes last.
  await row(page, 1).focus();
  await page.keyboard.press("Alt+End");
  await expect(row(page, 12)).toContainText("___.png");
  await expectAccessibleInBoth(page, "a certificate for each file");
  await takePicture(page, "choice", testInfo);
  await goToStep(page, "Review");
  await expect(page.getByText("12 works, 12 certificates")).toBeVisible();
  await expect(page.getByText("CA$300.00")).toBeVisible();
  await page.getByRole("button", { name: "See the list" }).click();
  await expect(page.getByText("Gare 12")).toBeVisible();
  await takePicture(page, "review", testInfo);
  await declare(page);
  await goToStep(page, "Payment");
  await page.getByRole("button", { name: /file 12, .*___\.png.*: Title/ }).click();
  const title = page.getByRole("textbox", { name: "Title" });
  await expect(title).toBeFocused();
  await title.fill("No name");
  await goToStep(page, "Payment");
  await expect(page.getByText("Registration fee for 12 works: CA$300.00")).toBeVisible();
  await takePicture(page, "payment", testInfo);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/ip/register"))
      requests.push(request.url());
  });
  await page.getByRole("button", { name: "Use a test card" }).click();
  await page.getByRole("button", { name: "Pay and register" }).dblclick();
  await expect(page.getByRole("heading", { name: "12 works are registered." })).toBeFocused();
  expect(requests).toHaveLength(1);
  const works = await worksOf(page);
  const names = Array.from({ length: 11 }, (_, at) => `Gare ${String(at + 2).padStart(2, "0")}`);
  expect(works.map((work) => work.title).toReversed()).toEqual([...names, "No name"]);
  for (const { certificateId } of works)
    await expect(page.getByRole("link", { name: certificateId })).toBeVisible();
  await expectAccessibleInBoth(page, "twelve registered works");
  await page.reload();
  await expect(page.getByRole("link", { name: works[0]?.certificateId ?? "" })).toBeVisible();
  await takePicture(page, "registered", testInfo);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all proofs (ZIP)" }).click();
  expect((await download).suggestedFilename()).toBe("colophon-proofs.zip");
  await expect(page.getByText("The ZIP is saved.")).toBeVisible();
  await page.getByRole("link", { name: works[0]?.certificateId ?? "" }).click();
  await expect(page.getByText(works[0]?.title ?? "").first()).toBeVisible();
});

test("a wallet that declines changes nothing; then it signs once for all, and each certificate says so @long", async ({
  page,
  server,
}, testInfo) => {
  const account = makeWallet();
  const asked: unknown[] = [];
  await answerAsWallet(page, async (method, params) => {
    if (method !== "eth_signTypedData_v4") return [account.address];
    asked.push(JSON.parse(String(params[1])));
    if (asked.length === 1) throw Object.assign(new Error("User rejected the request."), { code: 4001 });
    return account.signTypedData(params[1]);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page);
  await proveWallet(page, account, server.url);
  await chooseEach(page, photographs.slice(0, 3));
  await goToStep(page, "Review");
  await declare(page);
  await goToStep(page, "Payment");
  await expect(page.getByRole("switch", { name: /^Sign with my wallet/ })).toBeChecked();
  await expect(page.getByText(/confirm once for all of these works/)).toBeVisible();
  await expectAccessibleInBoth(page, "a wallet for several works");
  await takePicture(page, "wallet", testInfo);
  await page.getByRole("button", { name: "Use a test card" }).click();
  await page.getByRole("button", { name: "Pay and register" }).click();
  await expect(page.getByRole("alert")).toContainText("You declined the signature request in your wallet");
  expect(await worksOf(page)).toEqual([]);
  await takePicture(page, "wallet-declined", testInfo);
  await page.getByRole("button", { name: "Ask the wallet again" }).click();
  await expect(page.getByRole("heading", { name: "3 works are registered." })).toBeFocused();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ primaryType: "RegistrationBatch", message: { works: 3 } });
  const works = await worksOf(page);
  for (const { certificateId } of works) {
    await page.goto(`/verify/${certificateId}`);
    const check = page.locator("[data-check=disclosures]");
    await expect(check).toHaveAttribute("data-state", "passed");
    await check.locator("summary").click();
    await expect(check).toContainText(
      "This registration was signed by the wallet whose address it contains.",
    );
    await expect(check).toContainText(/Works signed together\s*3/);
  }
  await takePicture(page, "wallet-verified", testInfo);
});

test.describe("on a phone, in Arabic", () => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  test.use({ ...phone, viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("three files become three works, and the certificates of all are saved as one file", async ({
    page,
  }, testInfo) => {
    const text = textsOf("ar");
    await arrive(page);
    await chooseEach(page, photographs.slice(0, 3));
    await chooseLanguage(page, "ar");
    await expect(page.getByRole("radio", { name: /شهادة لكل ملف/ })).toBeChecked();
    await expectAccessible(page, "a certificate for each file, in Arabic");
    await takePicture(page, "choice-ar", testInfo);
    await page.goto("/register-ip?step=3");
    await expect(page.getByText("3 أعمال، 3 شهادات")).toBeVisible();
    await takePicture(page, "review-ar", testInfo);
    await page.getByRole("checkbox", { name: text("registration.declaration") }).check();
    await page.goto("/register-ip?step=4");
    await page.getByRole("button", { name: text("payment.useTestCard") }).click();
    await page.getByRole("button", { name: text("payment.submit") }).click();
    await expect(page.getByRole("heading", { name: "سُجّلت 3 أعمال." })).toBeVisible();
    await expectAccessible(page, "three registered works, in Arabic");
    await takePicture(page, "registered-ar", testInfo);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "حفظ جميع الشهادات (ZIP)" }).click();
    expect((await download).suggestedFilename()).toBe("colophon-certificates.zip");
    await expect(page.getByText("حُفظ ملف ZIP.")).toBeVisible();
  });
});
