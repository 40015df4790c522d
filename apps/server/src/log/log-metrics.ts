import { Counter, Histogram } from "prom-client";
import type { CheckpointGuard } from "./checkpoint-guard.ts";
import type { BatchTimes } from "./commit-batch.ts";

/** For the log's lock, both waiting and holding, so that the two can be compared. */
const lockSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

const leaves = new Counter({
  name: "colophon_log_leaves_total",
  help: "Leaves that this process has appended to the log.",
});

const batches = new Histogram({
  name: "colophon_log_batch_seconds",
  help: "Time from a batch's first statement to its commit.",
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
});

const sizes = new Histogram({
  name: "colophon_log_batch_leaves",
  help: "Leaves of a batch.",
  buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
});

const waited = new Histogram({
  name: "colophon_log_lock_wait_seconds",
  help: "Time for which a batch waited for the log's lock.",
  buckets: lockSeconds,
});

const guarded = new Histogram({
  name: "colophon_guard_append_seconds",
  help: "Time until a checkpoint was on the guard's disk.",
  buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
});

/** Its sum divided by that of the leaves limits how far registering scales: no other process can append meanwhile. */
const locked = new Histogram({
  name: "colophon_log_locked_seconds",
  help: "Time for which a batch held the log's lock.",
  buckets: lockSeconds,
});

export function measureBatch(batch: BatchTimes): void {
  leaves.inc(batch.leaves);
  batches.observe(batch.milliseconds / 1000);
  sizes.observe(batch.leaves);
  waited.observe(batch.waitedMilliseconds / 1000);
  locked.observe(batch.lockedMilliseconds / 1000);
}

/** The same guard, with its appends timed. */
export function measureGuard(guard: CheckpointGuard): CheckpointGuard {
  return {
    ...guard,
    async append(before, checkpoint) {
      const end = guarded.startTimer();
      const isAppended = await guard.append(before, checkpoint);
      end();
      return isAppended;
    },
  };
}
