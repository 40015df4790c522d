import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { endLike, runProgram } from "./setup/run-program.mjs";
import { type CheckProgram, runChecks, typeChecks, typedFolders } from "./run-checks.ts";

/** `npm run quick`: types, lint, format and tests of what differs from main, uncommitted changes included. */
const root = join(import.meta.dirname, "..");

const git = (...args: string[]): string[] =>
  execFileSync("git", ["-c", "core.quotePath=off", ...args], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(Boolean);

/** Where this branch left main; on main itself, or without it, the newest commit. */
function findBase(): string {
  try {
    return git("merge-base", "main", "HEAD")[0] ?? "HEAD";
  } catch {
    return "HEAD";
  }
}

const changed = [
  ...git("diff", "--name-only", findBase()),
  ...git("ls-files", "--others", "--exclude-standard"),
];
const files = changed.filter((file) => existsSync(join(root, file)));
const code = files.filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file) && !/^tools\/|testdata\//.test(file));

/** A package is used by others, an app only by the tests and scripts at the root. */
const touched = changed.some((file) => file.startsWith("packages/"))
  ? typedFolders
  : typedFolders.filter((folder) => folder === "." || changed.some((file) => file.startsWith(`${folder}/`)));

const ofCode: CheckProgram[] = [
  { name: "lint", script: "oxlint/bin/oxlint", args: code },
  { name: "format", script: "oxfmt/bin/oxfmt", args: ["--check", ...code] },
];
const checks = [...(code.length === 0 ? [] : ofCode), ...typeChecks(touched)];

if (changed.length === 0) console.log("Nothing differs from main.");
else if (await runChecks(checks)) {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  // Tests of killed and restarted servers, and changed settings, which affect every test, are left to `npm test`.
  const settings = /(^|\/)(package(-lock)?\.json|vite(st)?\.config\.ts)$/;
  const related = files.filter((file) => !settings.test(file));
  const args = ["related", "--run", "--passWithNoTests", "--project=!faults", ...related];
  endLike(await runProgram(process.execPath, [vitest, ...args], { cwd: root }));
} else process.exitCode = 1;
