import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { AppError } from "../../base/errors.ts";
import leanProcess from "../../../lean-process.json" with { type: "json" };
import type { PageJob } from "./page-renderer.ts";
import type { PageAnswer } from "./page-worker.ts";

export interface PagePool {
  /** Rejects with `documents_busy` when too many are already waiting. */
  render(job: PageJob): Promise<Uint8Array>;
  /** Ends the processes; waiting jobs are refused. */
  close(): Promise<void>;
}

export interface PagePoolOptions {
  workers: number;
  /** Jobs that may wait for a worker. */
  maxWaiting: number;
  /** A page that takes longer is abandoned, along with its worker. */
  timeoutMs?: number;
  /** A worker that has been idle for this long ends. */
  idleMs?: number;
}

interface Waiting {
  job: PageJob;
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/**
 * Processes that render pages: started when first needed, ended when idle, and replaced when they die. Not threads: most
 * of the typesetter's memory is freed only when its process ends.
 */
export function createPagePool(options: PagePoolOptions): PagePool {
  const { workers, maxWaiting, timeoutMs = 60_000, idleMs = 30_000 } = options;
  const waiting: Waiting[] = [];
  /** With the timer that will end each. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const alive = new Set<ChildProcess>();
  let isClosed = false;

  function assign(): void {
    while (waiting.length > 0) {
      const worker = takeIdle() ?? (alive.size < workers ? start() : undefined);
      const next = worker && waiting.shift();
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
    const worker = fork(new URL("page-worker.ts", import.meta.url), {
      serialization: "advanced",
      execArgv: leanProcess.options,
      env: { ...leanProcess.env, ...process.env },
      // In its own process group: Ctrl-C is for the server, which still finishes what it has begun.
      detached: true,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    alive.add(worker);
    worker.once("exit", () => {
      alive.delete(worker);
      leaveIdle(worker);
      assign();
    });
    return worker;
  }

  function work(worker: ChildProcess, { job, resolve, reject }: Waiting): void {
    const timer = setTimeout(() => worker.kill("SIGKILL"), timeoutMs);
    const settle = (answer: PageAnswer) => {
      clearTimeout(timer);
      worker.off("message", settle).off("error", fail).off("exit", fail);
      if ("error" in answer) reject(new Error(answer.error));
      else resolve(answer.bytes);
      if (alive.has(worker)) rest(worker);
      assign();
    };
    const fail = (cause: unknown) => settle({ error: `the worker ended: ${String(cause)}` });
    worker.on("message", settle).once("error", fail).once("exit", fail);
    worker.send(job);
  }

  return {
    async render(job) {
      if (isClosed || waiting.length >= maxWaiting) throw new AppError("documents_busy");
      return new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        assign();
      });
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new AppError("documents_busy"));
      await Promise.all([...alive].map(end));
    },
  };
}

async function end(worker: ChildProcess): Promise<void> {
  const exited = once(worker, "exit");
  worker.kill("SIGKILL");
  await exited;
}
