import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installPackages, installWorkspace } from "./packages.mjs";
import { SetupError } from "./setup-error.mjs";

/** A fake npm: records each run in `runs`, and changes node_modules as `npm ci` does. */
const npm = `
import { appendFileSync, mkdirSync, rmSync } from "node:fs";
appendFileSync("runs", process.argv[2] + "\\n");
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
const runs = () => readFileSync(join(root, "runs"), "utf8").trim().split("\n");

test("installs once for each lockfile", async () => {
  await install();
  await install();
  expect(runs()).toEqual(["ci"]);
  writeFileSync(join(root, "package-lock.json"), '{ "changed": true }');
  await install();
  expect(runs()).toEqual(["ci", "ci"]);
});

test("one workspace is installed alone, once, and not if all packages are there", async () => {
  const installOne = () => installWorkspace(root, "apps/verify", process.execPath);
  await installOne();
  await installOne();
  expect(runs()).toEqual(["ci"]);
  await install();
  await installOne();
  expect(runs()).toEqual(["ci", "ci"]);
});

test("two concurrent runs install once", async () => {
  await Promise.all([install(), install()]);
  expect(runs()).toEqual(["ci"]);
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
  expect(runs()).toEqual(["ci"]);
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
  expect(runs()).toEqual(["ci"]);
});
