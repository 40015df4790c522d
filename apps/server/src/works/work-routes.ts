import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { findRegistrant } from "../accounts/find-registrant.ts";
import type { Database } from "../db/schema.ts";
import type { Bind } from "../http/bind.ts";
import { AppError } from "../errors.ts";
import { type RegisterContext, registerWork } from "./register-work.ts";
import { listWorks } from "./work-store.ts";

export interface WorkRoutesContext extends RegisterContext {
  db: Kysely<Database>;
}

export function workRoutes(_app: FastifyInstance, bind: Bind, context: WorkRoutesContext): void {
  bind("POST /api/ip/register", async ({ caller, body, headers }) => {
    const registrant = await findRegistrant(context.db, caller.userId);
    if (registrant === undefined) throw new AppError("unauthorized");
    return registerWork(context, registrant, body, headers["idempotency-key"]);
  });

  bind("GET /api/ip/user", async ({ caller }) => listWorks(context.pool, caller.userId));
}
