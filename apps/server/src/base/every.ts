import type { Logger } from "pino";

/** Something that a server does by itself, from its start to its end. */
export interface Worker {
  start(): void;
  /** Resolves when nothing of it is running any more. */
  stop(): Promise<void>;
}

interface Task {
  /** For the log: a verb and its object. */
  name: string;
  run(): Promise<void>;
}

/** Runs a task at the start, and again this many seconds after each run, whether it succeeded or failed. */
export function every(seconds: number, { name, run }: Task, log: Pick<Logger, "error">): Worker {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  /** A run that `stop` waits for must not set the next timer. */
  let isStopped = false;

  async function runOnce(): Promise<void> {
    try {
      await run();
    } catch (err) {
      log.error({ err, task: name }, `a task failed, and runs again in ${seconds} seconds`);
    }
    if (!isStopped) timer = setTimeout(start, seconds * 1000).unref();
  }

  function start(): void {
    running = runOnce();
  }

  return {
    start,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
