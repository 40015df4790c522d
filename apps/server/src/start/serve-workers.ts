import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { AggregatorRegistry } from "prom-client";
import type { Logger } from "pino";
import type { Config } from "../base/config/config.ts";
import { openServerDatabase } from "./open-database.ts";
import { WorkerRefused } from "./exit-code.ts";

/**
 * Several processes behind one port (WORKERS): each is a whole server, and they share the database like servers on several
 * machines. This process serves no requests: it runs the embedded Postgres, replaces a worker that exits by itself, and adds
 * up their metrics.
 */
export async function serveWorkers(config: Config, logger: Logger, stop: AbortSignal): Promise<void> {
  await using open = new AsyncDisposableStack();
  const database = await openServerDatabase(config, logger, open, stop);
  const running = new Set<Worker>();
  /** A worker that ends from now on is not replaced. Set by the signal, or when something else closes `open`. */
  let isStopping = stop.aborted;
  stop.addEventListener("abort", () => (isStopping = true));
  open.defer(async () => {
    isStopping = true;
    await Promise.all([...running].map(end));
  });

  function fork(): Worker {
    const worker = cluster.fork({
      DATABASE_URL: database.url,
      ...(database.ownerUrl === undefined ? {} : { DATABASE_OWNER_URL: database.ownerUrl }),
    });
    running.add(worker);
    worker.once("exit", (code, signal) => {
      running.delete(worker);
      if (isStopping) return;
      logger.error({ code, signal }, "a worker has ended, another takes its place");
      // Delayed: a worker that can't start would otherwise be restarted in a tight loop.
      setTimeout(() => isStopping || fork(), 1000);
    });
    return worker;
  }

  answerMetrics();
  // The first worker creates what the others need: keys, tables, the log.
  for (let count = 0; count < config.workers; count++) await untilListening(fork());
  if (!stop.aborted) await once(stop, "abort");
}

async function untilListening(worker: Worker): Promise<void> {
  const refused = once(worker, "exit").then(([code]: (number | null)[]) => {
    throw new WorkerRefused(code ?? 1);
  });
  await Promise.race([once(worker, "listening"), refused]);
  refused.catch(() => undefined);
}

async function end(worker: Worker): Promise<void> {
  const ended = once(worker, "exit");
  worker.process.kill("SIGTERM");
  await ended;
}

/** A worker forwards /metrics to here: only this process can reach all of them. */
function answerMetrics(): void {
  const registry = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    if (message !== "metrics?") return;
    registry.clusterMetrics().then(
      (metrics) => worker.send({ metrics }),
      () => worker.send({ metrics: "" }),
    );
  });
}
