import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { parseTrust, verifyCertificate } from "@colophon/proof";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { arrive, authorizationOf } from "./steps.ts";
import { takePicture } from "./take-picture.ts";

const contents = Array.from({ length: 20 }, (_, at) => Buffer.from(`plate ${at + 1} of the sea`));
const hashOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");
const nameOf = (number: number) => `sommer/plate-${number}.jpg`;

interface Registered {
  id: string;
  certificateId: string;
}

/** Registers a work of many files as the page's user. */
async function registerCollection(
  page: Page,
  count = contents.length,
  showFiles = false,
): Promise<Registered> {
  const files = Array.from({ length: count }, (_, at) => ({
    sha256: hashOf(contents[at] ?? Buffer.from(`more ${at}`)),
    name: nameOf(at + 1),
    size: 1000 + at,
    mediaType: "image/jpeg",
  }));
  const data = {
    materialDetails: {
      title: "A summer by the sea",
      categories: ["artistic"],
      materialType: "photograph",
      intendedMedium: "online",
      copyrightRelation: "author",
    },
    declarationAccepted: true,
    payment: { provider: "demo" },
    files,
    showFiles,
  };
  const headers = await authorizationOf(page);
  const answer = await page.request.post("/api/ip/register", { data, headers });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Registered;
}

/** That a page names one file of a work, and none of the others. */
async function expectAlone(page: Page, number: number): Promise<void> {
  await expect(
    page.getByText(hashOf(contents[number - 1] ?? Buffer.of()), { exact: true }).first(),
  ).toBeVisible();
  const text = await page.locator("body").innerText();
  for (const [at, content] of contents.entries())
    if (at + 1 !== number) {
      expect(text).not.toContain(nameOf(at + 1));
      expect(text).not.toContain(hashOf(content));
    }
}

test("a proof of chosen files shows these alone, here, on the command line and to other programs @long", async ({
  page,
  server,
}, testInfo) => {
  await arrive(page);
  const { id, certificateId } = await registerCollection(page);
  await page.goto(`/works/${id}`);
  await page.getByRole("button", { name: "Choose files" }).click();
  const list = page.getByRole("listbox", { name: "Files of the work" });
  const option = (number: number) => list.getByRole("option", { name: nameOf(number) });
  await expect(option(1)).toBeVisible();
  // By the keyboard alone: the third, and the last but three.
  await list.focus();
  await list.press("ArrowDown");
  await list.press("ArrowDown");
  await list.press(" ");
  await list.press("End");
  await list.press("ArrowUp");
  await list.press("ArrowUp");
  await list.press("ArrowUp");
  await list.press(" ");
  await expect(page.getByText("Chosen: 2 of 20")).toBeVisible();
  await expect(option(17)).toHaveAttribute("aria-selected", "true");
  await takePicture(page, "chosen files", testInfo);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the proof" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${certificateId}.files-3-17.colophon.json`);
  const file = testInfo.outputPath(saved.suggestedFilename());
  await saved.saveAs(file);

  const bytes = await readFile(file);
  const trustText = await (await page.request.get("/.well-known/colophon-trust.json")).text();
  const { record } = verifyCertificate(bytes, { trust: parseTrust(trustText) });
  expect(record?.claims).toMatchObject({ fileCount: 20, title: "A summer by the sea" });
  expect(record?.claims.files.map(({ number, name }) => [number, name])).toEqual([
    [3, nameOf(3)],
    [17, nameOf(17)],
  ]);

  const picture = testInfo.outputPath("picture.jpg");
  await writeFile(picture, contents[16] ?? "");
  const program = path.join(import.meta.dirname, "../apps/verify/src/main.ts");
  const trust = ["--trust", `${server.url}/.well-known/colophon-trust.json`];
  const check = async (...args: string[]) => {
    const env = { PATH: process.env["PATH"] };
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, ...trust], {
      env,
    }).catch((error: unknown) => error as { stdout: string });
    return stdout;
  };
  const isItsFile = /✓ Document/;
  const given = await check(picture, "--bundle", file);
  expect(given).toMatch(isItsFile);
  expect(given).toContain("20 (not shown: 18)");
  const asked = await check(picture, "--registry", server.url);
  expect(asked).toMatch(isItsFile);
  expect(asked).toContain("20 (not shown: 19)");

  await page.goto("/verify");
  await page.getByLabel("Choose files, or drop them here").setInputFiles(file);
  await expect(page.getByText("File 17 of 20")).toBeVisible();
  await expect(page.getByText("20 (not shown: 18)")).toBeVisible();
  await expect(page.getByText(nameOf(3))).toBeVisible();
  expect(await page.locator("body").innerText()).not.toContain(nameOf(4));
});

test("whoever has one file of a hidden collection is shown that one alone", async ({ page, server }) => {
  await arrive(page);
  const { certificateId } = await registerCollection(page);
  await page.evaluate(() => localStorage.clear());
  const picture = { name: "found.jpg", mimeType: "image/jpeg", buffer: contents[16] ?? Buffer.of() };
  await page.goto("/verify");
  await page.getByLabel("Choose files, or drop them here").setInputFiles(picture);
  // Another test may have registered the same picture.
  await expect(page.getByText("File 17 of 20").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: /^(?:Valid|Genuine|Authentic)/ }).first()).toBeVisible();
  await expectAlone(page, 17);

  await page.goto(`/files/${hashOf(picture.buffer)}`);
  const found = page.getByRole("link", { name: "A summer by the sea" });
  const own = found.and(page.locator(`[href="/verify/${certificateId}"]`));
  await expect(own).toBeVisible();
  await expectAlone(page, 17);
  await own.click();

  await expect(page).toHaveURL(`${server.url}/verify/${certificateId}`);
  await expect(page.getByText("20 (not shown: 20)")).toBeVisible();
  const compare = page.getByLabel("Choose a file to compare, or drop it here");
  await compare.setInputFiles(picture);
  await expect(page.getByText("File 17 of 20")).toBeVisible();
  await expectAlone(page, 17);
  await compare.setInputFiles({ ...picture, buffer: Buffer.from("another picture") });
  await expect(page.getByText("File 17 of 20")).toHaveCount(0);
  await expect(page.getByText("This file isn’t among the files shown (0 of 20).").first()).toBeVisible();
});

test("a thousand files are chosen from without delay @long", async ({ page }, testInfo) => {
  await arrive(page);
  const { id } = await registerCollection(page, 1000);
  await page.goto(`/works/${id}`);
  await page.getByRole("button", { name: "Choose files" }).click();
  const list = page.getByRole("listbox");
  await list.press("End");
  await expect(list.getByRole("option", { name: nameOf(1000), exact: false })).toBeVisible();
  expect(await list.getByRole("option").count()).toBeLessThan(60);
  await page.getByRole("searchbox", { name: "Search the files" }).fill("plate-99");
  await expect(list.getByRole("option")).toHaveCount(11);
  await page.getByRole("button", { name: "Choose all of these" }).click();
  await expect(page.getByText("Chosen: 11 of 1000")).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the proof" }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.11-files\.colophon\.json$/);
  await takePicture(page, "a thousand files", testInfo);
});
