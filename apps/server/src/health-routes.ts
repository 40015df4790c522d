import type { FastifyInstance } from "fastify";
import type { Context } from "./context.ts";

/** For supervisors: is the process up, can it serve. The register works with the chain away; that is only degraded. */
export function healthRoutes(app: FastifyInstance, { log, anchoring }: Context): void {
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
