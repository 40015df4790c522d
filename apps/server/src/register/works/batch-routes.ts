import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { createRegistrantFinder } from "../../people/profiles/find-registrant.ts";
import { batchBodyLimit } from "./check-batch.ts";
import { registerBatch } from "./register-batch.ts";
import { quotaUsedUp } from "./registration-quota.ts";
import type { RegistrationRoutesContext } from "./registration-routes-context.ts";

/** When to send a batch again while another one of the account is being registered. */
const busySeconds = 5;

export function batchRoutes(bind: Bind, context: RegistrationRoutesContext): void {
  const { quota, payments } = context;
  const findRegistrant = createRegistrantFinder(context);
  /** Accounts whose batch is being registered by this process: each has megabytes. */
  const busy = new Set<string>();

  bind(
    "POST /api/ip/register/batch",
    async ({ caller, body: { payment, registrations, batchSignature }, headers, request }) => {
      const { userId } = caller;
      if (busy.has(userId)) throw new AppError("rate_limited", { retryAfter: busySeconds });
      busy.add(userId);
      const contents = { registrations, batchSignature };
      try {
        if (payment.provider === "stripe") {
          if (payments === undefined) throw new AppError("payment_refused");
          return { registered: await payments.redeem(caller, payment.reference, contents) };
        }
        const number = registrations.length;
        const registered = await registerBatch(context, await findRegistrant(caller), contents, {
          idempotencyKey: headers["idempotency-key"],
          order: payments?.orderOfDemo(number),
          async takeQuota() {
            if (quota !== undefined && !(await quota.take(caller, request.ip, number))) throw quotaUsedUp();
          },
          giveBackQuota: () => quota?.giveBack(caller, request.ip, number),
        });
        return { registered };
      } finally {
        busy.delete(userId);
      }
    },
    {
      bodyLimit: batchBodyLimit,
      rows: "registrations",
      config: { limit: { max: 60, seconds: 600 } },
    },
  );
}
