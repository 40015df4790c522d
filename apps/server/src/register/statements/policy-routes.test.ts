import type { UsesSaid } from "@colophon/uses";
import { makeUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { describe, expect, test } from "vitest";
import { makeWebRoot } from "../../../test/make-web-root.ts";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { certificatePageRoutes } from "../../record/certificate-page-routes.ts";
import { policyRoutes } from "./policy-routes.ts";
import { headersForMachines } from "./tell-machines.ts";

const speaking = await openSpeakingApp();
const { db, pool, register, say, transfer } = speaking;
const { publicUrl } = speaking.config;
const app = await createTestApp({ db }, (server) => {
  policyRoutes(server, speaking);
  certificatePageRoutes(server, {
    ...speaking,
    publicUrl,
    webRoot: makeWebRoot(),
    headersOf: async (certificate) => headersForMachines(speaking, certificate),
  });
});
const ada = await makeUser(db, "Ada Lovelace");

const training: UsesSaid = { "train-generative": "refuse", "train-other": "refuse" };
const everything: UsesSaid = { ...training, index: "refuse", ground: "refuse" };

const urlOf = (id: string) => `/certificates/${id}/tdm-policy.json`;
const policyOf = async (id: string) => send(app, "GET", urlOf(id));
async function headersOf(id: string) {
  const { headers, statusCode } = await app.inject(`/verify/${id}`);
  expect(statusCode).toBe(200);
  return {
    usage: headers["content-usage"],
    reservation: headers["tdm-reservation"],
    policy: headers["tdm-policy"],
  };
}
const nothing = { usage: undefined, reservation: undefined, policy: undefined };

/** As an operator would, of whose statement nothing here is read but its kind. */
const block = async (id: string) =>
  pool.query(
    `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed)
     select $1, count(*), 1000000, 'blocked', 'registry', now(), '' from statements where certificate_id = $1`,
    [id],
  );

describe.each([
  ["listed", true],
  ["unlisted", false],
])("of a %s work", (_, sharedPublicly) => {
  const registerOne = async (aiUse?: UsesSaid) => {
    const { id, certificateId } = await register(ada, aiUse && { aiUse });
    if (!sharedPublicly) await pool.query("update works set shared_publicly = false where id = $1", [id]);
    return { id, certificateId };
  };

  test("whose training is refused, the policy asks for consent, and the page says no more than that", async () => {
    const { certificateId } = await registerOne(training);
    const url = `${publicUrl}/verify/${certificateId}`;
    expect((await policyOf(certificateId)).answer).toEqual({
      "@context": ["http://www.w3.org/ns/odrl.jsonld", { tdm: "http://www.w3.org/ns/tdmrep#" }],
      "@type": "Offer",
      profile: "http://www.w3.org/ns/tdmrep",
      uid: `${publicUrl}${urlOf(certificateId)}`,
      assigner: {
        uid: url,
        "vcard:fn": "Ada Lovelace",
        "vcard:hasEmail": `mailto:${ada.email}`,
        "vcard:hasURL": url,
      },
      permission: [{ target: url, action: "tdm:mine", duty: [{ action: "obtainConsent" }] }],
    });
    expect(await headersOf(certificateId)).toEqual({ ...nothing, usage: "train-ai=n" });
  });

  test("of which all is refused, the page reserves mining", async () => {
    const { certificateId } = await registerOne(everything);
    expect(await headersOf(certificateId)).toEqual({
      usage: "train-ai=n, ai-use=n, search=n",
      reservation: "1",
      policy: `${publicUrl}${urlOf(certificateId)}`,
    });
  });

  test("of which nothing is said, or no training refused, there is no policy", async () => {
    const { certificateId } = await registerOne();
    expect(await policyOf(certificateId)).toEqual(refusal("not_found"));
    expect(await headersOf(certificateId)).toEqual(nothing);
    const allowing = await registerOne({ "train-generative": "allow", index: "allow" });
    expect(await policyOf(allowing.certificateId)).toEqual(refusal("not_found"));
    expect(await headersOf(allowing.certificateId)).toEqual({ ...nothing, usage: "train-ai=y" });
  });
});

test("an address that the certificate hides is not in its policy", async () => {
  const { certificateId } = await register(ada, { aiUse: training, showCreatorEmail: false });
  expect(JSON.stringify((await policyOf(certificateId)).answer)).not.toContain("@writers.example");
});

describe("the last word counts", () => {
  test("at once, also where a cache asks again", async () => {
    const { id, certificateId } = await register(ada, { aiUse: training });
    const { headers } = await app.inject(urlOf(certificateId));
    expect(headers).toMatchObject({
      "cache-control": "public, no-cache",
      "content-type": "application/json; charset=utf-8",
    });
    const again = { url: urlOf(certificateId), headers: { "if-none-match": String(headers.etag) } };
    expect((await app.inject(again)).statusCode).toBe(304);
    await say(ada, id, { kind: "ai_use", aiUse: { ground: "refuse" } });
    expect((await app.inject(again)).statusCode).toBe(404);
    expect(await headersOf(certificateId)).toEqual({ ...nothing, usage: "ai-use=n" });
    await say(ada, id, { kind: "ai_use", aiUse: {} });
    expect(await headersOf(certificateId)).toEqual(nothing);
  });

  test("and where it is no longer kept, nothing does", async () => {
    const { id, certificateId } = await register(ada, { aiUse: training });
    await say(ada, id, { kind: "ai_use", aiUse: everything });
    await pool.query("update statements set disclosures = null where certificate_id = $1", [certificateId]);
    expect(await policyOf(certificateId)).toEqual(refusal("not_found"));
    expect(await headersOf(certificateId)).toEqual(nothing);
  });

  test("of a successor, who isn’t named", async () => {
    const { id, certificateId } = await register(ada, { aiUse: training });
    const grace = await makeUser(db);
    await transfer(ada, id, grace);
    const url = `${publicUrl}/verify/${certificateId}`;
    expect((await policyOf(certificateId)).answer).toMatchObject({ assigner: { uid: url } });
    const text = JSON.stringify((await policyOf(certificateId)).answer);
    expect(text).not.toContain("Lovelace");
    expect(text).not.toContain(ada.email);
  });
});

test("of a work that was withdrawn, is blocked, or isn’t there, nothing is told", async () => {
  const withdrawn = await register(ada, { aiUse: everything });
  await say(ada, withdrawn.id, { kind: "withdrawn", reason: "" });
  expect(await policyOf(withdrawn.certificateId)).toEqual(refusal("not_found"));
  expect(await headersOf(withdrawn.certificateId)).toEqual(nothing);
  const blocked = await register(ada, { aiUse: everything });
  await block(blocked.certificateId);
  expect(await policyOf(blocked.certificateId)).toEqual(refusal("certificate_blocked"));
  expect(await headersOf(blocked.certificateId)).toEqual(nothing);
  expect(await policyOf("RSF-000000000")).toEqual(refusal("certificate_not_found"));
  expect(await policyOf("%00")).toEqual(refusal("certificate_not_found"));
});
