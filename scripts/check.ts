import { type Check, runChecks, typeChecks, typedFolders } from "./run-checks.ts";

const checks: Check[] = [
  { name: "lint and directions", script: "oxlint/bin/oxlint", args: [] },
  { name: "unused code", script: "knip/bin/knip.js", args: ["--no-progress"] },
  { name: "format", script: "oxfmt/bin/oxfmt", args: ["--check"] },
  ...typeChecks(typedFolders),
];

if (!(await runChecks(checks))) process.exitCode = 1;
