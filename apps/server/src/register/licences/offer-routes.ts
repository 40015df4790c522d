import type { Bind } from "../../base/http/bind.ts";
import { readLimit } from "../../base/http/read-limit.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { changeOffer, describeOffer, type OfferContext, offerLicence } from "./offer-licence.ts";
import { describeOffers } from "./own-offers.ts";
import { findWork, findWorks } from "./offer-store.ts";
import { offersOfWork, offersOfWorks } from "./offers-of-work.ts";

/** Works of which somebody asks at once whether they are offered. */
const mostAsked = 100;

/** Offers of licences. */
export function offerRoutes(bind: Bind, context: OfferContext): void {
  const { pool } = context;
  const limited = { config: { limit: { max: 60, seconds: 60 } } };

  bind("GET /api/licences/offers", async ({ caller }) => describeOffers(pool, caller.userId));

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

  bind(
    "GET /api/certificates/{certificateId}/offers",
    async ({ params }) => {
      const { workId } = await requireCertificate(context, params.certificateId);
      const work = await findWork(pool, workId);
      return work === undefined ? [] : (await offersOfWork(pool, work)).map(describeOffer);
    },
    readLimit,
  );

  bind(
    "GET /api/licences/offered",
    async ({ query: { certificates } }) => {
      const asked = certificates.toUpperCase().split(",").slice(0, mostAsked);
      const works = await findWorks(pool, asked);
      const offers = await offersOfWorks(pool, works);
      return works.flatMap(({ certificateId }, at) => (offers[at]?.length ? [certificateId] : []));
    },
    limited,
  );
}
