import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { every } from "./every.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker that runs every minute, and whose runs end when the test says so. */
function createWorker() {
  const runs: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const run = () => {
    const ending = Promise.withResolvers<void>();
    runs.push(ending);
    return ending.promise;
  };
  const log = { error: (failure: unknown) => void failures.push(failure) };
  return { runs, failures, worker: every(60, { name: "count", run }, log as never) };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test("runs at the start, and again when the time has passed since a run's end", async () => {
  const { runs, worker } = createWorker();
  expect(runs).toHaveLength(0);
  worker.start();
  expect(runs).toHaveLength(1);
  await pass(600);
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await pass(59);
  expect(runs).toHaveLength(1);
  await pass(1);
  expect(runs).toHaveLength(2);
});

test("logs a failure and runs again", async () => {
  const { runs, failures, worker } = createWorker();
  const err = new Error("no database");
  worker.start();
  runs[0]?.reject(err);
  await pass(60);
  expect(failures).toEqual([{ err, task: "count" }]);
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await pass(60);
  expect(failures).toHaveLength(1);
  expect(runs).toHaveLength(3);
});

test("logs a task that throws before it has begun", async () => {
  const failures: unknown[] = [];
  const log = { error: (failure: unknown) => void failures.push(failure) };
  const err = new Error("no memory");
  const run = () => {
    throw err;
  };
  every(60, { name: "count", run }, log as never).start();
  await pass(60);
  expect(failures).toEqual([
    { err, task: "count" },
    { err, task: "count" },
  ]);
});

test("stops after the run in progress, and starts no other", async () => {
  const { runs, worker } = createWorker();
  worker.start();
  let isStopped = false;
  const stopping = worker.stop().then(() => (isStopped = true));
  await pass(600);
  expect(isStopped).toBe(false);
  runs[0]?.resolve();
  await stopping;
  await pass(600);
  expect(runs).toHaveLength(1);
});

test("stops at once between two runs", async () => {
  const { runs, worker } = createWorker();
  worker.start();
  runs[0]?.resolve();
  await pass(30);
  await worker.stop();
  await pass(600);
  expect(runs).toHaveLength(1);
});

test("stops before it has started", async () => {
  const { runs, worker } = createWorker();
  await worker.stop();
  await pass(600);
  expect(runs).toHaveLength(0);
});
