import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMissing, run, type Tool } from "@colophon/testing/run-tool";
import { serveFolder } from "@colophon/testing/serve-folder";
import { easyBlocks, startClocks, type TestClocks } from "@colophon/testing/start-clocks";
import { quickStart, type RunningServer, runToEnd, startServer } from "@colophon/testing/start-server";
import type { Page, TestInfo } from "@playwright/test";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test as base } from "./fixtures.ts";
import { arrive, certificateIdOn, goToStep, newAccount, openWizard, pay } from "./steps.ts";
import { takePicture } from "./take-picture.ts";
import { believeTestClocks, leadToExplorers } from "./test-clocks.ts";

interface Live {
  clocks: TestClocks;
}

/** A registry that knows its public address, and on whose internet there are calendars, authorities and explorers. */
const test = base.extend<object, Live>({
  clocks: [
    async ({}, use) => {
      const clocks = await startClocks();
      await use(clocks);
      clocks.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  server: [
    async ({ clocks }, use) => {
      const env = { PUBLIC_URL: "https://registry.example", STAMP_INTERVAL_SECONDS: "1", ...clocks.env };
      const server = await startServer(env, [...quickStart, ...easyBlocks]);
      await use(server);
      await server.stop().catch(() => undefined);
    },
    { scope: "worker", timeout: 600_000 },
  ],
});
test.skip(isMissing("openssl", "pdftotext", "/usr/lib/python3/dist-packages/opentimestamps"));

const novel = Buffer.from("It was a bright cold day in April, and nobody had to believe us.\n");

test("a registry without funds gets a date from Bitcoin by itself, and other people’s programs check what it sends", async ({
  page,
  server,
  clocks,
}, info) => {
  const { authorities, calendars, explorers, bitcoin } = clocks;
  for (const authority of authorities) authority.mood = "away";
  await believeTestClocks(page, clocks.rules.authorities);
  await leadToExplorers(page, [explorers[0].url, explorers[1].url]);
  const look = (name: string) => takeAll(page, name, info);

  const id = await registerNovel(page);
  await page.goto(`/verify/${id}`);
  const stated = page.getByRole("heading", { name: "Valid – date stated only by this registry" });
  await expect(stated).toBeVisible();
  await expect(page.getByText("A proof from Bitcoin is on its way.")).toBeVisible();
  await look("stated");

  for (const calendar of calendars) calendar.confirm();
  await expect(page.getByText("A proof from Bitcoin has arrived.")).toBeVisible();
  await expect(stated).toBeVisible();
  // Nobody has compared it here, so the paper that this browser draws doesn't print it; the registry has, for its own.
  const paper = page.getByRole("img", { name: id });
  await expect(paper).not.toContainText("Bitcoin, block");
  await expect(async () => expect(await printedOn(page, id, info)).toMatch(/Bitcoin, block \d+/)).toPass();
  await look("arrived");

  const asked = () => explorers.flatMap((explorer) => explorer.asked).length;
  const before = asked();
  await page.getByRole("button", { name: "Check against Bitcoin now" }).click();
  const unvouched = page.getByRole("heading", {
    name: "Valid – only this registry vouches for its public log",
  });
  await expect(unvouched).toBeVisible();
  await expect(
    page.getByText(/^The registration already existed on .*, as Bitcoin block \d+ shows\./),
  ).toBeVisible();
  expect(asked()).toBeGreaterThan(before);
  await expect(paper).toContainText(/Bitcoin, block \d+/);
  await look("compared");

  for (const authority of authorities) authority.mood = "true";
  await expect(async () => {
    await page.reload();
    await expect(
      page.getByText(/^The registration already existed on .*, according to .?Test [12]/),
    ).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
  await look("token");
  await expectAccessibleInBoth(page);

  await checkByOthers(page, bitcoin, info);
  await seeLog(page, info);
  await seeArchive(page, server, info);
});

/** Registers a file in the browser, as anybody does. */
async function registerNovel(page: Page): Promise<string> {
  // Who runs a public registry without a mail server confirms no address.
  await arrive(page, newAccount(), { isConfirmed: false });
  await openWizard(page, "A bright cold day", 1);
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "novel.txt", mimeType: "text/plain", buffer: novel });
  await expect(page.getByText("novel.txt")).toBeVisible();
  await goToStep(page, "Payment");
  await pay(page);
  const finish = page.getByRole("link", { name: "Finish" });
  await expect(finish).toBeVisible();
  return certificateIdOn(page);
}

/** The words of its PDF. */
async function printedOn(page: Page, id: string, info: TestInfo): Promise<string> {
  const pdf = info.outputPath("certificate.pdf");
  writeFileSync(pdf, await (await page.request.get(`/api/certificates/${id}/certificate.pdf`)).body());
  return run("pdftotext", [pdf, "-"]).output;
}

/** Saves the page's files for other programs, and runs each of its commands on them. */
async function checkByOthers(page: Page, bitcoin: TestClocks["bitcoin"], info: TestInfo): Promise<void> {
  const folder = info.outputPath("files");
  mkdirSync(folder);
  writeFileSync(join(folder, "novel.txt"), novel);
  await page.getByText("Check the certificate with independent software").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all as ZIP" }).click();
  const zip = await (await download).path();
  expect(run("/usr/bin/python3" as Tool, ["-m", "zipfile", "-e", zip, folder]).status).toBe(0);
  const commands = await page.locator("code", { hasText: /^(grep|openssl|ots) / }).allTextContents();
  const shell = (command: string) => run("sh" as Tool, ["-c", command], { cwd: folder });
  const ofOpenssl = commands.filter((command) => !command.startsWith("ots "));
  expect(ofOpenssl.map((command) => command.split(" ").slice(0, 2).join(" "))).toEqual([
    "grep -o",
    "openssl ts",
    "openssl ts",
  ]);
  for (const command of ofOpenssl) {
    const { status, output } = shell(command.replace("FILE", "novel.txt"));
    expect(status, output).toBe(0);
    if (command.startsWith("grep"))
      expect(output).toContain(createHash("sha256").update(novel).digest("hex"));
  }

  // From the record to the block, by the library of the stock client.
  const program = join(import.meta.dirname, "../packages/pack/test/verify-ots.py");
  const ofClient = commands.flatMap((command) => /^ots --no-bitcoin verify (.+)$/.exec(command)?.[1] ?? []);
  expect(ofClient).toEqual(["record.jwt.ots", "checkpoint.txt.ots"]);
  for (const name of ofClient) {
    const { output } = run("/usr/bin/python3" as Tool, [program, name], { cwd: folder });
    const [, height = "", root] = /^block (\d+) has merkleroot ([0-9a-f]{64})$/m.exec(output) ?? [];
    const header = bitcoin.header(Number(height));
    expect(root).toBe(Buffer.from(header?.slice(36, 68).toReversed() ?? []).toString("hex"));
  }
}

async function seeLog(page: Page, info: TestInfo): Promise<void> {
  await page.goto("/log");
  const clocks = page
    .getByRole("region", { name: "Other clocks" })
    .or(page.locator("section").filter({ has: page.getByRole("heading", { name: "Other clocks" }) }));
  await expect(clocks.getByText(/^Proof for block \d+ received on/).first()).toBeVisible();
  await expect(clocks.getByText(/^Timestamp received on/).first()).toBeVisible();
  await takeAll(page, "log", info);
}

/** The pages of its archive, without the registry, name who has stamped, and lead to what they said. */
async function seeArchive(page: Page, server: RunningServer, info: TestInfo): Promise<void> {
  await page.goto("about:blank");
  await server.stop();
  const folder = info.outputPath("archive");
  const archived = await runToEnd("archive", server.env, [folder]);
  expect(archived).toMatchObject({ code: 0 });
  const archive = await serveFolder(folder);
  try {
    await page.goto(archive.url);
    await takePicture(page, "archive", info);
    await page
      .locator("#en")
      .getByRole("link", { name: /evidence/i })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("log/evidence");
    await expect(page.getByText("Bitcoin").or(page.getByText("localhost")).first()).toBeVisible();
    await takePicture(page, "archive-evidence", info);
  } finally {
    await archive.close();
  }
}

/** Wide and on a phone, from the left and from the right; then the page is as before. */
async function takeAll(page: Page, name: string, info: TestInfo): Promise<void> {
  const { pathname } = new URL(page.url());
  const open = async (language: string) => {
    await page.goto(`${pathname}?lng=${language}`);
    await page.waitForLoadState("networkidle");
  };
  for (const language of ["en", "ar"]) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await open(language);
      const verdict = page.locator("[data-verdict]");
      const isPhone = width === 390 && (await verdict.count()) === 1;
      await takePicture(isPhone ? verdict : page, `${name}-${width}-${language}`, info);
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await open("en");
}
