import cluster from "node:cluster";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { openContext } from "./context.ts";
import { StartError } from "./errors.ts";
import { createLogger } from "./logger.ts";
import { serveWorkers } from "./serve-workers.ts";

const logger = createLogger();

try {
  await start();
} catch (error) {
  if (error instanceof StartError) logger.fatal(error.message);
  else logger.fatal({ err: error }, "the start failed");
  process.exitCode = 1;
}
// A worker's channel to its parent would keep it running.
cluster.worker?.disconnect();

/** Opens everything, serves, and on SIGTERM or SIGINT lets the running requests finish and closes in reverse order. */
async function start(): Promise<void> {
  // Heard from the first moment: a start that is broken off must not leave its Postgres running either.
  const stopped = stopSignal();
  const config = readConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) return serveWorkers(config, logger, stopped);
  await using open = new AsyncDisposableStack();
  const context = await openContext(config, logger, open);
  const app = await createApp(context);
  open.defer(() => app.close());
  const { port, host, publicUrl } = config;
  const listenTextResolver = (address: string) => `Colophon is at ${publicUrl} (${address})`;
  await app.listen({ port, host, listenTextResolver }).catch((error: unknown) => {
    const advice = isTaken(error)
      ? "another program listens there; stop it, or choose another PORT"
      : String(error);
    throw new StartError(`The server cannot listen at PORT ${port} of HOST ${host}: ${advice}`);
  });
  logger.info({ signal: await stopped }, "stopping");
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => resolve(signal));
  });
}
