import type { Queryable } from "../../base/db/queryable.ts";
import { inTheWay, offersInTheWay } from "./offer-conflicts.ts";
import { type LicensedWork, listAgreed, listLicensed, listOpenOffers, type OfferRow } from "./offer-store.ts";

/** The offers of a work that can be taken now; those of all works of its type only beside its own. */
export async function offersOfWork(db: Queryable, work: LicensedWork): Promise<OfferRow[]> {
  const { workId, ownerId, materialType, heading } = work;
  if (ownerId === null || heading === "withdrawn" || heading === "blocked") return [];
  const offers = await listOpenOffers(db, { ownerId, workId, materialType });
  const own = offers.filter((offer) => offer.work_id !== null);
  const permissions = [...(await listLicensed(db, [workId])), ...(await listAgreed(db, [workId], null))];
  return offers.filter(
    ({ terms, work_id: isOwn, knows_of_dispute: knows }) =>
      (heading !== "disputed" || knows) &&
      (isOwn !== null || offersInTheWay(terms, own).length === 0) &&
      inTheWay(terms, permissions).length === 0,
  );
}
