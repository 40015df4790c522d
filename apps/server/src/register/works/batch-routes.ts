import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { createRegistrantFinder } from "../../people/profiles/find-registrant.ts";
import { batchBodyLimit } from "./check-batch.ts";
import { registerBatch } from "./register-batch.ts";
import type { RegisterContext } from "./register-work.ts";
import type { RegistrationPayments } from "./registration-payments.ts";
import { quotaUsedUp, type RegistrationQuota } from "./registration-quota.ts";

interface BatchRoutesContext extends RegisterContext {
  /** Undefined while RATE_LIMITS is off. */
  quota?: RegistrationQuota | undefined;
  /** Undefined if registering is free. */
  payments?: RegistrationPayments;
}

/** When to send a batch again while another one of the account is being registered. */
const busySeconds = 5;

export function batchRoutes(bind: Bind, context: BatchRoutesContext): void {
  const { quota, payments } = context;
  const findRegistrant = createRegistrantFinder(context);
  /** Accounts whose batch is being registered by this process: each has megabytes. */
  const busy = new Set<string>();

  bind(
    "POST /api/ip/register/batch",
    async ({ caller, body: { payment, registrations }, headers, request }) => {
      const { userId } = caller;
      if (busy.has(userId)) throw new AppError("rate_limited", { retryAfter: busySeconds });
      busy.add(userId);
      try {
        if (payment.provider === "stripe") {
          if (payments === undefined) throw new AppError("payment_refused");
          return { registered: await payments.redeem(caller, payment.reference, { registrations }) };
        }
        const number = registrations.length;
        const registered = await registerBatch(context, await findRegistrant(caller), registrations, {
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
