import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Language, LicenceRequest, TermsWanted } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { transact } from "../../base/db/transact.ts";
import { AppError } from "../../base/errors.ts";
import type { Caller } from "../../base/http/bind.ts";
import { idempotencyKeyOf } from "../../base/idempotency/idempotency-key.ts";
import { takeKeys } from "../../base/idempotency/idempotency.ts";
import { findEarlierUse } from "../../base/idempotency/used-keys.ts";
import { secondsLeftToday } from "../../base/limits/daily-count.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { describeRequest } from "./describe-request.ts";
import { offersInTheWay, refuseConflicts } from "./offer-conflicts.ts";
import { requireLicensable } from "./offer-licence.ts";
import {
  findOffer,
  type LicensedWork,
  listOpenOffers,
  lockOfferer,
  lockWork,
  type OfferRow,
} from "./offer-store.ts";
import { requireFiles } from "./offer-terms.ts";
import { holderOf } from "./request-holder.ts";
import { issueAgreed, type IssueAgreedContext } from "./request-issue.ts";
import { findListed, insertRequest, type RequestRow } from "./request-store.ts";
import { sealRequest, withSaid } from "./sealed-request.ts";
import { tellOfRequest } from "./request-letters.ts";
import { idOfUse, useOf } from "./request-use.ts";

export interface RequestContext extends IssueAgreedContext {
  letters: LetterQueue;
}

export interface Asked {
  offerId: string;
  certificateId: string;
  licensee: string;
  terms?: TermsWanted | undefined;
  text?: string | undefined;
  language: Language;
}

/**
 * Takes an open offer, or asks its owner for other terms or for the price. One that is free by its own terms is issued at once. The same
 * idempotency key never makes two requests.
 */
export async function requestLicence(
  context: RequestContext,
  { userId, email }: Pick<Caller, "userId" | "email">,
  asked: Asked,
  { idempotencyKey, mayAsk }: { idempotencyKey: string | undefined; mayAsk: () => Promise<boolean> },
): Promise<LicenceRequest> {
  const { pool } = context;
  const key = idempotencyKeyOf(userId, idempotencyKey, ["licence", asked]);
  const before = key && (await findEarlierUse(pool, key));
  if (before !== undefined) return goOn(context, userId, idOfUse(before));

  if (email === null) throw new AppError("email_not_confirmed");
  const certificate = await requireCertificate(context, asked.certificateId, { userId });
  if (certificate.ownerId === userId) throw new AppError("licence_own_work");
  if (!(await mayAsk())) throw new AppError("licence_requests_per_day", { retryAfter: secondsLeftToday() });
  const { name: licensor } = await holderOf(context, certificate);
  const id = randomUUID();
  const isMine = await transact(pool, async (tx) => {
    if (!(await lockOfferer(tx, userId))) throw new AppError("unauthorized");
    const use = key && useOf(key, certificate.id, id);
    if (use !== undefined && (await takeKeys(tx, [use])).size === 0) return false;
    const request = await draft(tx, { id, userId, workId: certificate.workId, asked });
    const said = withSaid({ licensor, licensee: asked.licensee, said: [] }, "licensee", asked.text);
    await insertRequest(tx, { ...request, sealed: sealRequest(context.keys, id, said) });
    const { title } = certificate.now;
    await tellOfRequest(context, tx, request, { by: "licensee", title, sealed: said });
    return true;
  });
  if (isMine) return goOn(context, userId, id);
  // The same request was faster on another connection.
  const quicker = key && (await findEarlierUse(pool, key));
  if (quicker === undefined) throw new AppError("unauthorized");
  return goOn(context, userId, idOfUse(quicker));
}

/** A request for an offer that is open now, of a work that is locked. */
async function draft(
  tx: Queryable,
  { id, userId, workId, asked }: { id: string; userId: string; workId: string; asked: Asked },
): Promise<Omit<RequestRow, "created_at" | "changed_at" | "is_exclusive" | "sealed">> {
  const work = await lockWork(tx, workId);
  const offer = await findOffer(tx, asked.offerId);
  const isOfWork =
    offer !== undefined &&
    offer.owner_id === work?.ownerId &&
    (offer.work_id === workId || offer.material_type === work.materialType);
  if (work === undefined || !isOfWork) throw new AppError("licence_offer_closed");
  // Who asks may have become its owner meanwhile.
  if (work.ownerId === userId) throw new AppError("licence_own_work");
  const terms = asked.terms ?? offer.terms;
  const isTaken = offer.amount !== null && isDeepStrictEqual(terms, offer.terms);
  // Somebody who was faster may have paused the offer by that: the reason is said first.
  if (isTaken && offer.state !== "withdrawn") await refuseConflicts(tx, [workId], terms, id);
  if (offer.state !== "open" || (await isExcludedByOwn(tx, offer, work)))
    throw new AppError("licence_offer_closed");
  requireLicensable(work, offer.knows_of_dispute);
  requireFiles(terms, work.fileCount);
  return {
    id,
    offer_id: offer.id,
    work_id: workId,
    certificate_id: work.certificateId,
    licensor_id: offer.owner_id,
    licensee_id: userId,
    state: isTaken ? "agreed" : "asked",
    terms,
    ...priceOf(offer),
    knows_of_dispute: offer.knows_of_dispute,
    language: asked.language,
  };
}

/** One of all works of a type isn't offered where an offer of the work itself excludes it. */
async function isExcludedByOwn(
  tx: Queryable,
  offer: OfferRow,
  { ownerId, workId }: LicensedWork,
): Promise<boolean> {
  if (offer.work_id !== null || ownerId === null) return false;
  const own = await listOpenOffers(tx, { ownerId, workId, materialType: null });
  return offersInTheWay(offer.terms, own).length > 0;
}

const priceOf = ({ amount, currency }: OfferRow) => ({ amount, currency });

/** Issues what is agreed and free; a repeated request makes up for what was interrupted. */
async function goOn(context: RequestContext, userId: string, id: string): Promise<LicenceRequest> {
  const request = await findListed(context.pool, id);
  if (request?.state === "agreed" && request.amount === 0) await issueAgreed(context, id);
  return describeRequest(context, userId, id);
}
