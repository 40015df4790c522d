import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { ApiErrorCode } from "@colophon/api";
import leanProcess from "../../../lean-process.json" with { type: "json" };
import { AppError } from "../errors.ts";
import type { JobAnswer } from "./answer-jobs.ts";
import { createFairQueue } from "./fair-queue.ts";

export interface ProcessPool<Job, Result> {
  /**
   * Rejects with `busy` when too many are already waiting, or too many of the same person, `of`. Where too many wait, the
   * last job of whoever has most gives way to somebody who has fewer.
   */
  run(job: Job, of?: string): Promise<Result>;
  /** Ends the processes; waiting jobs are refused. */
  close(): Promise<void>;
}

export interface ProcessPoolOptions {
  /** The file that a process runs: it calls `answerJobs`. */
  entry: URL;
  workers: number;
  /** Jobs that may wait for a process. */
  maxWaiting: number;
  /** Jobs of one person that may be waiting or in progress. */
  maxOfOne?: number;
  /** What a job is refused with when too many wait. */
  busy: ApiErrorCode;
  /** What a job is refused with when its process ended over it; otherwise that is an error of ours. */
  lost?: ApiErrorCode;
  /** A job that takes longer is abandoned, along with its process. */
  timeoutMs?: number;
  /** A process that has been idle for this long ends. */
  idleMs?: number;
  /** Bytes that a process may map for data, on Linux: an allocation beyond ends it. V8 alone reserves 600 MB of them. */
  maxData?: number;
}

interface Waiting<Job, Result> {
  job: Job;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/**
 * Processes that do jobs, one at a time each: started when first needed, ended when idle, and replaced when they die. Not
 * threads: most of what a native library allocates is freed only when its process ends, and a process can be limited.
 */
export function createProcessPool<Job extends object, Result>(
  options: ProcessPoolOptions,
): ProcessPool<Job, Result> {
  const {
    workers,
    maxWaiting,
    maxOfOne = Infinity,
    busy,
    lost,
    timeoutMs = 60_000,
    idleMs = 30_000,
  } = options;
  const queue = createFairQueue<Waiting<Job, Result>>({
    maxWaiting,
    maxOfOne,
    refuse: ({ reject }) => reject(new AppError(busy)),
  });
  /** With the timer that will end each. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const alive = new Set<ChildProcess>();
  /** Set by `close`: a later job would start a process that nobody ends. */
  let isClosed = false;

  function assign(): void {
    while (queue.isWaiting()) {
      const worker = takeIdle() ?? (alive.size < workers ? start() : undefined);
      const next = worker && queue.next();
      if (worker === undefined || next === undefined) return;
      work(worker, next);
    }
  }

  function takeIdle(): ChildProcess | undefined {
    const [worker] = idle.keys();
    if (worker !== undefined) leaveIdle(worker);
    return worker;
  }

  function leaveIdle(worker: ChildProcess): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  }

  function rest(worker: ChildProcess): void {
    const giveUp = () => {
      leaveIdle(worker);
      worker.kill("SIGKILL");
    };
    idle.set(worker, setTimeout(giveUp, idleMs).unref());
  }

  function start(): ChildProcess {
    const worker = startProcess(options);
    alive.add(worker);
    worker.once("exit", () => {
      alive.delete(worker);
      leaveIdle(worker);
      assign();
    });
    return worker;
  }

  function work(worker: ChildProcess, { item, done }: { item: Waiting<Job, Result>; done(): void }): void {
    const { job, resolve, reject } = item;
    const timer = setTimeout(() => worker.kill("SIGKILL"), timeoutMs);
    const settle = (answer: JobAnswer<Result>) => {
      clearTimeout(timer);
      worker.off("message", settle).off("error", fail).off("exit", fail);
      done();
      if ("result" in answer) resolve(answer.result);
      else reject(answer.code === undefined ? new Error(answer.error) : new AppError(answer.code));
      if (alive.has(worker)) rest(worker);
      assign();
    };
    const fail = (cause: unknown) =>
      settle({ error: `the worker ended: ${String(cause)}`, ...(lost !== undefined && { code: lost }) });
    worker.on("message", settle).once("error", fail).once("exit", fail);
    worker.send(job);
  }

  return {
    async run(job, of) {
      if (isClosed) throw new AppError(busy);
      return new Promise((resolve, reject) => {
        queue.add({ job, resolve, reject }, of);
        assign();
      });
    },
    async close() {
      isClosed = true;
      for (const { reject } of queue.clear()) reject(new AppError(busy));
      await Promise.all([...alive].map(end));
    },
  };
}

function startProcess({ entry, maxData }: ProcessPoolOptions): ChildProcess {
  const kilobytes = maxData === undefined ? undefined : Math.floor(maxData / 1024);
  const isLimited = kilobytes !== undefined && process.platform === "linux";
  return fork(entry, {
    serialization: "advanced",
    // A shell sets the limit and becomes Node.js.
    ...(isLimited && { execPath: "/bin/sh" }),
    execArgv: [
      ...(isLimited ? ["-c", `ulimit -d ${kilobytes} && exec "$0" "$@"`, process.execPath] : []),
      ...leanProcess.options,
    ],
    env: { ...leanProcess.env, ...process.env },
    // In its own process group: Ctrl-C is for the server, which still finishes what it has begun.
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

async function end(worker: ChildProcess): Promise<void> {
  const exited = once(worker, "exit");
  worker.kill("SIGKILL");
  await exited;
}
