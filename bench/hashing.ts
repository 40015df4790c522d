import { execFileSync } from "node:child_process";
import { randomFillSync } from "node:crypto";
import { appendFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { chromium } from "@playwright/test";
import { servePage } from "../e2e/serve-page.ts";
import { bringBrowser } from "../scripts/setup/browser.ts";
import { printTable } from "./measure/print-table.ts";

/**
 * `npm run bench -- hashing`: many files of some megabytes and one of gigabytes, hashed in Chromium by the pool of workers; beside
 * it one worker that hashes a stream after the other in JavaScript, as was done before, and the system's `sha256sum`.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    files: { type: "string", default: "300" },
    megabytes: { type: "string", default: "4" },
    large: { type: "string", default: "2000" },
    json: { type: "boolean", default: false },
  },
});
const megabyte = 1_000_000;
const folder = makeTemporaryFolder("colophon-hashing-");
const many = Array.from({ length: Number(values.files) }, (_, i) =>
  makeFile(`file ${i + 1}`, Number(values.megabytes)),
);
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
  const system = sumBySystem(files);
  const pool = await page.evaluate(() => hashing.pool());
  const before = await page.evaluate(() => hashing.before());
  for (const { sha256 } of [pool, before])
    if (String(sha256) !== String(system.sha256)) throw new Error("wrong fingerprints");
  return {
    files: what,
    "sha256sum s": Number(system.seconds.toFixed(1)),
    "pool s": Number(pool.seconds.toFixed(1)),
    "one by one s": Number(before.seconds.toFixed(1)),
    "pool / sha256sum": Number((pool.seconds / system.seconds).toFixed(2)),
    "one by one / pool": Number((before.seconds / pool.seconds).toFixed(1)),
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
