import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { appendPage } from "@colophon/testing/append-page";
import { makeCertificatePdf } from "@colophon/testing/make-certificate-pdf";
import { appendUpdate } from "@colophon/testing/make-pdf";
import { makeBundle } from "@colophon/testing/make-bundle";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { expectAfterTries, registerByApi } from "./steps.ts";

const anchored = "Valid – date stated only by this registry";

interface Genuine {
  id: string;
  bundle: string;
  pdf: Buffer;
}

/** A registered work whose anchor is final, as a proof and as a PDF. */
async function makeGenuine(request: APIRequestContext, url: string): Promise<Genuine> {
  const id = await registerByApi(request, url);
  await expect
    .poll(async () => (await request.get(`${url}/api/ip/verify/${id}`)).json() as Promise<unknown>)
    .toMatchObject({ anchor: { state: "final" } });
  const bundle = await (await request.get(`${url}/api/certificates/${id}/bundle`)).text();
  const pdf = await (await request.get(`${url}/api/certificates/${id}/certificate.pdf`)).body();
  return { id, bundle, pdf };
}

/** Opens the page, and waits until it could work offline. */
async function openDropPage(page: Page): Promise<void> {
  await page.goto("/verify");
  await expect(page.getByRole("heading", { level: 1, name: "Check a certificate" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** Gives the page a file, and returns its result. */
async function drop(page: Page, name: string, content: Uint8Array | string): Promise<Locator> {
  const buffer = Buffer.from(content);
  await page.getByLabel("Choose files, or drop them here").setInputFiles({ name, mimeType: "", buffer });
  return page.locator(`[data-file="${name}"]`);
}

test("a certificate's PDF and a proof are checked here, verdict first, and lead to the public page", async ({
  page,
  server,
}) => {
  const { id, bundle, pdf } = await makeGenuine(page.request, server.url);
  await openDropPage(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));

  const certificate = await drop(page, "Work_certificate.pdf", pdf);
  await expect(certificate.getByRole("heading", { name: anchored })).toBeVisible();
  await expect(certificate.getByText("Certificate as PDF")).toBeVisible();
  const check = certificate.locator("[data-check=document]");
  await expect(check).toHaveAttribute("data-state", "passed");
  await check.getByText("The registry’s signature on the PDF").click();
  await expect(check.getByText(new URL(server.url).host)).toBeVisible();

  const proof = await drop(page, `${id}.colophon.json`, bundle);
  await expect(proof.getByRole("heading", { name: anchored })).toBeVisible();
  await expect(proof.getByText("The Nightjar’s Almanac")).toBeVisible();
  await expect(page.locator("[data-file]").first()).toHaveAttribute("data-file", `${id}.colophon.json`);
  // The chain is queried, and the registry, by number, for later statements; the files stay here. Other languages load when the browser is idle.
  const asked = sent.filter((request) => !request.startsWith("GET /locales/"));
  expect(new Set(asked)).toEqual(new Set(["POST /chain", `GET /api/certificates/${id}/status`]));

  await proof.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.locator("[data-file]")).toHaveCount(1);
  await certificate.getByRole("link", { name: "Open the certificate’s page" }).click();
  await expect(page).toHaveURL(new RegExp(`/verify/${id}$`));
});

test.describe("without a connection", () => {
  // The genuine certificate behind a forged PDF is requested, and not found.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("an open page still checks PDFs and proofs @long", async ({ page, context, server }) => {
    const { bundle, pdf } = await makeGenuine(page.request, server.url);
    await openDropPage(page);
    await context.setOffline(true);
    for (const [name, content] of [
      ["a.pdf", pdf],
      ["a.colophon.json", bundle],
    ] as const) {
      const found = await drop(page, name, content);
      await expect(found.getByRole("heading", { name: "Valid – date not checked" })).toBeVisible();
      await expect(found.getByText("You’re offline, so the date couldn’t be checked")).toBeVisible();
    }
    const forged = await drop(page, "b.pdf", Buffer.concat([pdf, Buffer.from("\n")]));
    await expect(forged.getByRole("heading", { name: "Not valid" })).toBeVisible();
  });
});

test("a genuine proof in a PDF that the registry didn't make is not valid, and the page says why @long", async ({
  page,
  server,
}) => {
  const { bundle, id, pdf } = await makeGenuine(page.request, server.url);
  const { bundle: otherBundle } = await makeGenuine(page.request, server.url);
  await openDropPage(page);
  const stranger = await makeCertificatePdf({ certificateId: id, bundle });
  // With the registry's own keys: only the signed content is wrong.
  const keysDir = join(server.dataDir, "keys");
  const mixed = await makeCertificatePdf({ keysDir, certificateId: id, bundle: otherBundle });
  const changed = Buffer.from(pdf);
  const inStream = pdf.indexOf("stream") + 100;
  changed[inStream] = (changed[inStream] ?? 0) ^ 1;
  const forgeries: [reason: string, content: Uint8Array][] = [
    ["signed with a key that the trust file doesn’t list", stranger.bytes],
    ["its signature doesn’t cover", appendPage(pdf)],
    ["made for a different certificate", mixed.bytes],
    ["signed more than once", appendUpdate(pdf, { 9999: "<< /ByteRange [0 1 2 3] /Contents <00> >>" })],
    ["was changed or damaged after it was signed", changed],
  ];
  for (const [reason, content] of forgeries) {
    const found = await drop(page, `${randomUUID()}.pdf`, content);
    await expect(found.getByRole("heading", { name: "Not valid" })).toBeVisible();
    await expect(found.locator("section").first()).toContainText(reason);
    await expect(found.getByText(/^What is registered under RSF-/)).toBeVisible();
  }
});

test("a proof of another registry is sent to its own, and damaged ones are not valid", async ({ page }) => {
  await openDropPage(page);
  const foreign = await drop(page, "foreign.colophon.json", JSON.stringify(makeBundle().bundle));
  await expect(foreign.getByRole("heading", { name: "Not valid" })).toBeVisible();
  await expect(foreign.getByText("This proof is from another registry, registry.example/log.")).toBeVisible();
  const damaged = await drop(page, "damaged.colophon.json", "{");
  await expect(damaged.getByRole("heading", { name: "Not valid" })).toBeVisible();
});

test("a PDF can't be valid while no key is trusted to sign PDFs @long", async ({ page, server }) => {
  const { pdf } = await makeGenuine(page.request, server.url);
  await page.route("**/.well-known/colophon-trust.json", async (route) => {
    const trust = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...trust, pdf: undefined } });
  });
  await openDropPage(page);
  const found = await drop(page, "a.pdf", pdf);
  await expect(found.getByRole("heading", { name: "Can’t be checked right now" })).toBeVisible();
  await expect(found.getByText("This page doesn’t know the key that signs PDFs").first()).toBeVisible();
});

test("a work's file is looked up by its fingerprint, and its certificate checked", async ({
  page,
  server,
}) => {
  const content = randomUUID();
  const id = await registerByApi(page.request, server.url, content);
  await openDropPage(page);
  const found = await drop(page, "novel.txt", content);
  await expect(found.getByRole("heading", { name: /^Valid/ })).toBeVisible();
  await expect(found.getByText("Yes: novel.txt is the registered file, byte for byte.")).toBeVisible();
  await expect(found.getByText("Who made the work.")).toBeVisible();
  await expect(found.locator("[data-check=document]")).toHaveAttribute("data-state", "passed");
  await expect(found.getByRole("link", { name: "Open the certificate’s page" })).toHaveAttribute(
    "href",
    `/verify/${id}`,
  );
  const unknown = await drop(page, "unknown.txt", randomUUID());
  await expect(unknown.getByText("Not found: we can show no registration of this exact file")).toBeVisible();
  await expect(unknown.getByText("Not valid")).toHaveCount(0);
  const printed = await drop(page, "printed.pdf", `%PDF-1.7 ${randomUUID()}`);
  await expect(printed.getByText("This PDF contains no proof.")).toBeVisible();
});

test.describe("without the register", () => {
  test.use({ expectedErrors: [/net::ERR|Failed to load resource/] });

  test("a file's look-up says that it failed, never that the file is not valid @long", async ({ page }) => {
    await page.clock.install();
    await openDropPage(page);
    await page.route("**/api/certificates?**", (route) => route.abort());
    const content = randomUUID();
    const found = await drop(page, "novel.txt", content);
    await expectAfterTries(page, found.getByRole("alert"));
    await expect(found.getByRole("alert")).toContainText(
      "This doesn’t mean that anything is wrong with the file.",
    );
    await page.unroute("**/api/certificates?**");
    await found.getByRole("button", { name: "Try again" }).click();
    await expect(found.getByText("Not found: we can show no registration of this exact file")).toBeVisible();
  });

  test("a proof can't be checked without the registry's keys @long", async ({ page }) => {
    await page.route("**/.well-known/colophon-trust.json", (route) => route.abort());
    await page.clock.install();
    await page.goto("/verify");
    const found = await drop(page, "a.colophon.json", JSON.stringify(makeBundle().bundle));
    await expectAfterTries(page, found.getByRole("heading", { name: "Can’t be checked right now" }));
  });
});

test("a certificate given instead of a work’s file is recognised, and can be checked @long", async ({
  page,
  server,
}) => {
  const { id, bundle, pdf } = await makeGenuine(page.request, server.url);
  const withFile = await registerByApi(page.request, server.url, randomUUID());
  for (const [path, label, name, content, said] of [
    ["/", "Choose a file, or drop it here", "a.pdf", pdf, "a.pdf is a certificate"],
    ["/", "Choose a file, or drop it here", "a.json", Buffer.from(bundle), "a.json is a certificate’s proof"],
    [`/verify/${withFile}`, "Choose a file to compare", "a.pdf", pdf, "a.pdf is a certificate"],
  ] as const) {
    await page.goto(path);
    await page.getByLabel(label).setInputFiles({ name, mimeType: "", buffer: content });
    await expect(page.getByRole("status").filter({ hasText: said })).toBeVisible();
    await expect(page.getByText(/of this exact file|\b(is|isn’t) the registered file/)).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: "Check this certificate" }).click();
    await expect(page).toHaveURL("/verify");
    const found = page.locator(`[data-file="${name}"]`);
    await expect(found.getByRole("heading", { name: anchored })).toBeVisible();
    await expect(found.getByRole("link", { name: "Open the certificate’s page" })).toHaveAttribute(
      "href",
      `/verify/${id}`,
    );
  }
  await page.getByRole("link", { name: "Colophon" }).first().click();
  await page.getByRole("link", { name: "Did someone give you a certificate?" }).click();
  await expect(page.getByRole("heading", { name: "Check a certificate" })).toBeVisible();
  await expect(page.locator("[data-file]")).toHaveCount(0);
});

test("a file dropped beside the zone is taken, and several at once @long", async ({ page }) => {
  await openDropPage(page);
  const files = await page.evaluateHandle(
    (texts) => {
      const transfer = new DataTransfer();
      for (const text of texts) transfer.items.add(new File([text], `${text}.txt`));
      return transfer;
    },
    [randomUUID(), randomUUID()],
  );
  await page.dispatchEvent("footer", "drop", { dataTransfer: files });
  await expect(page.getByText("Not found: we can show no registration of this exact file")).toHaveCount(2);
  await page
    .getByLabel("Choose files, or drop them here")
    .setInputFiles(["c", "d"].map((name) => ({ name, mimeType: "", buffer: Buffer.from(randomUUID()) })));
  await expect(page.getByText("Not found: we can show no registration of this exact file")).toHaveCount(4);
});

test("a file dropped elsewhere never leaves the page; dropped text keeps the browser's behaviour @long", async ({
  page,
}) => {
  await page.goto("/");
  const isKept = (kind: "file" | "text") =>
    page.getByRole("heading", { level: 1 }).evaluate((heading, dropped) => {
      const dataTransfer = new DataTransfer();
      if (dropped === "file") dataTransfer.items.add(new File(["a"], "a.txt"));
      else dataTransfer.setData("text/plain", "a");
      return !heading.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, kind);
  expect(await isKept("file")).toBe(true);
  expect(await isKept("text")).toBe(false);
});

test("a number, or a link with one, leads to its certificate by keyboard alone @long", async ({
  page,
  server,
}) => {
  const id = await registerByApi(page.request, server.url);
  await openDropPage(page);
  const field = page.getByLabel("Certificate number");
  await field.fill("RSF-12");
  await field.press("Enter");
  await expect(page.getByText("This isn’t a certificate number.")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(`  ${server.url}/verify/${id.toLowerCase()}  `);
  await field.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/verify/${id}$`));
});

test.describe("with results of every kind", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the page is accessible @long", async ({ page, server }) => {
    const { bundle, pdf } = await makeGenuine(page.request, server.url);
    await openDropPage(page);
    await drop(page, "a.pdf", pdf);
    await drop(page, "b.colophon.json", bundle);
    await drop(page, "c.pdf", Buffer.concat([pdf, Buffer.from("\n")]));
    const last = await drop(page, "d.txt", randomUUID());
    await expect(last.getByText("Not found: we can show no registration of this exact file")).toBeVisible();
    await expect(page.getByText("How we know")).toHaveCount(3);
    await page.locator("summary").first().click();
    await expectAccessibleInBoth(page);
  });
});
