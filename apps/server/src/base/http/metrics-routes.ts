import cluster from "node:cluster";
import type { FastifyInstance } from "fastify";
import { AggregatorRegistry, collectDefaultMetrics, Histogram, register } from "prom-client";
import { AppError } from "../errors.ts";
import { showsToken } from "./shows-token.ts";

collectDefaultMetrics();

const requests = new Histogram({
  name: "colophon_http_request_seconds",
  help: "Time to answer a request, by route.",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

/** Labels every request with its route's pattern, never with its path, which may name a person's certificate. */
export function countRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

/**
 * Only for requests with the token: the number of registrations and the anchoring account's balance aren't public. Without a
 * configured token there are no metrics.
 */
export function metricsRoutes(app: FastifyInstance, token: string | undefined): void {
  if (token === undefined) return;
  // A worker's registry answers the primary process, which adds up the metrics of all.
  const { contentType } = cluster.isWorker ? new AggregatorRegistry() : register;
  app.get("/metrics", async (request, reply) => {
    if (!showsToken(request, token)) throw new AppError("unauthorized");
    return reply.type(contentType).send(await readMetrics());
  });
}

/** With several workers, the metrics of all of them, from the primary process (`serve-workers.ts`): a scrape reaches any one. */
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
