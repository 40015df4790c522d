import { isDeepStrictEqual } from "node:util";
import type { Language, TermsWanted } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { AppError } from "../../base/errors.ts";
import { offersInTheWay, refuseConflicts } from "./offer-conflicts.ts";
import { requireLicensable } from "./offer-licence.ts";
import { findOffer, type LicensedWork, listOpenOffers, lockWork, type OfferRow } from "./offer-store.ts";
import { requireFiles } from "./offer-terms.ts";
import type { RequestRow } from "./request-store.ts";

export interface Asked {
  offerId: string;
  certificateId: string;
  licensee: string;
  terms?: TermsWanted | undefined;
  text?: string | undefined;
  language: Language;
}

/** A request for an offer that is open now, of a work that is locked. */
export async function draftRequest(
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
