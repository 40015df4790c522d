import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import type { Bind } from "../../base/http/bind.ts";
import { createDailyCount } from "../../base/limits/daily-count.ts";
import { type RequestAnswerContext, answerRequest } from "./answer-request.ts";
import { describeRequests } from "./describe-request.ts";
import { requestLicence } from "./request-licence.ts";

interface RequestRoutesContext extends RequestAnswerContext {
  db: Kysely<Database>;
  config: RequestAnswerContext["config"] & { rateLimits: boolean };
}

/** Each sends somebody a letter. */
const requestsPerDay = 20;
/** In one answer. */
const mostListed = 500;

/** Requests for licences, and what is answered. */
export function requestRoutes(bind: Bind, context: RequestRoutesContext): void {
  const { take } = createDailyCount(context.db);
  const limited = { config: { limit: { max: 60, seconds: 60 } } };

  bind("GET /api/licences/requests", async ({ caller }) =>
    describeRequests(context, caller.userId, mostListed),
  );

  bind(
    "POST /api/licences/requests",
    async ({ caller, body, headers }) =>
      requestLicence(context, caller, body, {
        idempotencyKey: headers["idempotency-key"],
        mayAsk: async () =>
          !context.config.rateLimits || take(`licence requests ${caller.userId}`, requestsPerDay),
      }),
    limited,
  );

  bind(
    "POST /api/licences/requests/{id}/answer",
    async ({ caller, params, body, headers }) =>
      answerRequest(context, caller.userId, params.id, body, headers["idempotency-key"]),
    limited,
  );
}
