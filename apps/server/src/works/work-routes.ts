import { maxWorksListed } from "@colophon/api";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";
import type { Bind } from "../http/bind.ts";
import { createRegistrantFinder } from "../profiles/find-registrant.ts";
import { type RegisterContext, registerWork } from "./register-work.ts";
import { changeListing } from "./change-listing.ts";
import { listNewestWorks, listWorks } from "./work-store.ts";

export function workRoutes(_app: FastifyInstance, bind: Bind, context: RegisterContext): void {
  const findRegistrant = createRegistrantFinder(context);

  bind("POST /api/ip/register", async ({ caller, body, headers }) =>
    registerWork(context, await findRegistrant(caller), body, headers["idempotency-key"]),
  );

  bind("GET /api/ip/user", async ({ caller, query: { limit = maxWorksListed, before } }) => {
    const works = await listWorks(context.pool, caller.userId, { limit, before });
    if (works === undefined) throw new AppError("not_found");
    return works;
  });

  bind("GET /api/ip/newest", async () => listNewestWorks(context.pool));

  bind("PATCH /api/ip/{id}", async ({ caller, params, body }) => {
    const listing = { id: params.id, sharedPublicly: body.sharedPublicly };
    if (!(await changeListing(context.pool, caller.userId, listing))) throw new AppError("not_found");
    return listing;
  });
}
