import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { isMissing } from "@colophon/testing/run-tool";
import type { Page } from "@playwright/test";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import {
  arrive,
  authorizationOf,
  certificateIdOn,
  goToStep,
  openWizard,
  pay,
  registerByApi,
} from "./steps.ts";

const line = "Evidence for a lawyer";

/** Saves the pack that the page makes, and answers its folder and its files. */
async function save(page: Page, id: string): Promise<{ folder: string; files: string[] }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download evidence pack" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${id}.evidence.zip`);
  await expect(page.getByText(`Your browser is downloading ${id}.evidence.zip.`)).toBeVisible();
  const folder = makeTemporaryFolder("colophon-pack-");
  expect(spawnSync("unzip", ["-q", await download.path(), "-d", folder]).status).toBe(0);
  return { folder, files: readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted() };
}

const filesOf = (id: string, more: string[] = []): string[] =>
  [
    "READ ME.html",
    "READ ME.pdf",
    `${id}.pdf`,
    "evidence",
    ...[
      "SHA256SUMS",
      "checkpoint.sig",
      "checkpoint.txt",
      "colophon-verify.mjs",
      "format.md",
      "issuer.pem",
      "log.pem",
      "record.jwt",
      "record.sig",
      "record.tlog-proof",
      "trust.json",
      `${id}.colophon.json`,
      `${id}.status.json`,
      ...more,
    ].map((name) => `evidence/${name}`),
  ].toSorted();

/** A certificate that has a status, which the log is a moment late with. */
async function registerWithStatus(page: Page, url: string): Promise<string> {
  const id = await registerByApi(page.request, url);
  await expect
    .poll(async () => (await page.request.get(`/api/certificates/${id}/status`)).status())
    .toBe(200);
  return id;
}

test.skip(isMissing("unzip", "openssl"));

test("anybody saves a certificate’s evidence from its page, and its commands do what they should", async ({
  page,
  server,
}) => {
  const id = await registerWithStatus(page, server.url);
  const loaded: string[] = [];
  page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
  await page.goto(`/verify/${id}`);
  await expect(page.getByText(line)).toBeVisible();
  expect(loaded.filter((path) => path.includes("/evidence"))).toEqual([]);
  await page.getByText(line).click();
  await expect(page.getByText("An evidence pack can’t vouch for itself")).toBeVisible();
  await expectAccessibleInBoth(page, "a certificate's evidence");
  const { folder, files } = await save(page, id);
  expect(files).toEqual(filesOf(id));
  expect(readFileSync(join(folder, "READ ME.pdf")).subarray(0, 5).toString()).toBe("%PDF-");

  const evidence = join(folder, "evidence");
  copyFileSync(join(evidence, "trust.json"), join(evidence, "trust-elsewhere.json"));
  const html = readFileSync(join(folder, "READ ME.html"), "utf8");
  const commands = Array.from(html.matchAll(/<code>([^<]*)<\/code><\/pre>/g), ([, text = ""]) =>
    text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&lt;", "<"),
  );
  expect(commands).toHaveLength(9);
  for (const command of commands) {
    const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { cwd: evidence, encoding: "utf8" });
    expect([command, status, stdout + stderr]).toEqual([command, 0, expect.stringMatching(/./)]);
  }
});

test("the command makes the same of a certificate’s number, by asking the registry", async ({
  page,
  server,
}) => {
  const id = await registerWithStatus(page, server.url);
  const folder = makeTemporaryFolder("colophon-pack-");
  const checker = await page.request.get("/colophon-verify.mjs");
  writeFileSync(join(folder, "colophon-verify.mjs"), await checker.body());
  const trust = `${server.url}/.well-known/colophon-trust.json`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ["colophon-verify.mjs", "pack", id, "--registry", server.url, "--trust", trust, "--out", "pack.zip"],
    { cwd: folder, encoding: "utf8" },
  );
  expect([status, stdout.includes("Left out")]).toEqual([0, false]);
  expect(spawnSync("unzip", ["-q", "pack.zip", "-d", "pack"], { cwd: folder }).status).toBe(0);
  const files = readdirSync(join(folder, "pack"), { recursive: true, encoding: "utf8" });
  expect(files.toSorted()).toEqual(filesOf(id));
});

test("a holder saves the same from the work’s own page, with the confidential copy if they want", async ({
  page,
}) => {
  await arrive(page);
  await openWizard(page, "A work with a copy", 1);
  // The browser reads it itself, like a user's.
  const work = test.info().outputPath("sea.txt");
  writeFileSync(work, "the sea");
  await page.getByLabel("Choose a file").setInputFiles(work);
  await page.getByRole("switch", { name: "Also store a confidential copy with us" }).press("Space");
  await expect(page.getByRole("code").filter({ hasText: /^[0-9a-f]{64}$/ })).toBeVisible();
  await goToStep(page, "Payment");
  await pay(page);
  await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();
  // The copy is sent from this page: who leaves earlier has none.
  await expect(page.getByText("We keep a confidential copy, encrypted with our key.")).toBeVisible();
  const id = await certificateIdOn(page);
  const headers = await authorizationOf(page);
  const listed = await page.request.get("/api/ip/user", { headers });
  const workId = /"id":"([0-9a-f-]{36})"/.exec(await listed.text())?.[1] ?? "";
  await page.goto(`/works/${workId}`);
  await expect(page.getByText("We keep a confidential copy, encrypted with our key.")).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/api/certificates/${id}/status`)).status())
    .toBe(200);
  await page.getByText(line).click();
  expect((await save(page, id)).files).toEqual(filesOf(id, ["file-1.json"]));
  await page.getByRole("switch", { name: "Include the confidential copy of your file" }).press("Space");
  const { folder, files } = await save(page, id);
  expect(files).toEqual(filesOf(id, ["file-1.json", "file-1.txt"]));
  expect(readFileSync(join(folder, "evidence/file-1.txt"))).toEqual(readFileSync(work));
});
