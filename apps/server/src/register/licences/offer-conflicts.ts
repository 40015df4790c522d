import type { TermsWanted } from "@colophon/api";
import { overlap, type Scope } from "@colophon/licences";
import type { Queryable } from "../../base/db/queryable.ts";
import { AppError } from "../../base/errors.ts";
import { listAgreed, listLicensed, type OfferRow, type Permission } from "./offer-store.ts";
import { scopeOf, today } from "./offer-terms.ts";

/** Whether both can't be: they meet, and one of them is exclusive. */
export function conflicts(
  one: { isExclusive: boolean; scope: Scope },
  other: { isExclusive: boolean; scope: Scope },
): boolean {
  return (one.isExclusive || other.isExclusive) && overlap(one.scope, other.scope);
}

export const wanted = (terms: TermsWanted) => ({ isExclusive: terms.exclusive, scope: scopeOf(terms) });

const permitted = ({ isExclusive, terms, from, until }: Permission) => {
  const scope = scopeOf(terms, from ?? today());
  return { isExclusive, scope: from === null ? scope : { ...scope, until: until ?? undefined } };
};

/**
 * Which of these permissions would conflict with such terms from today on: an expired licence meets nothing that begins today.
 */
export const inTheWay = (terms: TermsWanted, permissions: readonly Permission[]): Permission[] =>
  permissions.filter((each) => conflicts(wanted(terms), permitted(each)));

/** Refuses terms that meet what others were permitted exclusively, and exclusive ones that meet anything. The works are locked. */
export async function refuseConflicts(
  tx: Queryable,
  workIds: readonly string[],
  terms: TermsWanted,
  /** The request whose terms these are. */
  requestId: string | null = null,
): Promise<void> {
  const permissions = [...(await listLicensed(tx, workIds)), ...(await listAgreed(tx, workIds, requestId))];
  if (inTheWay(terms, permissions).length === 0) return;
  throw new AppError(requestId === null && terms.exclusive ? "licence_in_the_way" : "licence_taken");
}

/** The offers among these that can't be open beside one with such terms. */
export const offersInTheWay = (terms: TermsWanted, offers: readonly OfferRow[]): OfferRow[] =>
  offers.filter((offer) => conflicts(wanted(terms), wanted(offer.terms)));
