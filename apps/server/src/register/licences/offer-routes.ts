import type { MaterialType } from "@colophon/api";
import type { Bind } from "../../base/http/bind.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { changeOffer, describeOffer, type OfferContext, offerLicence } from "./offer-licence.ts";
import { findWork, listOffers, type OfferRow } from "./offer-store.ts";
import { offersOfWork } from "./offers-of-work.ts";

/** Offers of licences. */
export function offerRoutes(bind: Bind, context: OfferContext): void {
  const { pool } = context;
  const limited = { config: { limit: { max: 60, seconds: 60 } } };

  bind("GET /api/licences/offers", async ({ caller }) => {
    const offers = await listOffers(pool, caller.userId);
    return offers.map((offer) => ({ ...describeOffer(offer), of: ofOffer(offer), title: offer.title }));
  });

  bind(
    "POST /api/licences/offers",
    async ({ caller, body: { of, ...offered } }) => offerLicence(context, caller.userId, of, offered),
    limited,
  );

  bind(
    "PUT /api/licences/offers/{id}",
    async ({ caller, params, body }) => changeOffer(context, caller.userId, params.id, body),
    limited,
  );

  bind("GET /api/certificates/{certificateId}/offers", async ({ params }) => {
    const { workId } = await requireCertificate(context, params.certificateId);
    const work = await findWork(pool, workId);
    return work === undefined ? [] : (await offersOfWork(pool, work)).map(describeOffer);
  });
}

const ofOffer = ({ work_id: workId, material_type: materialType }: OfferRow) =>
  workId === null ? { materialType: materialType as MaterialType } : { workId };
