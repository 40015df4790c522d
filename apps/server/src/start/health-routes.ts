import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Anchors } from "../log/anchoring/open-anchoring.ts";
import type { Config } from "../base/config/config.ts";
import type { Objects } from "../base/files/objects.ts";
import type { Probe } from "../base/db/probe.ts";
import type { DatabaseWatch } from "../base/db/watch-database.ts";
import { showsToken } from "../base/http/shows-token.ts";
import type { Clocks } from "../log/clocks/open-clocks.ts";
import type { Damage } from "../log/damage.ts";
import type { Publisher } from "../log/publisher.ts";

export interface HealthContext {
  config: Pick<Config, "role" | "isOnlyHere" | "metricsToken">;
  probe: Pick<Probe, "isReadOnly">;
  /** Undefined in a server that only reads. */
  database?: Pick<DatabaseWatch, "stuck">;
  log: Pick<Publisher, "newest">;
  damage: Pick<Damage, "reason">;
  anchoring: Pick<Anchors, "status">;
  /** Undefined where nothing is stamped, and in a server that only reads. */
  clocks?: Pick<Clocks, "lateReason"> | undefined;
  objects: Pick<Objects, "awaySince">;
}

/** For how long a node says that a disk is full, after a request was refused for it. */
const fullMs = 60_000;

/**
 * For supervisors and load balancers: is the process up, can it register, can it read? A probe doesn't wait for resources
 * that a busy server is short of. With the chain, other clocks or the bucket away, the register is only degraded. Reasons are shown to
 * requests with the metrics token, and to all where only this machine reaches the server.
 */
export function healthRoutes(app: FastifyInstance, context: HealthContext): void {
  const { config, probe, database, log, damage, anchoring, clocks, objects } = context;
  const { isOnlyHere, metricsToken } = config;
  const mayKnow = (request: FastifyRequest): boolean =>
    isOnlyHere || (metricsToken !== undefined && showsToken(request, metricsToken));

  app.get("/healthz", async () => ({ status: "up" }));

  app.get<{ Querystring: { role?: string } }>("/readyz", async (request, reply) => {
    try {
      const isReadOnly = await probe.isReadOnly();
      const onlyShows = request.query.role === "read";
      if (config.role !== "read" && !onlyShows && isReadOnly) throw new Error("the database takes no writes");
      // Also finds out what a replica contradicts, and what is left to be shown of a damaged log.
      await log.newest();
      if (!onlyShows && damage.reason() !== undefined) throw new Error(damage.reason());
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      const reason = error instanceof Error ? error.message : String(error);
      return reply.status(503).send({ status: "not ready", ...(mayKnow(request) && { reason }) });
    }
    const { alarm, degradedReason } = anchoring.status();
    const stuck = database?.stuck();
    // Whose disk it is, and how much room there is, only a refused write shows.
    const full = performance.now() - app.disk.refusedAt < fullMs ? "A disk is full." : undefined;
    const late = clocks?.lateReason();
    const reasons = [damage.reason(), stuck, degradedReason, late, full];
    const reason = reasons.filter((each) => each !== undefined).join(" ");
    const degraded = [
      ...(damage.reason() === undefined ? [] : ["log"]),
      ...(stuck === undefined ? [] : ["standby"]),
      ...(alarm === undefined ? [] : ["chain"]),
      ...(late === undefined ? [] : ["clocks"]),
      ...(full === undefined ? [] : ["disk"]),
      ...(objects.awaySince() === undefined ? [] : ["storage"]),
    ];
    if (degraded.length === 0) return { status: "ready" };
    return { status: "ready", degraded, ...(mayKnow(request) && reason !== "" && { reason }) };
  });
}
