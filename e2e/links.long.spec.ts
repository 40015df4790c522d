import { writeFileSync } from "node:fs";
import type { Language } from "@colophon/api";
import { startDns } from "@colophon/testing/start-dns";
import { type RunningServer, startServer } from "@colophon/testing/start-server";
import { isMissing, run } from "@colophon/testing/run-tool";
import type { Page } from "@playwright/test";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test as base } from "./fixtures.ts";
import {
  arrive,
  authorizationOf,
  certificateIdOn,
  chooseLanguage,
  goToStep,
  newAccount,
  openWizard,
  pay,
} from "./steps.ts";
import { takePicture } from "./take-picture.ts";
import { textsOf } from "./texts.ts";

const dns = await startDns();

/** A server that asks the test's own for names. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer({ DNS_SERVERS: dns.address });
      await use(server);
      await server.stop();
      // Not in afterAll, which a worker may run between two tests of this file.
      dns.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

const domain = "xn--mnchen-3ya.example";
const isolated = `\u2068${domain} (münchen.example)\u2069`;
/** The page's own words, with the link in them. */
const words = { name: isolated };

/** Adds the domain in the profile, and puts its record where it belongs. */
async function addDomain(page: Page): Promise<void> {
  await page.goto("/profile/identity");
  await page.getByText("You haven’t added any links yet.").click();
  await page.getByRole("textbox", { name: "Domain" }).fill("München.example");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("heading", { name: domain })).toBeVisible();
  await expect(page.getByText("münchen.example", { exact: true })).toBeVisible();
}

async function publishRecord(page: Page): Promise<void> {
  const line = page.getByText(/^localhost \S+$/);
  dns.texts.set(`_colophon.${domain}`, [(await line.textContent()) ?? ""]);
}

const check = (page: Page) => page.getByRole("button", { name: `Check now: ${isolated}` });

const day = (language: string) => new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date());

test("a domain is confirmed, named by a certificate with the day, and shown as it is now on the creator’s page", async ({
  page,
}, testInfo) => {
  test.slow();
  const { name } = await arrive(page);
  await addDomain(page);
  await check(page).click();
  await expect(page.getByText("Your code wasn’t there.")).toBeVisible();
  await takePicture(page, "waiting", testInfo);
  await publishRecord(page);
  await check(page).click();
  await expect(page.getByText(`Confirmed on ${day("en")}`)).toBeVisible();
  await expect(page.getByText(/^localhost /)).toHaveCount(0);
  await expectAccessibleInBoth(page, "a confirmed link");

  await openWizard(page, "The sea’s letters", 3);
  await expect(page.getByRole("switch", { name: `Show ${isolated}` })).toBeChecked();
  await expect(page.getByRole("definition").filter({ hasText: domain })).toBeVisible();
  await expectAccessibleInBoth(page, "the review with a link");
  await takePicture(page, "review", testInfo);
  await goToStep(page, "Payment");
  await pay(page);
  await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();
  const id = await certificateIdOn(page);

  await page.goto(`/verify/${id}`);
  await expect(page.getByRole("heading", { name: /^Valid/ })).toBeVisible();
  await showsLink(page, "en");
  await expectAccessibleInBoth(page, "a certificate with a link");
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseLanguage(page, "ar");
  await showsLink(page, "ar");
  await takePicture(page, "certificate-ar-390", testInfo);
  await chooseLanguage(page, "en");

  const pdf = await page.request.get(`/api/certificates/${id}/certificate.pdf?lng=en`);
  const file = testInfo.outputPath("certificate.pdf");
  writeFileSync(file, await pdf.body());
  const controlled = `who controlled ${domain} (münchen.example) (checked by us on ${day("en")})`;
  if (!isMissing("pdftotext"))
    expect(run("pdftotext", [file, "-"]).output.replaceAll(/\s+/g, " ")).toContain(controlled);

  const headers = await authorizationOf(page);
  const profile = { full_name: name, profile_visibility: "public" };
  expect((await page.request.put("/api/user/profile", { headers, data: profile })).status()).toBe(200);
  const me = (await (await page.request.get("/api/auth/me", { headers })).json()) as { id: string };
  await page.goto(`/creators/${me.id}`);
  await expect(page.getByText(`${isolated}: controlled by this account`)).toBeVisible();
  await expectAccessibleInBoth(page, "a creator with a link");

  // What is lost later changes nothing on the certificate.
  await page.goto("/profile/identity");
  await page.getByRole("button", { name: `Remove: ${isolated}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Link removed.")).toBeVisible();
  await page.goto(`/creators/${me.id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText(domain)).toHaveCount(0);
  await page.goto(`/verify/${id}`);
  await showsLink(page, "en");
});

/** The day, the registry's word, and that it is not proved. */
async function showsLink(page: Page, language: Language): Promise<void> {
  const t = textsOf(language, ["links", "certificate"]);
  await expect(page.getByText(t("found.controlled", { ...words, date: day(language) }))).toBeAttached();
  await expect(page.getByText(t("found.word"))).toBeAttached();
  await expect(page.getByText(t("links"))).toBeAttached();
}

test.describe("a link that is lost before the work is registered", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test("stops the registration by its name, and the way on is without it", async ({ page }) => {
    await arrive(page, newAccount("Noor Haddad"));
    await addDomain(page);
    await publishRecord(page);
    await check(page).click();
    await expect(page.getByText(/^Confirmed on/)).toBeVisible();
    await openWizard(page, "The sea’s answers", 4);
    // In another tab.
    const headers = await authorizationOf(page);
    const links = (await (await page.request.get("/api/user/links", { headers })).json()) as { id: string }[];
    dns.texts.delete(`_colophon.${domain}`);
    await page.request.post(`/api/user/links/${links[0]?.id ?? ""}/check`, { headers });
    await pay(page);
    await expect(page.getByText(textsOf("en", ["links"])("wizard.failed", words))).toBeVisible();
    await page.getByRole("button", { name: "Go on without this link" }).click();
    await page.getByRole("button", { name: "Pay and register" }).click();
    await page.clock.fastForward(1500);
    await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();
    await page.goto(`/verify/${await certificateIdOn(page)}`);
    await expect(page.getByRole("heading", { name: /^Valid/ })).toBeVisible();
    await expect(page.getByText(domain)).toHaveCount(0);
  });
});
