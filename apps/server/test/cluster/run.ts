import { randomInt } from "node:crypto";

const { CLUSTER_SEED, CLUSTER_SECONDS } = process.env;

/** Options of `npm run test:cluster`; within `test:long`, time limits don't apply. */
export const run = {
  seed: CLUSTER_SEED === undefined ? randomInt(1_000_000) : Number(CLUSTER_SEED),
  seconds: Number(CLUSTER_SECONDS ?? 60),
  isTimed: CLUSTER_SECONDS !== undefined,
};

process.stdout.write(`Again in the same order: npm run test:cluster -- --seed ${run.seed}\n`);
