import cluster from "node:cluster";
import { once } from "node:events";
import { createApp, createAppToRead } from "./app.ts";
import { readConfig } from "../base/config/config.ts";
import { openContext } from "./context.ts";
import { openContextToRead } from "./context-to-read.ts";
import { StartError } from "../base/errors.ts";
import { exitCodeOf } from "./exit-code.ts";
import { createLogger } from "../base/logger.ts";
import { serveWorkers } from "./serve-workers.ts";

const logger = createLogger();
const stop = stopSignal();

try {
  await start();
} catch (error) {
  if (error === stop.reason) logger.info("stopped before it was ready");
  else {
    if (error instanceof StartError) logger.fatal(error.message);
    else logger.fatal({ err: error }, "the start failed");
    process.exitCode = exitCodeOf(error);
  }
}
// An open channel to the parent would keep a worker running.
cluster.worker?.disconnect();

/** Opens everything and serves. When asked to stop, finishes in-flight requests and closes in reverse order. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) return serveWorkers(config, logger, stop);
  await using open = new AsyncDisposableStack();
  const app =
    config.role === "read"
      ? await createAppToRead(await openContextToRead(config, logger, open, stop))
      : await createApp(await openContext(config, logger, open, stop));
  open.defer(() => app.close());
  stop.throwIfAborted();
  const { port, host, publicUrl } = config;
  const listenTextResolver = (address: string) => `Colophon is at ${publicUrl} (${address})`;
  await app.listen({ port, host, listenTextResolver }).catch((error: unknown) => {
    const advice = isTaken(error)
      ? "another program listens there; stop it, or choose another PORT"
      : String(error);
    throw new StartError(`The server cannot listen at PORT ${port} of HOST ${host}: ${advice}`, {
      cause: error,
    });
  });
  if (!stop.aborted) await once(stop, "abort");
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

/**
 * Aborts when this process is asked to stop. Keeps listening: npm forwards a signal that the terminal has already sent to
 * all, and an unhandled second signal would end the process before its Postgres and its chain.
 */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => {
      if (!controller.signal.aborted) logger.info({ signal }, "stopping");
      controller.abort();
    });
  return controller.signal;
}
