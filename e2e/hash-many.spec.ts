import { createHash } from "node:crypto";
import { appendFileSync, globSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import type { Page } from "@playwright/test";
import { test as base, expect } from "./fixtures.ts";
import { makePictures } from "./make-pictures.ts";
import { servePage } from "./serve-page.ts";

/** A page of the list of chosen files alone, built and served as the application is. */
const test = base.extend<object, { hashPageUrl: string }>({
  hashPageUrl: [
    async ({}, use) => {
      const { url, stop } = await servePage(join(import.meta.dirname, "hash-page"));
      await use(url);
      stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

const sha256Of = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex");

const progressOf = (page: Page) => page.evaluate(() => hashPage.view().progress);

const expectDone = (page: Page, done: number) =>
  expect.poll(async () => (await progressOf(page)).done, { timeout: 300_000 }).toBe(done);

const statesOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(hashPage.view().files.map(({ path, state }) => [path, state])));

/** By path. */
const fingerprintsOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(hashPage.view().files.map(({ path, sha256 }) => [path, sha256 ?? ""])),
  );

/**
 * Milliseconds of the processor of the longest task of the page's thread. Like `longtask` of a PerformanceObserver, but it does
 * not grow when the machine has other work.
 */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const pages = traceEvents.filter(
    ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
  );
  const isOfPage = (event: TraceEvent) =>
    pages.some(({ pid, tid }) => event.pid === pid && event.tid === tid);
  const durations = traceEvents.filter(isOfPage).map(({ tdur }) => (tdur ?? 0) / 1000);
  expect(durations.length).toBeGreaterThan(750);
  return Math.max(...durations);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  tdur?: number;
  args: { name?: string };
}

test("750 pictures of a folder are hashed while the page answers, and are there after a reload @long", async ({
  page,
  browser,
  hashPageUrl,
}) => {
  const folder = join(makeTemporaryFolder("colophon-pictures-"), "a month");
  makePictures(folder, 750);
  for (const name of [".DS_Store", "Thumbs.db", "day 1/desktop.ini"]) writeFileSync(join(folder, name), "x");
  const expected = Object.fromEntries(
    globSync("**/*.png", { cwd: folder }).map((name) => [`a month/${name}`, sha256Of(join(folder, name))]),
  );

  await page.goto(hashPageUrl);
  await browser.startTracing(page, { categories: ["toplevel"] });
  await page.getByLabel("Folder").setInputFiles(folder);
  await expectDone(page, 750);
  expect(longestTask(await browser.stopTracing())).toBeLessThan(100);
  expect(await fingerprintsOf(page)).toEqual(expected);
  // React draws a list at each of these.
  const { draws, systemFiles, seconds } = await page.evaluate(() => ({
    draws: hashPage.draws,
    systemFiles: hashPage.systemFiles,
    seconds: performance.now() / 1000,
  }));
  expect(draws).toBeLessThan(4 * seconds + 5);
  expect(systemFiles).toBe(3);
  await page.waitForTimeout(1000);
  await page.reload();
  await expectDone(page, 750);
  expect(await fingerprintsOf(page)).toEqual(expected);
  expect(await page.evaluate(() => hashPage.view().needsFiles)).toBe(false);
});

test("a list is restored as it was: its order, what was hashed, and what must be chosen again @long", async ({
  page,
  hashPageUrl,
}) => {
  const folder = makeTemporaryFolder("colophon-files-");
  const paths = ["a.txt", "b.txt", "c.txt"].map((name) => join(folder, name));
  for (const path of paths) writeFileSync(path, path);
  await page.goto(hashPageUrl);
  const choose = () => page.getByLabel("Files", { exact: true }).setInputFiles(paths);
  await page.getByLabel("Files", { exact: true }).setInputFiles(paths.slice(0, 2));
  await expectDone(page, 2);
  await page.evaluate(() => hashPage.chosen.pause());
  await choose();
  await page.evaluate(() => hashPage.chosen.move(hashPage.view().files[2]?.id ?? "", 0));
  expect(await statesOf(page)).toEqual({ "c.txt": "waiting", "a.txt": "done", "b.txt": "done" });
  await page.waitForTimeout(1000);

  await page.reload();
  await expectDone(page, 2);
  const states = await statesOf(page);
  expect(Object.entries(states)).toEqual([
    ["c.txt", "waiting"],
    ["a.txt", "done"],
    ["b.txt", "done"],
  ]);
  expect(await page.evaluate(() => hashPage.view().needsFiles)).toBe(true);
  await choose();
  await expectDone(page, 3);
  expect(await page.evaluate(() => hashPage.view().files.length)).toBe(3);
  expect(await fingerprintsOf(page)).toEqual(
    Object.fromEntries(paths.map((path) => [basename(path), sha256Of(path)])),
  );

  await page.evaluate(() => hashPage.forget());
  await expect.poll(() => page.evaluate(() => hashPage.view().files.length)).toBe(0);
  await page.reload();
  await expect.poll(() => page.evaluate(() => hashPage.view().isRestored)).toBe(true);
  expect(await statesOf(page)).toEqual({});
});

test("a file that changed or is gone has no fingerprint, and can be chosen again @long", async ({
  page,
  hashPageUrl,
}) => {
  const folder = makeTemporaryFolder("colophon-files-");
  const paths = ["changed.txt", "gone.txt", "same.txt"].map((name) => join(folder, name));
  const [changed = "", gone = ""] = paths;
  for (const path of paths) writeFileSync(path, "once");
  await page.goto(hashPageUrl);
  await page.evaluate(() => hashPage.chosen.pause());
  await page.getByLabel("Files", { exact: true }).setInputFiles(paths);
  await expect.poll(async () => (await progressOf(page)).total).toBe(3);
  appendFileSync(changed, "more");
  rmSync(gone);
  await page.evaluate(() => hashPage.chosen.resume());
  await expect
    .poll(() => statesOf(page))
    .toEqual({ "changed.txt": "unreadable", "gone.txt": "unreadable", "same.txt": "done" });
  writeFileSync(gone, "back");
  await page.getByLabel("Files", { exact: true }).setInputFiles(paths);
  await expectDone(page, 3);
  expect(await fingerprintsOf(page)).toEqual(
    Object.fromEntries(paths.map((path) => [basename(path), sha256Of(path)])),
  );
});

test("a folder that is dropped is read with the folders in it", async ({ page, hashPageUrl }) => {
  const folder = join(makeTemporaryFolder("colophon-pictures-"), "a month");
  makePictures(folder, 120);
  await page.goto(hashPageUrl);
  const box = await page.getByLabel("Drop files here").boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await devtools.send("Input.dispatchDragEvent", {
      type,
      x: (box?.x ?? 0) + 9,
      y: (box?.y ?? 0) + 9,
      data,
    });
  await expectDone(page, 120);
  expect(await fingerprintsOf(page)).toEqual(
    Object.fromEntries(
      globSync("**/*.png", { cwd: folder }).map((name) => [`a month/${name}`, sha256Of(join(folder, name))]),
    ),
  );
  expect(await page.evaluate(() => hashPage.view().files[119]?.path)).toBe("a month/day 2/picture 120.png");
});

test("what the browser can open again is read on after a reload and a click, unless it changed @long", async ({
  playwright,
  launchOptions,
  hashPageUrl,
}) => {
  // A profile: the browser of these tests ends over handles that are read in a private window.
  const context = await playwright.chromium.launchPersistentContext("", launchOptions);
  const page = await context.newPage();
  await page.goto(hashPageUrl);
  // The browser's own file system: its handles are like those of a dropped folder, and need no dialog.
  await page.evaluate(async () => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle("month", { create: true });
    const day = await root.getDirectoryHandle("day 1", { create: true });
    const write = async (name: string, text: string) => {
      const handle = await day.getFileHandle(name, { create: true });
      const writing = await handle.createWritable();
      await writing.write(text);
      await writing.close();
      return handle.getFile();
    };
    hashPage.chosen.pause();
    const files = [await write("a.txt", "a"), await write("b.txt", "b")];
    hashPage.chosen.add(files.map((file) => ({ file, path: `month/day 1/${file.name}`, root })));
    await write("b.txt", "changed");
  });
  await expect.poll(async () => (await progressOf(page)).total).toBe(2);
  await page.waitForTimeout(1000);
  await page.reload();
  await expect.poll(() => page.evaluate(() => hashPage.view().canReopen)).toBe(true);
  await page.evaluate(() => hashPage.chosen.reopen());
  await expect
    .poll(() => statesOf(page))
    .toEqual({ "month/day 1/a.txt": "done", "month/day 1/b.txt": "changed" });
  const sha256 = createHash("sha256").update("a").digest("hex");
  expect((await fingerprintsOf(page))["month/day 1/a.txt"]).toBe(sha256);
  // Somebody looks, and wants the file as it is now.
  await page.evaluate(() => hashPage.chosen.retry(hashPage.view().files[1]?.id ?? ""));
  await expectDone(page, 2);
  const changed = createHash("sha256").update("changed").digest("hex");
  expect((await fingerprintsOf(page))["month/day 1/b.txt"]).toBe(changed);
  await context.close();
});

for (const isRefused of [false, true])
  test(`a file above 128 MiB is hashed ${isRefused ? "in JavaScript where WebAssembly can't be loaded" : "with WebAssembly"} @long`, async ({
    page,
    hashPageUrl,
  }) => {
    const path = join(makeTemporaryFolder("colophon-large-"), "large.bin");
    writeFileSync(path, "start");
    truncateSync(path, 129 * 1024 * 1024);
    const asked: string[] = [];
    await page.context().route("**/assets/index.esm-*.js", async (route) => {
      asked.push(route.request().url());
      await (isRefused ? route.abort() : route.continue());
    });
    await page.goto(hashPageUrl);
    await page.getByLabel("Files", { exact: true }).setInputFiles(path);
    await expectDone(page, 1);
    expect(asked).toHaveLength(1);
    expect(await fingerprintsOf(page)).toEqual({ "large.bin": sha256Of(path) });
  });
