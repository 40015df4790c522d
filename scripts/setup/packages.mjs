import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, delimiter, join, relative } from "node:path";
import { withLock } from "./lock.mjs";
import { findNpm } from "./npm.mjs";
import { runProgram } from "./run-program.mjs";
import { SetupError } from "./setup-error.mjs";

// Plain JavaScript without packages: `scripts/run.mjs` needs it before they are installed, in an old Node.js.

/** Set-up needs all dependencies, even if the caller's environment omits some: Vite is a development dependency, Node an optional one. */
const all = ["--include=dev", "--include=optional"];

/** The stamp of an install with `all`. */
const complete = ".lockfile-stamp";

/**
 * Makes `directory`/node_modules match its lockfile. Does nothing, and writes nothing, if it already does.
 * @param {string} root the repository
 * @param {string} directory has a package.json and its package-lock.json
 * @param {string} node the executable that runs npm
 */
export async function installPackages(root, directory, node) {
  await install(root, directory, node, { name: complete, options: all });
}

/**
 * Installs what one workspace needs to run, and nothing else, unless all packages are there.
 * @param {string} root the repository
 * @param {string} workspace its folder, such as apps/verify
 * @param {string} node the executable that runs npm
 */
export async function installWorkspace(root, workspace, node) {
  const options = [`--workspace=${workspace}`, "--include-workspace-root=false", "--omit=dev"];
  await install(root, root, node, { name: `.${workspace.replaceAll("/", "-")}-stamp`, options });
}

/**
 * @param {string} root
 * @param {string} directory
 * @param {string} node
 * @param {{ name: string, options: string[] }} kind `npm ci` deletes node_modules, and with it the stamps of other kinds
 */
async function install(root, directory, node, { name, options }) {
  const stamp = stampFile(directory, name);
  const wanted = stampOf(directory);
  // Where everything is installed, so is a part of it.
  const isInstalled = () => [name, complete].some((each) => read(stampFile(directory, each)) === wanted);
  if (isInstalled()) return;
  await withLock(join(root, ".cache", "setup.lock"), async () => {
    if (isInstalled()) return;
    // Removed until npm has finished, so that an interrupted install counts as none.
    rmSync(stamp, { force: true });
    await runNpmCi(root, directory, node, options);
    writeFileSync(stamp, wanted);
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
