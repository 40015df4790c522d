import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { forgeries, forgeriesFolder } from "@colophon/testing/forgeries";
import { expect, test } from "./fixtures.ts";
import { expectAfterTries } from "./steps.ts";
import { textsOf } from "./texts.ts";

const t = textsOf("en");

/** The page's headings, by what `index.json` expects of a file when no chain can be asked. */
const headings = {
  valid: t("verify.verdict.validTimeNotChecked.title"),
  valid_anchor_pending: t("verify.verdict.anchorPending.title"),
  not_valid: t("verify.verdict.notValid.title"),
  trust_refused: t("verify.verdict.cannotBeChecked.title"),
};

// Offline, the request for the genuine certificate behind a forged PDF fails.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

for (const [index, trust] of [...new Set(forgeries.map((forgery) => forgery.trust))].entries())
  test(`what is dropped under ${trust} is what it should be${index > 0 ? " @long" : ""}`, async ({
    page,
    context,
  }) => {
    await page.route("**/.well-known/colophon-trust.json", async (route) =>
      route.fulfill({ path: join(forgeriesFolder, trust) }),
    );
    await page.clock.install();
    await page.goto("/verify");
    await page.waitForLoadState("networkidle");
    const cases = forgeries.filter((forgery) => forgery.trust === trust && forgery.bundle === undefined);
    // The tests' chain has none of these anchors. A refused trust file is requested again.
    const isOffline = cases.every(({ verdict }) => verdict !== "trust_refused");
    await context.setOffline(isOffline);
    for (const { file, verdict, code, neverShown = [], setApart = [], status, said } of cases) {
      if (status !== undefined)
        await page.getByLabel("Choose files, or drop them here").setInputFiles({
          name: status,
          mimeType: "",
          buffer: await readFile(join(forgeriesFolder, status)),
        });
      const buffer = await readFile(join(forgeriesFolder, file));
      await page
        .getByLabel("Choose files, or drop them here")
        .setInputFiles({ name: file, mimeType: "", buffer });
      const found = page.locator(`[data-file="${file}"]`);
      // What was said later may stand above the verdict.
      const heading = found
        .getByRole("heading", { level: 2 })
        .and(found.locator(":not([data-said-first])"))
        .first();
      await expectAfterTries(page, heading.filter({ hasText: headings[verdict] }));
      await expect(heading, file).toHaveText(headings[verdict]);
      await found.locator("details").evaluateAll((checks) => {
        for (const check of checks) check.setAttribute("open", "");
      });
      const shown = await found.innerText();
      if (code !== undefined && isOffline) expect(shown, file).toContain(t(`verify.code.${code}`));
      if (said !== undefined) {
        await expect(found.locator("[data-check=statements]")).toHaveAttribute("data-state", "not_checked");
        expect(shown, file).toContain(t(`verify.code.${said}`));
      }
      expect(await wordsAmongOurs(found, setApart), file).toEqual([]);
      for (const words of [...neverShown, t("verify.evidence.blockTime")])
        expect(shown, file).not.toContain(words);
    }
  });

test.describe("what was registered as a work", () => {
  // No chain is asked, and the registry has no status.
  test.use({ expectedErrors: [/ERR_FAILED|404/] });

  for (const { file, trust, bundle = "" } of forgeries.filter((forgery) => forgery.bundle !== undefined))
    test(`is said to be one before all else: ${file}`, async ({ page }) => {
      await page.route("**/.well-known/colophon-trust.json", async (route) =>
        route.fulfill({ path: join(forgeriesFolder, trust) }),
      );
      await page.route("**/chain", async (route) => route.abort());
      await registerAsWork(page, file, bundle);
      await page.goto("/verify");
      await page.waitForLoadState("networkidle");
      const buffer = await readFile(join(forgeriesFolder, file));
      await page
        .getByLabel("Choose files, or drop them here")
        .setInputFiles({ name: file, mimeType: "application/pdf", buffer });
      const found = page.locator(`[data-file="${file}"]`);
      await expect(found).toContainText(t("verify.compare.same", { name: file }));
      const shown = await found.innerText();
      expect(shown.indexOf(t("drop.isWork"))).toBeGreaterThan(-1);
      const verdict = await found.getByRole("heading", { level: 2 }).first().innerText();
      expect(shown.indexOf(t("drop.isWork"))).toBeLessThan(shown.indexOf(verdict));
    });
});

/** Lets the registry answer that a file is the one of a bundle. */
async function registerAsWork(page: Page, file: string, bundle: string): Promise<void> {
  const content = await readFile(join(forgeriesFolder, file));
  const sha256 = createHash("sha256").update(content).digest("hex");
  const certificateId = "RSF-000000005";
  await page.route(`**/api/certificates?sha256=${sha256}*`, async (route) =>
    route.fulfill({ json: [{ certificateId, title: "A title" }] }),
  );
  await page.route(`**/api/certificates/${certificateId}/bundle*`, async (route) =>
    route.fulfill({ path: join(forgeriesFolder, bundle) }),
  );
}

/** Those of a stranger's words that stand in a sentence of the page, and not apart from it. */
async function wordsAmongOurs(found: Locator, words: string[]): Promise<string[]> {
  return await found.evaluate((part, looked) => {
    const own = part.cloneNode(true) as Element;
    for (const apart of own.querySelectorAll("bdi, [dir=auto], pre, code")) apart.remove();
    return looked.filter((each) => own.textContent.includes(each));
  }, words);
}
