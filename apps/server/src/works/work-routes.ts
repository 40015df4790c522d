import { maxWorksListed } from "@colophon/api";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";
import type { Bind } from "../http/bind.ts";
import { createRegistrantFinder } from "../profiles/find-registrant.ts";
import { expireRegistrationKeys } from "./expire-registration-keys.ts";
import { type RegisterContext, registerWork } from "./register-work.ts";
import { changeListing } from "./change-listing.ts";
import { listNewestWorks, listWorks } from "./work-store.ts";

export function workRoutes(app: FastifyInstance, bind: Bind, context: RegisterContext): void {
  const findRegistrant = createRegistrantFinder(context);

  const expire = () =>
    expireRegistrationKeys(context).catch((err: unknown) =>
      app.log.error({ err }, "registration keys did not expire"),
    );
  const timer = setInterval(() => void expire(), 60 * 60 * 1000).unref();
  app.addHook("onReady", expire);
  app.addHook("onClose", () => clearInterval(timer));

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
