import type { LicenceOffer, LicenceRequest } from "@colophon/api";

const terms: LicenceOffer["terms"] = {
  vocabulary: "colophon-licence-terms/v1",
  purpose: "editorial",
  media: ["print"],
  territory: ["CA"],
  months: 12,
  exclusive: false,
  revocable: false,
  credit: "",
  files: [],
  note: "",
};

/** An open offer; what a test is about, it overrides. */
export const makeOffer = (changes: Partial<LicenceOffer> = {}): LicenceOffer => ({
  id: "0190b7a2-5c1e-7000-8000-00000000000a",
  terms,
  amount: 2500,
  currency: "CAD",
  state: "open",
  ...changes,
});

/** A request that Bo made of Ada. */
export const makeRequest = (changes: Partial<LicenceRequest> = {}): LicenceRequest => ({
  id: "0190b7a2-5c1e-7000-8000-00000000000b",
  as: "licensor",
  state: "asked",
  certificateId: "RSF-7K2M9QX4T",
  title: "The Lighthouse Keeper",
  licensor: { name: "Ada Winterbourne" },
  licensee: { name: "Bo Press" },
  terms,
  amount: 2500,
  currency: "CAD",
  said: [{ by: "licensee", text: "For our spring issue.", at: "2026-11-28T10:00:00.000Z" }],
  changedAt: "2026-11-28T10:00:00.000Z",
  licenceId: null,
  ...changes,
});
