import type { Page } from "@playwright/test";
import { startServer } from "@colophon/testing/start-server";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, goToStep, openWizard, pay, registerByApi, shownNumber } from "./steps.ts";

/** Records the animations that begin, and what is passed to the system's share dialog, from the start. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { animations: string[]; shared: ShareData[] } = { animations: [], shared: [] };
    Object.assign(window, { seen });
    document.addEventListener("animationstart", ({ animationName }) => seen.animations.push(animationName));
    navigator.share = async (data = {}) => {
      seen.shared.push(data);
    };
  });
}

interface Seen {
  seen: { animations: string[]; shared: ShareData[] };
}
const animationsOf = (page: Page) => page.evaluate(() => (window as unknown as Seen).seen.animations);
const sharedBy = (page: Page) => page.evaluate(() => (window as unknown as Seen).seen.shared);

/** Registers a work in the wizard; returns its certificate's number. */
async function register(page: Page, title: string): Promise<string> {
  await openWizard(page, title);
  await pay(page);
  await expect(page.getByRole("heading", { level: 1, name: "Your work is registered." })).toBeVisible();
  return shownNumber(page).innerText();
}

const certificate = (page: Page, id: string) =>
  page.getByRole("img", { name: `Preview of certificate ${id}` });

test("the whole certificate appears, its seal is animated once, and it is still shown after a reload", async ({
  page,
}) => {
  await observe(page);
  await arrive(page);
  const id = await register(page, "Low Water");
  await expect(page.getByRole("heading", { level: 2, name: "Certificate" })).toBeFocused();
  await expect(certificate(page, id)).toContainText("Low Water");
  await expect.poll(() => animationsOf(page)).toContain("drawn");
  await expect(page.locator("[data-seal]").first()).toHaveCSS("animation-name", "none");
  await expectAccessibleInBoth(page, "the certificate");

  await page.setViewportSize({ width: 360, height: 740 });
  expect((await certificate(page, id).boundingBox())?.width).toBe(360);

  await page.reload();
  await expect(certificate(page, id)).toBeVisible();
  expect(await animationsOf(page)).not.toContain("drawn");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing is animated: the seal is shown at once @long", async ({ page }) => {
    await observe(page);
    await arrive(page);
    const id = await register(page, "Low Water");
    await expect(certificate(page, id)).toBeVisible();
    expect(await animationsOf(page)).not.toContain("drawn");
    await expect(page.locator('[data-seal="rosette"] path').first()).toHaveCSS("stroke-dasharray", "none");
  });
});

test("it is shared by the system’s dialog, by its link and by email @long", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await observe(page);
  await arrive(page);
  const id = await register(page, "Low Water & High");
  const url = `${server.url}/verify/${id}`;
  await expect(page.getByText("Whoever opens the link sees the certificate")).toBeVisible();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  expect(await sharedBy(page)).toEqual([
    { title: "Low Water & High", text: expect.stringContaining(id), url },
  ]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  const mail = new URL((await page.getByRole("link", { name: "Send by email" }).getAttribute("href")) ?? "");
  expect(mail.searchParams.get("subject")).toBe("Low Water & High");
  expect(mail.searchParams.get("body")).toContain(url);
});

test("another like it begins with its answers and its people, by keyboard, and nothing specific to it @long", async ({
  page,
}) => {
  await arrive(page);
  await openWizard(page, "Low Water", 1);
  await page.getByLabel("Choose a file").setInputFiles({
    name: "low.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(crypto.randomUUID()),
  });
  await page.getByRole("checkbox", { name: "Show this work in the public catalogue" }).uncheck();
  await goToStep(page, "Collaborators");
  await page.getByRole("button", { name: "Add a collaborator" }).click();
  await page.getByLabel("Given name").fill("Billie");
  await page.getByText("Address, phone and year of birth (optional)").click();
  await page.getByLabel("City").fill("Halifax");
  await goToStep(page, "Payment");
  await pay(page);
  await expect(page.getByText("You chose not to show this work in the public catalogue.")).toBeVisible();
  const another = page.getByRole("button", { name: "Register another like this" });
  await expect(page.getByRole("heading", { level: 2, name: "Certificate" })).toBeFocused();
  for (let tabs = 0; tabs < 12 && !(await another.evaluate((button) => button.matches(":focus"))); tabs++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(page.getByText("Filled in from “\u2068Low Water\u2069”.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("");
  await expect(page.getByText("low.pdf")).toHaveCount(0);
  await expect(page.getByLabel("Kind of work")).toHaveValue("book");
  await expect(page.getByRole("checkbox", { name: "Literary" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Show this work" })).not.toBeChecked();
  await goToStep(page, "Collaborators");
  await expect(page.getByLabel("Given name")).toHaveValue("Billie");
  await expect(page.getByLabel("City")).toHaveValue("Halifax");
});

test("a draft begun meanwhile is not replaced without asking @long", async ({ page }) => {
  await arrive(page);
  await register(page, "Low Water");
  const other = await page.context().newPage();
  await other.goto("/register-ip");
  await other.getByRole("textbox", { name: "Title" }).fill("Begun elsewhere");
  await other.close();
  await page.getByRole("button", { name: "Register another like this" }).click();
  await expect(page.getByRole("dialog")).toContainText("Discard this draft?");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.goto("/register-ip");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Begun elsewhere");
});

test("the countdown to the next anchor is only visual @long", async ({ browser }) => {
  const server = await startServer({ ANCHOR_INTERVAL_SECONDS: "600" });
  try {
    const page = await (await browser.newContext({ baseURL: server.url, locale: "en-US" })).newPage();
    // The first work is anchored at once; the next one has to wait for the interval to pass.
    await registerByApi(page.request, server.url);
    await expect
      .poll(async (): Promise<unknown> => (await page.request.get("/api/log/anchors")).json())
      .toMatchObject({ anchors: [{ state: "final" }] });
    await arrive(page);
    await register(page, "Low Water");
    const clock = page.getByText(/^\d:\d\d$/);
    await expect(clock).toHaveAttribute("aria-hidden", "true");
    const before = await clock.innerText();
    await expect(clock).not.toHaveText(before);
    await expect(page.getByRole("status").filter({ hasText: "within 10 minutes" })).toHaveCount(1);
    await expect(page.getByText(/We’ll write to the blockchain at \d+:\d\d:\d\d/)).toBeVisible();
  } finally {
    await server.stop();
  }
});

test("a verdict is printed in black, on one page, with the facts and without collapsed parts", async ({
  page,
  server,
}) => {
  const id = await registerByApi(page.request, server.url, "A year of dusk.");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/verify/${id}`);
  await expect(page.getByRole("heading", { name: /^Valid/ })).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { name: "What this proves" })).toHaveCSS("color", "rgb(0, 0, 0)");
  const facts = page.getByRole("article");
  await expect(facts.getByText(id, { exact: true })).toBeVisible();
  await expect(
    facts
      .getByRole("code")
      .filter({ hasText: /^[0-9a-f]{64}$/ })
      .first(),
  ).toBeVisible();
  await expect(page.locator("[data-check=anchor] summary")).toBeVisible();
  await expect(page.locator("[data-check=inclusion]").getByText("Leaf hash")).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});
