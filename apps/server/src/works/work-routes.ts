import type { FastifyInstance } from "fastify";
import type { Bind } from "../http/bind.ts";
import { type RegisterContext, registerWork } from "./register-work.ts";
import { listWorks } from "./work-store.ts";

export function workRoutes(_app: FastifyInstance, bind: Bind, context: RegisterContext): void {
  bind("POST /api/ip/register", async ({ caller, body, headers }) => {
    const registrant = { id: caller.userId, name: caller.name, email: caller.email };
    return registerWork(context, registrant, body, headers["idempotency-key"]);
  });

  bind("GET /api/ip/user", async ({ caller }) => listWorks(context.pool, caller.userId));
}
