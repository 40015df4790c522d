import diagnostics from "node:diagnostics_channel";
import path from "node:path";
import type { FastifyInstance, RouteOptions } from "fastify";
import pino from "pino";
import { createApp } from "../src/start/app.ts";
import { readConfig } from "../src/base/config/config.ts";
import { openContext } from "../src/start/context.ts";
import { makeWebRoot } from "./make-web-root.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { metricsToken } from "@colophon/testing/start-server";
import { createTestDatabase } from "./test-database.ts";
import { atEnd } from "./at-end.ts";

export type WholeApp = Awaited<ReturnType<typeof openWholeApp>>;

interface WholeAppOptions {
  logger?: pino.Logger;
  /** More of its environment. */
  env?: Record<string, string>;
}

/** The whole server in this process, with a chain and, unless `env` names another, a database of its own; closed after the file's tests. Says nothing, unless a logger listens. */
export async function openWholeApp({ logger = pino({ level: "silent" }), env = {} }: WholeAppOptions = {}) {
  /** Every route that is mounted, as Fastify announces it. */
  const mounted: RouteOptions[] = [];
  const noteRoutes = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", (route) => void mounted.push(route));
  };
  const databaseUrl = env["DATABASE_URL"] ?? (await createTestDatabase()).url;
  const dataDir = path.join(makeTemporaryFolder("colophon-app-"), "data");
  const open = new AsyncDisposableStack();
  atEnd(() => open.disposeAsync());
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    METRICS_TOKEN: metricsToken,
    OTS_CALENDARS: "none",
    ...env,
  });
  const context = await openContext(config, logger, open);
  diagnostics.subscribe("fastify.initialization", noteRoutes);
  const app = await createApp({ ...context, webRoot: makeWebRoot() });
  diagnostics.unsubscribe("fastify.initialization", noteRoutes);
  open.defer(() => app.close());
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return { ...context, app, origin, mounted, dataDir };
}
