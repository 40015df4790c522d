import { readFile } from "node:fs/promises";
import { parseBundle, parseTlogProof } from "@colophon/proof";
import { makeCertificatePdf } from "@colophon/testing/make-certificate-pdf";
import { proofsOf, revocationAt, tokenAbout, tokenOf } from "@colophon/testing/make-clock-evidence";
import type { Page } from "@playwright/test";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { registerByApi } from "./steps.ts";
import { answerAsExplorers, believeTestClocks, inBlockOf, withEvidence } from "./test-clocks.ts";

/** A certificate whose anchor is final, on the tests' chain, and its proof. */
async function registerAnchored(
  page: Page,
  url: string,
): Promise<{ id: string; text: string; note: string }> {
  const id = await registerByApi(page.request, url);
  await expect
    .poll(async () => (await page.request.get(`${url}/api/ip/verify/${id}`)).json() as Promise<unknown>)
    .toMatchObject({ anchor: { state: "final" } });
  const text = await (await page.request.get(`${url}/api/certificates/${id}/bundle`)).text();
  return { id, text, note: parseTlogProof(parseBundle(text).tlogProof).checkpoint };
}

test("a proof with evidence of other clocks is judged here, by code that no other proof loads @long", async ({
  page,
  server,
}) => {
  const { text } = await registerAnchored(page, server.url);
  const now = Math.floor(Date.now() / 1000);
  // Anybody can add to a proof: a token of an authority that nobody knows, and a calendar's promise.
  const stampedText = withEvidence(text, (note) => ({
    rfc3161: [tokenOf(note, now)],
    ots: [proofsOf(note).pending],
  }));

  await page.goto("/verify");
  const loaded: string[] = [];
  page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
  const drop = async (name: string, content: string) => {
    const files = [{ name, mimeType: "", buffer: Buffer.from(content) }];
    await page.getByLabel("Choose files, or drop them here").setInputFiles(files);
    return page.locator(`[data-file="${name}"]`);
  };
  const heading = { name: "Valid – date stated only by this registry" };
  const plain = await drop("plain.colophon.json", text);
  await expect(plain.getByRole("heading", heading)).toBeVisible();
  expect(loaded.filter((path) => path.includes("clocks"))).toEqual([]);

  const stamped = await drop("stamped.colophon.json", stampedText);
  await expect(stamped.getByRole("heading", heading)).toBeVisible();
  await expect(stamped.getByText("A proof from Bitcoin is on its way.")).toBeVisible();
  expect(loaded.filter((path) => path.includes("clocks")).length).toBeGreaterThan(0);
});

test("a certificate’s page changes by itself as evidence arrives, and shows a date once two explorers agree", async ({
  page,
  server,
}) => {
  const { id, text, note } = await registerAnchored(page, server.url);
  const now = Math.floor(Date.now() / 1000);
  await believeTestClocks(page);
  let bundle = text;
  await page.route(`**/api/certificates/${id}/bundle`, async (route) => route.fulfill({ body: bundle }));
  await page.clock.install();
  await page.goto(`/verify/${id}`);
  await expect(
    page.getByRole("heading", { name: "Valid – date stated only by this registry" }),
  ).toBeVisible();

  bundle = withEvidence(text, () => ({ ots: [proofsOf(note).pending] }));
  await page.clock.runFor(31_000);
  await expect(page.getByText("A proof from Bitcoin is on its way.")).toBeVisible();
  bundle = withEvidence(text, () => inBlockOf(note, now));
  await page.clock.runFor(31_000);
  await expect(page.getByText("A proof from Bitcoin has arrived.")).toBeVisible();
  await expect(page.getByText("blockstream.info and mempool.space")).toBeVisible();

  await answerAsExplorers(page, { note, time: now, how: "differing" });
  await page.getByRole("button", { name: "Check against Bitcoin now" }).click();
  const differing = page
    .getByRole("paragraph")
    .filter({ hasText: "the two block explorers gave different answers" });
  await expect(differing).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Valid – date stated only by this registry" }),
  ).toBeVisible();

  await answerAsExplorers(page, { note, time: now, how: "agreed" });
  await page.getByRole("button", { name: "Try again" }).click();
  const unvouched = { name: "Valid – only this registry vouches for its public log" };
  await expect(page.getByRole("heading", unvouched)).toBeVisible();
  await expect(
    page.getByText(/The registration already existed on .*, as Bitcoin block 900000 shows/),
  ).toBeVisible();
  await page.getByText("Clocks", { exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Bitcoin, block 900000" }).last()).toBeVisible();
  await expectAccessibleInBoth(page);

  // What was looked up is kept for the session, and no longer asked for.
  await page.unroute("https://blockstream.info/**");
  await page.reload();
  await expect(page.getByRole("heading", unvouched)).toBeVisible();
});

test("files for other people’s programs are made of the proof, one by one and as one ZIP @long", async ({
  page,
  server,
}) => {
  const { id, text, note } = await registerAnchored(page, server.url);
  const now = Math.floor(Date.now() / 1000);
  await believeTestClocks(page);
  const body = withEvidence(text, () => ({
    rfc3161: [tokenOf(note, now - 600)],
    ocsp: [revocationAt(now)],
    ...inBlockOf(note, now),
  }));
  await page.route(`**/api/certificates/${id}/bundle`, async (route) => route.fulfill({ body }));
  await page.goto(`/verify/${id}`);
  await page.getByText("Check the certificate with independent software").click();
  await expect(page.getByText("ots --no-bitcoin verify record.jwt.ots", { exact: true })).toBeVisible();
  await expect(page.getByText(/^openssl ts -verify -data checkpoint.txt/)).toBeVisible();
  const download = async (name: string) => {
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).first().click();
    return await readFile(await (await started).path());
  };
  const jwt = parseBundle(text).sdJwt.split("~")[0] ?? "";
  expect((await download("record.jwt")).toString()).toBe(jwt);
  const zip = (await download("Download all as ZIP")).toString("latin1");
  for (const name of [
    "record.jwt",
    "record.jwt.ots",
    "checkpoint.txt",
    "checkpoint.txt.ots",
    "checkpoint.tsr",
  ])
    expect(zip).toContain(name);
  expect(zip).toContain("record.tlog-proof");
  expect(zip).toContain("README.txt");
  expect(zip).toContain(jwt);
  await expectAccessibleInBoth(page);
});

test("a PDF’s time-stamp is told with its authority, by the same code @long", async ({ page, server }) => {
  const { id, text } = await registerAnchored(page, server.url);
  const now = Math.floor(Date.now() / 1000);
  const bundle = withEvidence(text, () => ({ ocsp: [revocationAt(now)] }));
  const { bytes, root } = await makeCertificatePdf({
    certificateId: id,
    bundle,
    timeStamp: async (signature) => tokenAbout(signature, now - 600),
  });
  await believeTestClocks(page);
  await page.route("**/.well-known/colophon-trust.json", async (route) => {
    const response = await route.fetch();
    const trust = (await response.json()) as object;
    await route.fulfill({ response, json: { ...trust, pdf: { roots: [root] } } });
  });
  await page.goto("/verify");
  const files = [{ name: "certificate.pdf", mimeType: "application/pdf", buffer: bytes }];
  await page.getByLabel("Choose files, or drop them here").setInputFiles(files);
  const check = page.locator('[data-check="document"]');
  await expect(check).toHaveAttribute("data-state", "passed");
  await check.locator("summary").click();
  await expect(check.getByText("Timestamped by")).toBeVisible();
  await expect(check.getByText("Example Clock")).toBeVisible();
  await expect(check.getByText("Date and time of the timestamp")).toBeVisible();
});
