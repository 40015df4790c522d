import { readdirSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "./packages.mjs";
import { SetupError } from "./setup-error.mjs";

// Plain JavaScript without packages: `scripts/run.mjs` needs it before they are installed, in an old Node.js.

/** The first Node.js that runs TypeScript unflagged and has argon2 built in. */
const needed = [24, 7];

/**
 * The Node.js that runs Colophon: the current one if it is new enough, else one from tools/node.
 * @param {string} root the repository
 * @param {string} [version] of the current Node.js
 * @returns {Promise<string>} its executable
 */
export async function bringNode(root, version = process.versions.node) {
  if (isNewEnough(version)) return process.execPath;
  const directory = join(root, "tools", "node");
  await installPackages(root, directory, process.execPath);
  const packages = join(directory, "node_modules");
  // There is a package for each platform; npm installs the one that fits. Not all versions of npm link its program.
  const fitting = readdirSync(packages).find((name) => name.startsWith("node-"));
  if (fitting === undefined)
    throw new SetupError(
      `Node.js ${needed.join(".")} or newer is needed, and npm has none for ${process.platform} on ${process.arch}`,
    );
  return join(packages, fitting, "bin", process.platform === "win32" ? "node.exe" : "node");
}

/** @param {string} version such as 24.7.0 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed;
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}
