import { randomUUID } from "node:crypto";
import type { LicenceOffer, MaterialType, OfferState, TermsWanted } from "@colophon/api";
import type pg from "pg";
import type { Queryable } from "../../base/db/queryable.ts";
import { transact } from "../../base/db/transact.ts";
import { AppError } from "../../base/errors.ts";
import { offersInTheWay, refuseConflicts } from "./offer-conflicts.ts";
import {
  countOffers,
  findOffer,
  forgetWithdrawn,
  insertOffer,
  type LicensedWork,
  listOpenOffers,
  lockOfferer,
  lockWork,
  type OfferRow,
  setOfferStates,
  updateOffer,
} from "./offer-store.ts";
import { amountOf, termsWithVocabulary, type Price, requireFiles } from "./offer-terms.ts";

export interface OfferContext {
  pool: pg.Pool;
  config: { currency: string };
}

/** The contents of an offer. */
export interface Offered {
  terms: TermsWanted;
  price: Price;
  knowsOfDispute?: boolean | undefined;
}

/** Of an account; and as many withdrawn ones. */
const mostOffers = 500;

/**
 * Offers licences of one's own work, or of all one's works of a type: of each of them of which nothing is in the way. Open offers that
 * can't be beside it are paused.
 */
export async function offerLicence(
  { pool, config: { currency } }: OfferContext,
  userId: string,
  of: { workId: string } | { materialType: MaterialType },
  { terms, price, knowsOfDispute = false }: Offered,
): Promise<LicenceOffer> {
  const amount = amountOf(price, currency);
  return transact(pool, async (tx) => {
    if (!(await lockOfferer(tx, userId))) throw new AppError("unauthorized");
    if ((await countOffers(tx, userId)) >= mostOffers) throw new AppError("licence_offers_full");
    await forgetWithdrawn(tx, userId, mostOffers);
    const [workId, materialType] = "workId" in of ? [of.workId, null] : [null, of.materialType];
    const offer = {
      id: randomUUID(),
      owner_id: userId,
      work_id: workId,
      material_type: materialType,
      terms,
      amount,
      currency,
      knows_of_dispute: knowsOfDispute && workId !== null,
    };
    await open(tx, offer);
    return describeOffer(await insertOffer(tx, offer));
  });
}

/** Changes an offer. What was asked for, agreed or issued keeps its terms. */
export async function changeOffer(
  { pool, config: { currency } }: OfferContext,
  userId: string,
  id: string,
  { state, terms, price, knowsOfDispute = false }: Offered & { state: OfferState },
): Promise<LicenceOffer> {
  const amount = amountOf(price, currency);
  return transact(pool, async (tx) => {
    if (!(await lockOfferer(tx, userId))) throw new AppError("unauthorized");
    const before = await findOffer(tx, id);
    if (before?.owner_id !== userId) throw new AppError("not_found");
    if (before.state === "withdrawn") throw new AppError("licence_offer_closed");
    const knows = knowsOfDispute && before.work_id !== null;
    const offer = { ...before, terms, amount, currency, state, knows_of_dispute: knows };
    if (state === "open") await open(tx, offer);
    return describeOffer(await updateOffer(tx, offer));
  });
}

/** What must be true of an offer that is open, in its transaction. */
async function open(
  tx: Queryable,
  offer: Pick<OfferRow, "id" | "owner_id" | "work_id" | "material_type" | "terms" | "knows_of_dispute">,
): Promise<void> {
  const { owner_id: ownerId, work_id: workId, material_type: materialType, terms } = offer;
  if (workId === null) requireFiles(terms, 0);
  else {
    const work = await lockWork(tx, workId);
    if (work?.ownerId !== ownerId) throw new AppError("not_found");
    requireLicensable(work, offer.knows_of_dispute);
    requireFiles(terms, work.fileCount);
    await refuseConflicts(tx, [workId], terms);
  }
  const others = await listOpenOffers(tx, { ownerId, workId, materialType });
  const paused = offersInTheWay(terms, others).filter(({ id }) => id !== offer.id);
  await setOfferStates(
    tx,
    paused.map(({ id }) => id),
    "paused",
  );
}

/** Refuses a work of which no licence may be issued now. */
export function requireLicensable({ heading }: LicensedWork, knowsOfDispute: boolean): void {
  if (heading === "withdrawn" || heading === "blocked") throw new AppError("licence_work_gone");
  if (heading === "disputed" && !knowsOfDispute) throw new AppError("licence_work_disputed");
}

export const describeOffer = ({ id, terms, amount, currency, state }: OfferRow): LicenceOffer => ({
  id,
  terms: termsWithVocabulary(terms),
  amount,
  currency,
  state,
});
