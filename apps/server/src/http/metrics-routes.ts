import cluster from "node:cluster";
import type { FastifyInstance } from "fastify";
import { AggregatorRegistry, collectDefaultMetrics, Histogram, register } from "prom-client";

collectDefaultMetrics();

const requests = new Histogram({
  name: "colophon_http_request_seconds",
  help: "Time to answer a request, by route.",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

/** Measures every request by its route's pattern, never by its path, which may name a person's certificate. */
export function countRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

export function metricsRoutes(app: FastifyInstance): void {
  // A worker's answers the process that adds up the metrics of all.
  const { contentType } = cluster.isWorker ? new AggregatorRegistry() : register;
  app.get("/metrics", { schema: { hide: true } }, async (_request, reply) =>
    reply.type(contentType).send(await readMetrics()),
  );
}

/** Of all workers, where there are several: a scrape reaches any one of them. */
async function readMetrics(): Promise<string> {
  if (!cluster.isWorker) return register.metrics();
  const { promise, resolve } = Promise.withResolvers<string>();
  const listen = (message: unknown): void => {
    if (typeof message !== "object" || message === null || !("metrics" in message)) return;
    process.off("message", listen);
    resolve(String(message.metrics));
  };
  process.on("message", listen);
  process.send?.("metrics?");
  return promise;
}
