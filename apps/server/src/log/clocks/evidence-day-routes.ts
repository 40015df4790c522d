import type { FastifyInstance, FastifyReply } from "fastify";
import type pg from "pg";
import { AppError } from "../../base/errors.ts";
import { sendTagged } from "../../base/http/etag.ts";
import { type EvidenceDayRow, readDay } from "./evidence-day-store.ts";
import { type ProvingRegister, proveDay } from "./prove-day.ts";

export interface EvidenceDayContext extends ProvingRegister {
  pool: pg.Pool;
}

/**
 * Each day's evidence as a file, the JWT that has its hash, and the proof that the JWT is in a checkpoint with clocks of its own.
 * File and JWT never change.
 */
export function evidenceDayRoutes(app: FastifyInstance, context: EvidenceDayContext): void {
  app.get<{ Params: { name: string } }>("/log/evidence/:name", async (request, reply) => {
    const { name } = request.params;
    const [, date = "", ending = ""] = /^(\d{4}-\d\d-\d\d)(\.jwt|\.tlog-proof)?$/.exec(name) ?? [];
    if (!isDate(date)) throw new AppError("not_found");
    const day = await readDay(context.pool, date);
    if (day === undefined) throw new AppError("not_found");
    reply.headers(open);
    if (ending !== ".tlog-proof") return sendKept(reply, day, ending);
    const { proof: body, version } = await proveDay(context, day);
    reply.header("cache-control", "no-cache").type("text/plain; charset=utf-8");
    return sendTagged(request, reply, { tag: `"${version}"`, body });
  });
}

function sendKept(reply: FastifyReply, { file, jwt }: EvidenceDayRow, ending: string): FastifyReply {
  reply.header("cache-control", "public, max-age=31536000, immutable");
  return ending === ".jwt"
    ? reply.type("application/jwt").send(jwt)
    : reply.type("application/json").send(file);
}

const open = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

function isDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
