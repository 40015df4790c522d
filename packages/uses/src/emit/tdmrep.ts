// TDMRep: final report of a W3C community group, 10 May 2024, https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/

import { USES, type UsesSaid } from "../vocabulary.ts";
import { exactly, type Reach } from "./reach.ts";

/**
 * Whether mining is reserved: where the training of any model is refused. Never that it is not, which would allow all mining,
 * and nobody has said that.
 */
export const reservesMining = (uses: UsesSaid): boolean =>
  uses["train-generative"] === "refuse" || uses["train-other"] === "refuse";

/** All mining is reserved, by whatever name. */
export function reachOfTdmrep(uses: UsesSaid): Reach {
  if (!reservesMining(uses)) return exactly;
  return { ...exactly, refusesToo: USES.filter((use) => uses[use] !== "refuse") };
}

/** Header fields of each answer that the reservation is about. */
export const tdmHeadersOf = (policyUrl: string): Record<string, string> => ({
  "tdm-reservation": "1",
  "tdm-policy": policyUrl,
});

/** The file `/.well-known/tdmrep.json` of a web site, of all below one path. */
export const tdmFileOf = (path: string, policyUrl: string): string =>
  `${JSON.stringify([{ location: path, "tdm-reservation": 1, "tdm-policy": policyUrl }], null, 2)}\n`;

/** Whom to ask, and where the certificate is. */
export interface PolicyFacts {
  /** Of the policy itself. */
  url: string;
  certificateUrl: string;
  /** Unknown of a work that another has now, and where the record does not show them. */
  name?: string | undefined;
  email?: string | undefined;
}

/** A policy of TDMRep's profile of ODRL: who wants to mine asks first. */
export const tdmPolicyOf = ({ url, certificateUrl, name, email }: PolicyFacts) => ({
  "@context": ["http://www.w3.org/ns/odrl.jsonld", { tdm: "http://www.w3.org/ns/tdmrep#" }],
  "@type": "Offer",
  profile: "http://www.w3.org/ns/tdmrep",
  uid: url,
  assigner: {
    uid: certificateUrl,
    ...(name && { "vcard:fn": name }),
    ...(email && { "vcard:hasEmail": `mailto:${email}` }),
    "vcard:hasURL": certificateUrl,
  },
  permission: [{ target: certificateUrl, action: "tdm:mine", duty: [{ action: "obtainConsent" }] }],
});
