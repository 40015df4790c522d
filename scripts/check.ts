import { type CheckProgram, otherTypeChecks, runChecks, typedFolders } from "./run-checks.ts";

const checks: CheckProgram[] = [
  { name: "lint, directions and types", script: "oxlint/bin/oxlint", args: ["--type-check"] },
  { name: "unused code", script: "knip/bin/knip.js", args: ["--no-progress"] },
  { name: "format", script: "oxfmt/bin/oxfmt", args: ["--check"] },
  ...otherTypeChecks(typedFolders),
];

if (!(await runChecks(checks))) process.exitCode = 1;
