import type { FastifyInstance } from "fastify";
import type { Anchoring } from "./anchoring/open-anchoring.ts";
import type { Publisher } from "./log/publisher.ts";

export interface HealthContext {
  log: Pick<Publisher, "newest"> & { check(): Promise<unknown> };
  anchoring: Pick<Anchoring, "status">;
}

/** For supervisors: is the process up, can it serve. The register works with the chain away; that is only degraded. */
export function healthRoutes(app: FastifyInstance, { log, anchoring }: HealthContext): void {
  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "up" }));

  app.get("/readyz", { schema: { hide: true } }, async (request, reply) => {
    try {
      await log.check();
      await log.newest();
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      return reply.status(503).send({ status: "not ready", reason: "the database or the log cannot serve" });
    }
    const { degradedReason } = anchoring.status();
    if (degradedReason === undefined) return { status: "ready" };
    return { status: "ready", degraded: ["chain"], reason: degradedReason };
  });
}
