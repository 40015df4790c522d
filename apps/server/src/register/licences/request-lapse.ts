import type { TermsWanted } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { lapseRequests } from "../statements/lapse-requests.ts";
import { conflicts, offersInTheWay, wanted } from "./offer-conflicts.ts";
import { findWork, listOpenOffers, setOfferStates } from "./offer-store.ts";
import { listOpenRequests } from "./request-store.ts";

/**
 * In the transaction that issues a licence: requests that meet an exclusive one lapse, and the work's own offers that can't be beside it
 * are paused. Its work is locked.
 */
export async function makeWay(
  tx: Queryable,
  { workId, requestId, terms }: { workId: string; requestId: string; terms: TermsWanted },
): Promise<void> {
  const work = await findWork(tx, workId);
  if (work === undefined || work.ownerId === null) return;
  const offers = await listOpenOffers(tx, { ownerId: work.ownerId, workId, materialType: null });
  await setOfferStates(
    tx,
    offersInTheWay(terms, offers).map(({ id }) => id),
    "paused",
  );
  if (!terms.exclusive) return;
  const requests = await listOpenRequests(tx, workId, requestId);
  const over = requests.filter((request) => conflicts(wanted(terms), wanted(request.terms)));
  await lapseRequests(
    tx,
    "requests",
    over.map(({ id }) => id),
  );
}
