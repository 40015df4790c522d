import { randomInt } from "node:crypto";
import { isLong } from "../../../../packages/proof/test/is-long.ts";

const { CLUSTER_SEED, CLUSTER_SECONDS } = process.env;

/** Options of `npm run test:cluster`; within `npm test` or `test:long`, time limits don't apply. */
export const run = {
  seed: CLUSTER_SEED === undefined ? randomInt(1_000_000) : Number(CLUSTER_SEED),
  seconds: Number(CLUSTER_SECONDS ?? (isLong ? 60 : 0)),
  isTimed: CLUSTER_SECONDS !== undefined,
  isShort: CLUSTER_SECONDS === undefined && !isLong,
};

process.stdout.write(`Again in the same order: npm run test:cluster -- --seed ${run.seed}\n`);
