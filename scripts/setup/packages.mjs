import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, delimiter, join, relative } from "node:path";
import { withLock } from "./lock.mjs";
import { findNpm } from "./npm.mjs";
import { runProgram } from "./run-program.mjs";
import { SetupError } from "./setup-error.mjs";

// Plain JavaScript without packages: `scripts/run.mjs` needs it before they are installed, in an old Node.js.

/** All but `verify` need all dependencies, even if the caller's environment omits some: Vite is a development dependency, Node an optional one. */
const all = { stamp: ".lockfile-stamp", options: ["--include=dev", "--include=optional"] };

/** What the checker needs to run: five packages instead of hundreds. */
const checker = {
  stamp: ".checker-stamp",
  options: ["--workspace=apps/verify", "--include-workspace-root=false", "--omit=dev"],
};

/**
 * Makes `directory`/node_modules match its lockfile. Does nothing, and writes nothing, if it already does.
 * @param {string} root the repository
 * @param {string} directory has a package.json and its package-lock.json
 * @param {string} node the executable that runs npm
 */
export async function installPackages(root, directory, node) {
  await install(root, directory, node, all);
}

/**
 * Installs what the checker needs, and nothing else. Where other packages are, all are made to match the lockfile instead:
 * `npm ci` of a part deletes the rest.
 * @param {string} root the repository
 * @param {string} node the executable that runs npm
 */
export async function installChecker(root, node) {
  const isAlone = read(stampFile(root, checker.stamp)) !== undefined;
  const hasOthers = !isAlone && existsSync(join(root, "node_modules"));
  await install(root, root, node, hasOthers ? all : checker);
}

/**
 * @param {string} root
 * @param {string} directory
 * @param {string} node
 * @param {{ stamp: string, options: string[] }} kind
 */
async function install(root, directory, node, { stamp, options }) {
  const wanted = stampOf(directory);
  // Where everything is installed, so is a part of it.
  const isInstalled = () => [stamp, all.stamp].some((each) => read(stampFile(directory, each)) === wanted);
  if (isInstalled()) return;
  await withLock(join(root, ".cache", "setup.lock"), async () => {
    if (isInstalled()) return;
    // All are removed until npm has finished: an interrupted install counts as none, and nobody trusts what npm is about to delete.
    for (const each of [all.stamp, checker.stamp]) rmSync(stampFile(directory, each), { force: true });
    await runNpmCi(root, directory, node, options);
    writeFileSync(stampFile(directory, stamp), wanted);
  });
}

/**
 * @param {string} directory
 * @param {string} name
 */
function stampFile(directory, name) {
  return join(directory, "node_modules", name);
}

/** @param {string} directory */
function stampOf(directory) {
  const lockfile = readFileSync(join(directory, "package-lock.json"));
  const hash = createHash("sha256").update(lockfile).digest("hex");
  return `${process.platform}-${process.arch} ${hash}\n`;
}

/**
 * @param {string} root
 * @param {string} directory
 * @param {string} node
 * @param {string[]} options
 */
async function runNpmCi(root, directory, node, options) {
  const where = relative(root, directory) || "the workspaces";
  process.stderr.write(`Installing the packages of ${where}\n`);
  const { code } = await runProgram(node, [findNpm(), "ci", ...options, "--loglevel=error"], {
    cwd: directory,
    env: { ...process.env, PATH: [dirname(node), process.env["PATH"]].join(delimiter) },
    stdio: ["ignore", 2, 2],
  });
  if (code !== 0) throw new SetupError(`npm ci failed in ${directory}`);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
