import { describe, expect, it } from "vitest";
import { everyMixture } from "../../test/every-mixture.ts";
import { reachOfTdmrep, reservesMining, tdmFileOf, tdmHeadersOf, tdmPolicyOf } from "./tdmrep.ts";

const certificateUrl = "https://registry.example/verify/RSF-7K2M9QX4T";
const url = "https://registry.example/certificates/RSF-7K2M9QX4T/tdm-policy.json";

describe("mining is reserved", () => {
  it("exactly where a training is refused, of all 81 mixtures", () => {
    for (const uses of everyMixture)
      expect(reservesMining(uses)).toBe(
        uses["train-generative"] === "refuse" || uses["train-other"] === "refuse",
      );
  });
  it("which goes further unless all was refused", () => {
    const all = {
      "train-generative": "refuse",
      "train-other": "refuse",
      index: "refuse",
      ground: "refuse",
    } as const;
    for (const uses of everyMixture) {
      const isAll = JSON.stringify(uses) === JSON.stringify(all);
      expect(reservesMining(uses) && reachOfTdmrep(uses).refusesToo.length === 0).toBe(isAll);
    }
  });
});

it("headers: an integer, and the URL of a policy", () =>
  expect(tdmHeadersOf(url)).toEqual({ "tdm-reservation": "1", "tdm-policy": url }));

it("the file of a site is an array of rules with a location and a reservation", () => {
  // The report's second example, of our values.
  expect(JSON.parse(tdmFileOf("/directory-b/html/", url))).toEqual([
    { location: "/directory-b/html/", "tdm-reservation": 1, "tdm-policy": url },
  ]);
});

// Each MUST of the report's section “Expressing a TDM Policy”.
describe("a policy", () => {
  const policy = tdmPolicyOf({ url, certificateUrl, name: "Aïcha Tremblay", email: "aicha@example.org" });
  it("has the context of ODRL, with the alias of what it uses of TDMRep", () =>
    expect(policy["@context"]).toEqual([
      "http://www.w3.org/ns/odrl.jsonld",
      { tdm: "http://www.w3.org/ns/tdmrep#" },
    ]));
  it("has a URI, is an offer, and of the profile", () =>
    expect(policy).toMatchObject({
      uid: url,
      "@type": "Offer",
      profile: "http://www.w3.org/ns/tdmrep",
    }));
  it("has one assigner, described by vCard as the report allows", () => {
    expect(policy.assigner).toEqual({
      uid: certificateUrl,
      "vcard:fn": "Aïcha Tremblay",
      "vcard:hasEmail": "mailto:aicha@example.org",
      "vcard:hasURL": certificateUrl,
    });
    expect(tdmPolicyOf({ url, certificateUrl }).assigner).toEqual({
      uid: certificateUrl,
      "vcard:hasURL": certificateUrl,
    });
  });
  it("has one permission, of mining alone, with the duty to ask first", () => {
    expect(policy.permission).toEqual([
      { target: certificateUrl, action: "tdm:mine", duty: [{ action: "obtainConsent" }] },
    ]);
    expect(Object.keys(policy)).not.toContain("prohibition");
    expect(Object.keys(policy)).not.toContain("obligation");
  });
});
