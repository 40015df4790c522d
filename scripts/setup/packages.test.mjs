import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installChecker, installPackages } from "./packages.mjs";
import { SetupError } from "./setup-error.mjs";

/** A fake npm: records each run in `runs`, and changes node_modules as `npm ci` does. */
const npm = `
import { appendFileSync, mkdirSync, rmSync } from "node:fs";
appendFileSync("runs", process.argv.slice(2, 4).join(" ") + "\\n");
rmSync("node_modules", { recursive: true, force: true });
mkdirSync("node_modules");
process.exit(process.env["NPM_FAILS"] ? 1 : 0);
`;

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "colophon set-up "));
  writeFileSync(join(root, "package-lock.json"), "{}");
  writeFileSync(join(root, "npm-cli.js"), npm);
  vi.stubEnv("npm_execpath", join(root, "npm-cli.js"));
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const install = () => installPackages(root, root, process.execPath);
const check = () => installChecker(root, process.execPath);
const runs = () => readFileSync(join(root, "runs"), "utf8").trim().split("\n");

test("installs once for each lockfile", async () => {
  await install();
  await install();
  expect(runs()).toEqual(["ci --include=dev"]);
  writeFileSync(join(root, "package-lock.json"), '{ "changed": true }');
  await install();
  expect(runs()).toEqual(["ci --include=dev", "ci --include=dev"]);
});

test("the checker is installed alone, once, and not if all packages are there", async () => {
  await check();
  await check();
  expect(runs()).toEqual(["ci --workspace=apps/verify"]);
  await install();
  await check();
  expect(runs()).toEqual(["ci --workspace=apps/verify", "ci --include=dev"]);
});

test("the checker's packages are brought up to date alone; among others, all are", async () => {
  await check();
  writeFileSync(join(root, "package-lock.json"), '{ "changed": true }');
  await check();
  expect(runs()).toEqual(["ci --workspace=apps/verify", "ci --workspace=apps/verify"]);
  await install();
  writeFileSync(join(root, "package-lock.json"), '{ "changed": "again" }');
  await check();
  expect(runs().slice(2)).toEqual(["ci --include=dev", "ci --include=dev"]);
});

test("packages that somebody installed by hand are not deleted for the checker's", async () => {
  mkdirSync(join(root, "node_modules"));
  await check();
  expect(runs()).toEqual(["ci --include=dev"]);
});

test("while npm installs everything, the checker's packages count as gone", async () => {
  await check();
  vi.stubEnv("NPM_FAILS", "yes");
  await expect(install()).rejects.toThrow(SetupError);
  vi.unstubAllEnvs();
  vi.stubEnv("npm_execpath", join(root, "npm-cli.js"));
  await check();
  expect(runs()).toHaveLength(3);
});

test("two concurrent runs install once", async () => {
  await Promise.all([install(), install()]);
  expect(runs()).toEqual(["ci --include=dev"]);
});

test("a failed install is reported, and retried", async () => {
  await install();
  writeFileSync(join(root, "package-lock.json"), '{ "changed": true }');
  vi.stubEnv("NPM_FAILS", "yes");
  await expect(install()).rejects.toThrow(SetupError);
  await expect(install()).rejects.toThrow("npm ci failed");
  expect(runs()).toHaveLength(3);
});

test("ignores the lock of a dead process", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  mkdirSync(join(root, ".cache"));
  writeFileSync(join(root, ".cache", "setup.lock"), String(pid));
  await install();
  expect(runs()).toEqual(["ci --include=dev"]);
});

test("says where it cannot write, and runs nothing", async () => {
  writeFileSync(join(root, ".cache"), "a file where a folder should be");
  await expect(install()).rejects.toThrow("set-up cannot write here");
  expect(runs).toThrow("ENOENT");
});

test("needs no write access once the packages are installed", async () => {
  await install();
  rmSync(join(root, ".cache"), { recursive: true });
  writeFileSync(join(root, ".cache"), "a file where a folder should be");
  await install();
  expect(runs()).toEqual(["ci --include=dev"]);
});
