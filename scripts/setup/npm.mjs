import { existsSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { SetupError } from "./setup-error.mjs";

// Plain JavaScript without packages: `scripts/run.mjs` needs it before they are installed, in an old Node.js.

/**
 * The npm-cli.js that runs this process, or the one on the PATH, or the one beside this Node.js.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function findNpm(env = process.env) {
  const own = env["npm_execpath"];
  const installed = (env["PATH"] ?? "").split(delimiter).map((folder) => resolved(join(folder, "npm")));
  const beside = dirname(process.execPath);
  const candidates = [
    own,
    ...installed,
    join(beside, "node_modules", "npm", "bin", "npm-cli.js"),
    join(beside, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  const found = candidates.find((path) => path?.endsWith("npm-cli.js") && existsSync(path));
  if (found === undefined) throw new SetupError("npm is needed to install the packages, and none was found");
  return found;
}

/**
 * Where a link leads: `npm` on the PATH is one to npm-cli.js.
 * @param {string} path
 */
function resolved(path) {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
