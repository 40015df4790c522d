import type { Kysely } from "kysely";
import { createDailyCount } from "../../base/limits/daily-count.ts";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { describeOwnWork } from "./describe-own-work.ts";
import { type OwnerContext, sayAsOwner } from "./say-as-owner.ts";

interface StatementContext extends OwnerContext {
  db: Kysely<Database>;
  config: { rateLimits: boolean };
}

/** Statements of an account in a day, and while its address is unconfirmed: they stay in the log permanently. */
const perDay = 200;
const perUnconfirmed = 20;

/** Users' statements about their own works. */
export function statementRoutes(bind: Bind, context: StatementContext): void {
  const { take } = createDailyCount(context.db);

  bind("GET /api/ip/{id}", async ({ caller, params }) => describeOwnWork(context, caller.userId, params.id));

  bind("POST /api/ip/{id}/statements", async ({ caller, params, body, headers }) => {
    const { userId, email, isConfirmed } = caller;
    // These are taken back by another one; nothing undoes the rest, so a stolen token must not be enough for it.
    const isReversible = body.kind === "corrected" || body.kind === "ai_use";
    if (!isReversible && !isConfirmed) throw new AppError("confirmation_needed");
    return sayAsOwner(context, { userId, workId: params.id }, body, {
      idempotencyKey: headers["idempotency-key"],
      maySay: async () =>
        !context.config.rateLimits || take(`statements ${userId}`, email === null ? perUnconfirmed : perDay),
    });
  });
}
