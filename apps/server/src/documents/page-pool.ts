import { Worker } from "node:worker_threads";
import { AppError } from "../errors.ts";
import type { PageJob } from "./page-renderer.ts";
import type { PageAnswer } from "./page-worker.ts";

export interface PagePool {
  /** Rejects with `documents_busy` when too many wait already. */
  render(job: PageJob): Promise<Uint8Array>;
  /** Ends the workers; what still waits is refused. */
  close(): Promise<void>;
}

export interface PagePoolOptions {
  workers: number;
  /** Jobs that may wait for a worker. */
  maxWaiting: number;
  /** A page that takes longer is given up, and its worker with it. */
  patienceMs?: number;
}

interface Waiting {
  job: PageJob;
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** Threads that render pages, started when they are first needed and replaced when they die. */
export function createPagePool({ workers, maxWaiting, patienceMs = 60_000 }: PagePoolOptions): PagePool {
  const waiting: Waiting[] = [];
  const idle: Worker[] = [];
  const alive = new Set<Worker>();
  let isClosed = false;

  function assign(): void {
    while (waiting.length > 0) {
      const worker = idle.pop() ?? (alive.size < workers ? start() : undefined);
      const next = worker && waiting.shift();
      if (worker === undefined || next === undefined) return;
      work(worker, next);
    }
  }

  function start(): Worker {
    const worker = new Worker(new URL("page-worker.ts", import.meta.url));
    alive.add(worker);
    worker.once("exit", () => {
      alive.delete(worker);
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
    });
    return worker;
  }

  function work(worker: Worker, { job, resolve, reject }: Waiting): void {
    const timer = setTimeout(() => void worker.terminate(), patienceMs);
    const settle = (answer: PageAnswer) => {
      clearTimeout(timer);
      worker.off("message", settle).off("error", fail).off("exit", fail);
      if ("error" in answer) reject(new Error(answer.error));
      else resolve(answer.bytes);
      if (alive.has(worker)) idle.push(worker);
      assign();
    };
    const fail = (cause: unknown) => settle({ error: `the worker ended: ${String(cause)}` });
    worker.on("message", settle).once("error", fail).once("exit", fail);
    worker.postMessage(job);
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
      await Promise.all([...alive].map((worker) => worker.terminate()));
    },
  };
}
