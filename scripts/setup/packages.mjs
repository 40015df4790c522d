import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, delimiter, join, relative } from "node:path";
import { withLock } from "./lock.mjs";
import { findNpm } from "./npm.mjs";
import { runProgram } from "./run-program.mjs";
import { SetupError } from "./setup-error.mjs";

// Plain JavaScript without packages: `scripts/run.mjs` needs it before they are installed, in an old Node.js.

/**
 * Makes `directory`/node_modules match its lockfile. Does nothing, and writes nothing, if it already does.
 * @param {string} root the repository
 * @param {string} directory has a package.json and its package-lock.json
 * @param {string} node the executable that runs npm
 */
export async function installPackages(root, directory, node) {
  const stamp = join(directory, "node_modules", ".lockfile-stamp");
  const wanted = stampOf(directory);
  if (read(stamp) === wanted) return;
  await withLock(join(root, ".cache", "setup.lock"), async () => {
    if (read(stamp) === wanted) return;
    // Removed until npm has finished, so that an interrupted install counts as none.
    rmSync(stamp, { force: true });
    await runNpmCi(root, directory, node);
    writeFileSync(stamp, wanted);
  });
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
 */
async function runNpmCi(root, directory, node) {
  const where = relative(root, directory) || "the workspaces";
  process.stderr.write(`Installing the packages of ${where}\n`);
  // Set-up needs all dependencies, even if the caller's environment omits some: Vite is a development dependency, Node an optional one.
  const options = ["ci", "--include=dev", "--include=optional", "--loglevel=error"];
  const { code } = await runProgram(node, [findNpm(), ...options], {
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
