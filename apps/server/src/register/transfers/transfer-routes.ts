import type { Kysely } from "kysely";
import { deviceOf } from "../../people/accounts/describe-device.ts";
import { createDailyCount } from "../../base/limits/daily-count.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { statusOf } from "../../record/heading.ts";
import { readShownNames } from "../../record/read-shown-names.ts";
import { AppError } from "../../base/errors.ts";
import type { Database } from "../../base/db/schema.ts";
import type { Bind } from "../../base/http/bind.ts";
import { requestedLanguage } from "../../base/http/requested-language.ts";
import { requireOwnWork } from "../statements/own-work.ts";
import { type TransferAnswerContext, acceptTransfer, obstacleTo, refuseTransfer } from "./answer-transfer.ts";
import { describeTransferOffer, findOffer, requireOffer } from "./offer.ts";
import { offerTransfer, type OfferTransferContext } from "./offer-transfer.ts";
import { deleteOffer } from "./transfer-store.ts";

interface TransferContext extends TransferAnswerContext, OfferTransferContext {
  db: Kysely<Database>;
  config: OfferTransferContext["config"] & { rateLimits: boolean };
}

/** Each sends a letter to an address that a user has typed. */
const offersPerDay = 10;

/** Transfers of works. */
export function transferRoutes(bind: Bind, context: TransferContext): void {
  const { take } = createDailyCount(context.db);
  const { pool, keys, config } = context;
  const limited = { config: { limit: { max: 60, seconds: 60 } } };

  bind("GET /api/ip/{id}/transfer", async ({ caller, params }) => {
    await requireOwnWork(context, caller.userId, params.id);
    const offer = await findOffer(context, params.id);
    return { offer: offer ? describeTransferOffer(offer) : null };
  });

  bind("POST /api/ip/{id}/transfer", async ({ caller, params, body, headers, request }) =>
    offerTransfer(
      context,
      caller,
      { workId: params.id, terms: body },
      {
        language: requestedLanguage(request),
        idempotencyKey: headers["idempotency-key"],
        mayOffer: async () => !config.rateLimits || take(`transfers ${caller.userId}`, offersPerDay),
      },
    ),
  );

  bind("DELETE /api/ip/{id}/transfer", async ({ caller, params }) => {
    await requireOwnWork(context, caller.userId, params.id);
    const offer = await findOffer(context, params.id);
    // It may have been accepted in the meantime: then the offer no longer exists.
    if (offer === undefined || !(await deleteOffer(pool, offer.id))) throw new AppError("not_found");
    return undefined;
  });

  bind(
    "POST /api/transfers/show",
    async ({ body: { token }, caller }) => {
      const offer = await requireOffer(context, token);
      const [certificate, names] = await Promise.all([
        requireCertificate(context, offer.certificateId),
        readShownNames(pool, keys, [offer.certificateId]),
      ]);
      return {
        ...describeTransferOffer(offer),
        certificateId: offer.certificateId,
        title: certificate.now.title,
        creatorName: names.get(offer.certificateId)?.creator ?? "",
        registrationDate: certificate.registeredAt.toISOString(),
        status: statusOf(certificate.said),
        obstacle: (await obstacleTo(context, offer, caller)) ?? null,
      };
    },
    limited,
  );

  bind(
    "POST /api/transfers/answer",
    async ({ caller, body: { token, answer }, headers, request }) => {
      const given = { token, idempotencyKey: headers["idempotency-key"], device: deviceOf(request) };
      if (answer === "accept") return acceptTransfer(context, caller, given);
      await refuseTransfer(context, token);
      return { workId: null, statement: null };
    },
    limited,
  );
}
