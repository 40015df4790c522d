import type { Queryable } from "../../base/db/queryable.ts";
import { inTheWay, offersInTheWay } from "./offer-conflicts.ts";
import {
  type LicensedWork,
  listAgreed,
  listLicensed,
  listOpenOffersOf,
  type OfferRow,
} from "./offer-store.ts";

/** The offers of a work that can be taken now; those of all works of its type only beside its own. */
export async function offersOfWork(db: Queryable, work: LicensedWork): Promise<OfferRow[]> {
  const [offers = []] = await offersOfWorks(db, [work]);
  return offers;
}

/** The same of each work. */
export async function offersOfWorks(db: Queryable, works: readonly LicensedWork[]): Promise<OfferRow[][]> {
  const ids = works.map(({ workId }) => workId);
  const open = await listOpenOffersOf(db, works);
  const permissions = [...(await listLicensed(db, ids)), ...(await listAgreed(db, ids, null))];
  return works.map(({ workId, ownerId, heading }) => {
    if (ownerId === null || heading === "withdrawn" || heading === "blocked") return [];
    const offers = open.filter(({ ofWork }) => ofWork === workId);
    const own = offers.filter((offer) => offer.work_id !== null);
    const permitted = permissions.filter((permission) => permission.workId === workId);
    return offers.filter(
      ({ terms, work_id: isOwn, knows_of_dispute: knows }) =>
        (heading !== "disputed" || knows) &&
        (isOwn !== null || offersInTheWay(terms, own).length === 0) &&
        inTheWay(terms, permitted).length === 0,
    );
  });
}
