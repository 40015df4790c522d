import { execFileSync } from "node:child_process";
import { randomFillSync } from "node:crypto";
import { appendFileSync, globSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { chromium } from "@playwright/test";
import { servePage } from "../e2e/serve-page.ts";
import { bringBrowser } from "../scripts/setup/browser.ts";
import { makePictures } from "../e2e/make-pictures.ts";
import { printTable } from "./measure/print-table.ts";
import { quantile, sorted } from "./measure/quantile.ts";

/**
 * `npm run bench -- hashing`: many files of some megabytes, 750 pictures and one file of gigabytes, hashed in Chromium by the pool
 * of workers; beside it one worker that hashes a stream after the other in JavaScript, as was done before, and the system's
 * `sha256sum`. Each round measures all three, one after another; the table has the medians. The longest task is that of the page's
 * thread while the pool works, over all rounds: 0 where none took 50 ms.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    files: { type: "string", default: "300" },
    megabytes: { type: "string", default: "4" },
    large: { type: "string", default: "2000" },
    rounds: { type: "string", default: "5" },
    json: { type: "boolean", default: false },
  },
});
const megabyte = 1_000_000;
const folder = makeTemporaryFolder("colophon-hashing-");
const many = Array.from({ length: Number(values.files) }, (_, i) =>
  makeFile(`file ${i + 1}`, Number(values.megabytes)),
);
const picturesFolder = join(folder, "pictures");
makePictures(picturesFolder, 750);
const pictures = globSync(join(picturesFolder, "**/*.png")).toSorted();
const large = [makeFile("large", Number(values.large))];

const { executablePath, env } = await bringBrowser(join(import.meta.dirname, ".."));
const { url, stop } = await servePage(join(import.meta.dirname, "hashing/page"));
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  env: { ...process.env, ...env },
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const page = await browser.newPage();
await page.goto(url);

const rows = [
  await measure(`${many.length} × ${values.megabytes} MB`, many),
  await measure(`${pictures.length} pictures`, pictures),
  await measure(`1 × ${values.large} MB`, large),
];
await browser.close();
stop();
if (values.json) console.log(JSON.stringify(rows));
else {
  printTable(rows);
  console.log(`${availableParallelism()} processors, load ${Math.round(loadavg()[0] ?? 0)}`);
}

async function measure(what: string, files: string[]) {
  await page.getByLabel("Files").setInputFiles(files);
  // Read once, so that nobody waits for the disk.
  sumBySystem(files);
  const taken: Record<"system" | "pool" | "before", number[]> = { system: [], pool: [], before: [] };
  let longest = 0;
  for (let round = 0; round < Number(values.rounds); round++) {
    const system = sumBySystem(files);
    const pool = await page.evaluate(() => hashing.pool());
    const before = await page.evaluate(() => hashing.before());
    for (const { sha256 } of [pool, before])
      if (String(sha256) !== String(system.sha256)) throw new Error("wrong fingerprints");
    taken.system.push(system.seconds);
    taken.pool.push(pool.seconds);
    taken.before.push(before.seconds);
    longest = Math.max(longest, pool.longestTask);
  }
  const median = (of: keyof typeof taken) => quantile(sorted(taken[of]), 0.5);
  return {
    files: what,
    "sha256sum s": Number(median("system").toFixed(1)),
    "pool s": Number(median("pool").toFixed(1)),
    "one by one s": Number(median("before").toFixed(1)),
    "pool / sha256sum": Number((median("pool") / median("system")).toFixed(2)),
    "one by one / pool": Number((median("before") / median("pool")).toFixed(1)),
    "longest task ms": Math.round(longest),
  };
}

function sumBySystem(files: string[]): { seconds: number; sha256: string[] } {
  const began = performance.now();
  const lines = execFileSync("sha256sum", files, { encoding: "utf8", maxBuffer: megabyte });
  const seconds = (performance.now() - began) / 1000;
  return {
    seconds,
    sha256: lines
      .trim()
      .split("\n")
      .map((line) => line.slice(0, 64)),
  };
}

function makeFile(name: string, megabytes: number): string {
  const path = join(folder, name);
  writeFileSync(path, "");
  const part = Buffer.alloc(megabyte);
  for (let i = 0; i < megabytes; i++) appendFileSync(path, randomFillSync(part));
  return path;
}
