import { maxWorksListed } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { createRegistrantFinder } from "../../people/profiles/find-registrant.ts";
import { registerWork } from "./register-work.ts";
import { registrationBytes } from "./registration-bytes.ts";
import { changeListing } from "./change-listing.ts";
import { listWorks } from "./work-store.ts";
import type { RegistrationRoutesContext } from "./registration-routes-context.ts";

export function workRoutes(bind: Bind, context: RegistrationRoutesContext): void {
  const { quota, payments } = context;
  const findRegistrant = createRegistrantFinder(context);

  bind(
    "POST /api/ip/register",
    async ({ caller, body, headers, request }) => {
      const { payment, ...contents } = body;
      if (payment.provider === "stripe") {
        // For programs, which get the certificate's place as the answer. The web waits at `GET /api/orders/{id}`.
        if (payments === undefined) throw new AppError("payment_refused");
        const [registered] = await payments.redeem(caller, payment.reference, contents);
        if (registered === undefined) throw new AppError("order_ended");
        return registered;
      }
      return registerWork(context, await findRegistrant(caller), body, {
        idempotencyKey: headers["idempotency-key"],
        // Asked once, before all else: a repeat takes one too, and where none is left only a repeat is still answered.
        mayRegister: async () => quota === undefined || quota.take(caller, request.ip),
        order: payments?.orderOfDemo(1),
      });
    },
    { bodyLimit: registrationBytes },
  );

  bind("GET /api/ip/user", async ({ caller, query: { limit = maxWorksListed, before } }) => {
    const works = await listWorks(context.pool, caller.userId, { limit, before });
    if (works === undefined) throw new AppError("not_found");
    return works;
  });

  bind("PATCH /api/ip/{id}", async ({ caller, params, body }) => {
    const listing = await changeListing(context.pool, caller.userId, params.id, body);
    if (listing === undefined) throw new AppError("not_found");
    return { id: params.id, ...listing };
  });
}
