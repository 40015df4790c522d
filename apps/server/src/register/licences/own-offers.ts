import type { MaterialType, OwnOffer } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { describeOffer } from "./offer-licence.ts";
import { listOffers, type OfferRow } from "./offer-store.ts";

/** An account's offers, newest first. */
export async function describeOffers(db: Queryable, ownerId: string): Promise<OwnOffer[]> {
  const offers = await listOffers(db, ownerId);
  return offers.map((offer) => ({
    ...describeOffer(offer),
    of: ofOffer(offer),
    title: offer.title,
    knowsOfDispute: offer.knows_of_dispute,
  }));
}

const ofOffer = ({ work_id: workId, material_type: materialType }: OfferRow): OwnOffer["of"] =>
  workId === null ? { materialType: materialType as MaterialType } : { workId };
