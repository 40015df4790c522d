import { join } from "node:path";
import { parseArgs } from "node:util";
import { endLike, runProgram } from "./setup/run-program.mjs";

/** `npm run test:cluster`: three servers and two Postgres servers, with faults for some minutes, in an order derived from the seed. */
const root = join(import.meta.dirname, "..");

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "240" }, seed: { type: "string" } },
});
for (const [name, value] of Object.entries(values))
  if (!/^\d{1,9}$/.test(value)) throw new Error(`--${name} is a number, not "${value}"`);

const { seconds, seed } = values;
endLike(
  await runProgram(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      "apps/server/test/cluster/",
      "--no-file-parallelism",
    ],
    {
      cwd: root,
      env: { ...process.env, TEST_LONG: "1", CLUSTER_SECONDS: seconds, ...(seed && { CLUSTER_SEED: seed }) },
    },
  ),
);
