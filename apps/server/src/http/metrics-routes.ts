import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, register } from "prom-client";

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
  app.get("/metrics", { schema: { hide: true } }, async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
}
