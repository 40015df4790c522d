import { toBase64Url } from "@colophon/proof";
import type { Kysely } from "kysely";
import { createDailyCount } from "../../base/limits/daily-count.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import type { Database } from "../../base/db/schema.ts";
import type { Bind } from "../../base/http/bind.ts";
import { readLimit } from "../../base/http/read-limit.ts";
import { findOwnWork } from "../statements/own-work.ts";
import { listDisputes } from "./dispute-store.ts";
import { answerDispute, dispute, type DisputeContext, settleDispute } from "./say-of-dispute.ts";

interface DisputeRoutesContext extends DisputeContext {
  db: Kysely<Database>;
  config: { rateLimits: boolean };
}

/** They stay in the log permanently, and each sends someone a letter. */
const disputesPerDay = 3;

/** Disputes about a certificate, and the owner's answers. */
export function disputeRoutes(bind: Bind, context: DisputeRoutesContext): void {
  const { take } = createDailyCount(context.db);

  bind(
    "GET /api/certificates/{id}/disputes",
    async ({ caller: { userId }, params }) => {
      const certificate = await requireCertificate(context, params.id, { userId });
      const [rows, own] = await Promise.all([
        listDisputes(context.pool, certificate.id),
        findOwnWork(context, userId, certificate.id),
      ]);
      return {
        isOwner: own !== undefined,
        about: own === undefined ? null : toBase64Url(own.about),
        walletAddress: own?.walletAddress ?? null,
        disputes: rows.map(({ n, at, userId: claimant, isAnswered, isSettled, isSettledByOwner }) => ({
          n,
          at: at.toISOString(),
          isOpen: !isSettled,
          isAnswered,
          isSettledByOwner,
          isMine: claimant === userId,
        })),
      };
    },
    readLimit,
  );

  bind(
    "POST /api/certificates/{id}/disputes",
    async ({ caller, params, body, headers }) =>
      dispute(context, caller, params.id, body, {
        idempotencyKey: headers["idempotency-key"],
        mayDispute: async () =>
          !context.config.rateLimits || take(`disputes ${caller.userId}`, disputesPerDay),
      }),
    readLimit,
  );

  bind(
    "POST /api/certificates/{id}/disputes/{n}/answer",
    async ({ caller: { userId }, params: { id, n }, body, headers }) =>
      answerDispute(context, userId, id, { n, ...body }, headers["idempotency-key"]),
    readLimit,
  );

  bind(
    "POST /api/certificates/{id}/disputes/{n}/settle",
    async ({ caller: { userId }, params: { id, n }, body, headers }) =>
      settleDispute(context, userId, id, { n, ...body }, headers["idempotency-key"]),
    readLimit,
  );
}
