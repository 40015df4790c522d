import type { Page } from "@playwright/test";
import { startServer } from "@colophon/testing/start-server";
import { expect, test } from "./fixtures.ts";
import { registerByApi } from "./steps.ts";

const anchored = "Valid – date stated only by this registry";

test("an open page changes from pending to anchored by itself @long", async ({ page }) => {
  const server = await startServer({ ANCHOR_INTERVAL_SECONDS: "45" });
  try {
    // The first work is anchored at once; the second waits for the interval.
    const first = await registerByApi(page.request, server.url);
    await expect
      .poll(async () => readStated(page, `${server.url}/api/ip/verify/${first}`))
      .toMatchObject({ anchor: { state: "final" } });
    const second = await registerByApi(page.request, server.url);
    await page.goto(`${server.url}/verify/${second}`);
    await expect(page.getByRole("heading", { name: "Valid – date proof on its way" })).toBeVisible();
    await expect(page.getByRole("article").getByText("On its way", { exact: true })).toBeVisible();
    await expect(page.getByText(/We’ll write to the blockchain at \d+:\d\d:\d\d/)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isStillThisPage: true }));
    await expect(page.getByRole("heading", { name: anchored })).toBeVisible({ timeout: 180_000 });
    await expect(page.getByRole("article").getByText(/^ETH-0x[0-9a-f]{8}$/)).toBeVisible();
    expect(await page.evaluate(() => "isStillThisPage" in window)).toBe(true);
  } finally {
    await server.stop();
  }
});

test("the checks explain what a development chain proves, and that there is no file to compare @long", async ({
  page,
  server,
}) => {
  const id = await registerAnchored(page, server.url);
  await page.goto(`/verify/${id}`);
  await expect(page.getByRole("heading", { name: anchored })).toBeVisible();
  const anchor = page.locator("[data-check=anchor]");
  await expect(anchor).toHaveAttribute("data-state", "passed");
  await anchor.getByText("Written to a test or development chain").click();
  await expect(anchor.getByText("not public evidence of the date")).toBeVisible();
  await expect(page.getByText("Date on a blockchain", { exact: true })).toHaveCount(0);
  await expect(page.locator("[data-check=document]")).toHaveCount(0);
});

test("an address without a number says so @long", async ({ page }) => {
  await page.goto("/verify/%20");
  await expect(page.getByRole("alert")).toHaveText(/This address has no certificate number/);
});

test.describe("what is not right", () => {
  test.use({ expectedErrors: [/status of 404|net::ERR/] });

  test("an unknown number leads a visitor home, not to a portfolio", async ({ page }) => {
    await page.goto("/verify/RSF-000000000");
    await expect(page.getByRole("alert")).toHaveText(/There’s no certificate with this number/);
    await expect(page.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("link", { name: "Go to your portfolio" })).toHaveCount(0);
  });

  test("one wrong letter can be corrected where the page reports it @long", async ({ page, server }) => {
    const id = await registerByApi(page.request, server.url);
    const slip = id.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    await page.goto(`/verify/${slip}`);
    const field = page.getByLabel("Certificate number");
    await expect(field).toHaveValue(slip);
    await field.fill(id.replace("-", " "));
    await field.press("Enter");
    await expect(page.getByRole("heading", { name: /^Valid/ })).toBeVisible();
    await page.goto(`/verify/${id.toLowerCase()}`);
    await expect(page).toHaveURL(`/verify/${id}`);
    await expect(page.getByRole("heading", { name: /^Valid/ })).toBeVisible();
  });

  test("an unreachable chain never makes a certificate invalid", async ({ page, server }) => {
    const id = await registerAnchored(page, server.url);
    await page.route("**/chain", (route) => route.abort());
    await page.goto(`/verify/${id}`);
    await expect(page.getByRole("heading", { name: "Can’t be checked right now" })).toBeVisible();
    await expect(page.getByText("Not valid")).toHaveCount(0);
    await page.unroute("**/chain");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: anchored })).toBeVisible();
  });

  test("nor does an unreachable proof @long", async ({ page, server }) => {
    const id = await registerByApi(page.request, server.url);
    await page.route("**/.well-known/colophon-trust.json", (route) => route.abort());
    await page.goto(`/verify/${id}`);
    await expect(page.getByRole("heading", { name: "Can’t be checked right now" })).toBeVisible();
  });

  test("a changed proof, and the proof of another certificate, are not valid", async ({ page, server }) => {
    const [id, other] = [
      await registerByApi(page.request, server.url),
      await registerByApi(page.request, server.url),
    ];
    await page.route(`**/api/certificates/${id}/bundle`, async (route) => {
      const response = await route.fetch();
      const bundle = (await response.json()) as { sdJwt: string };
      const [jwt, first = "", ...disclosures] = bundle.sdJwt.split("~");
      const [salt, name] = JSON.parse(Buffer.from(first, "base64url").toString()) as string[];
      const forged = Buffer.from(JSON.stringify([salt, name, "Forged"])).toString("base64url");
      await route.fulfill({ json: { ...bundle, sdJwt: [jwt, forged, ...disclosures].join("~") } });
    });
    await page.goto(`/verify/${id}`);
    await expect(page.getByRole("heading", { name: "Not valid" })).toBeVisible();
    await expect(
      page.getByText("One of the fields shown isn’t part of the signed record.").first(),
    ).toBeVisible();
    await expect(page.locator("[data-check=disclosures]")).toHaveAttribute("data-state", "failed");

    await page.route(`**/api/certificates/${other}/bundle`, async (route) =>
      route.fulfill({ response: await page.request.get(`/api/certificates/${id}/bundle`) }),
    );
    await page.goto(`/verify/${other}`);
    await expect(page.getByText("the proof that came with it belongs to another certificate")).toBeVisible();
  });
});

/** A registered work whose anchor on the development chain is final. */
async function registerAnchored(page: Page, server: string): Promise<string> {
  const id = await registerByApi(page.request, server);
  await expect
    .poll(async () => readStated(page, `/api/ip/verify/${id}`))
    .toMatchObject({ anchor: { state: "final" } });
  return id;
}

async function readStated(page: Page, url: string): Promise<unknown> {
  return (await page.request.get(url)).json();
}
