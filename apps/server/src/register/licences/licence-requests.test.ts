import { randomUUID } from "node:crypto";
import type { LicenceOffer, LicenceRequest } from "@colophon/api";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { makeTerms } from "@colophon/testing/make-terms";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { queuedLetters } from "../../../test/test-letters.ts";
import { createEraser } from "../../personal-data/eraser.ts";
import { exportUser } from "../../personal-data/export-user.ts";
import { openObjects } from "../../base/files/folder-objects.ts";
import { openStaging } from "../deposits/staging.ts";
import { openSpeakingApp } from "../../../test/speaking-app.ts";

const speaking = await openSpeakingApp();
const { app, pool, db, register, say, transfer } = speaking;

const ada = await makeUser(db);
const grace = await makeUser(db, "Grace Hopper");
const noor = await makeUser(db, "Noor Haddad");

const terms = makeTerms({
  purpose: "commercial",
  media: ["print"],
  territory: ["CA"],
  months: 12,
  credit: "Ada Lovelace",
});
const exclusive = { ...terms, exclusive: true };
const free = { kind: "free" };
const priced = { kind: "fixed", amount: "25.00" };

const offerOf = (user: TestUser, of: object, given: object = {}) =>
  send(app, "POST", "/api/licences/offers", {
    token: user.token,
    body: { of, terms, price: free, ...given },
  });
async function offer(user: TestUser, workId: string, given: object = {}): Promise<LicenceOffer> {
  const { status, answer } = await offerOf(user, { workId }, given);
  expect({ status, answer }).toMatchObject({ status: 201, answer: { state: "open" } });
  return answer as LicenceOffer;
}
const change = (user: TestUser, { id }: LicenceOffer, given: object) =>
  send(app, "PUT", `/api/licences/offers/${id}`, {
    token: user.token,
    body: { terms, price: free, state: "open", ...given },
  });
const shown = async (certificateId: string) =>
  (await send(app, "GET", `/api/certificates/${certificateId}/offers`)).answer as LicenceOffer[];
const stateOf = async ({ id }: LicenceOffer) =>
  (await pool.query<{ state: string }>("select state from licence_offers where id = $1", [id])).rows[0]
    ?.state;
const ask = (
  user: TestUser,
  { id: offerId }: LicenceOffer,
  certificateId: string,
  given: object = {},
  headers: Record<string, string> = {},
) =>
  send(app, "POST", "/api/licences/requests", {
    token: user.token,
    body: { offerId, certificateId, licensee: "Analytical Press", language: "en", ...given },
    headers,
  });
async function asked(...given: Parameters<typeof ask>): Promise<LicenceRequest> {
  const { status, answer } = await ask(...given);
  expect({ status, answer }).toMatchObject({ status: 201 });
  return answer as LicenceRequest;
}
const reply = (user: TestUser, { id }: LicenceRequest, body: object, headers: Record<string, string> = {}) =>
  send(app, "POST", `/api/licences/requests/${id}/answer`, { token: user.token, body, headers });
const listed = async (user: TestUser) =>
  (await send(app, "GET", "/api/licences/requests", { token: user.token })).answer as LicenceRequest[];
const nowOf = async (user: TestUser, { id }: LicenceRequest) =>
  (await listed(user)).find((request) => request.id === id);
const countLicences = async (certificateId: string) =>
  (await pool.query("select from licences where certificate_id = $1", [certificateId])).rowCount;

describe("an offer", () => {
  test("is shown to anyone while it is open", async () => {
    const { id, certificateId } = await register(ada);
    const one = await offer(ada, id, { price: priced });
    expect(one).toMatchObject({ amount: 2500, currency: "CAD", terms: { purpose: "commercial" } });
    expect(await shown(certificateId)).toEqual([one]);
    expect((await change(ada, one, { state: "paused" })).status).toBe(200);
    expect(await shown(certificateId)).toEqual([]);
    expect((await change(ada, one, { state: "withdrawn" })).status).toBe(200);
    expect(await change(ada, one, {})).toEqual(refusal("licence_offer_closed"));
  });

  test("is of one's own works alone", async () => {
    const { id } = await register(ada);
    expect(await offerOf(grace, { workId: id })).toEqual(refusal("not_found"));
    expect(await offerOf(grace, { workId: randomUUID() })).toEqual(refusal("not_found"));
    const one = await offer(ada, id);
    expect(await change(grace, one, {})).toEqual(refusal("not_found"));
  });

  test("has no more decimals than the currency, and no files that the work lacks", async () => {
    const { id } = await register(ada);
    expect(await offerOf(ada, { workId: id }, { price: { kind: "fixed", amount: "2.505" } })).toEqual(
      refusal("validation_failed", { "price.amount": "too_many_decimals" }),
    );
    expect(await offerOf(ada, { workId: id }, { terms: { ...terms, files: [2] } })).toEqual(
      refusal("validation_failed", { "terms.files": "invalid" }),
    );
    await offer(ada, id, { terms: { ...terms, files: [1] } });
  });

  test("is refused for a withdrawn work, which ends its offers", async () => {
    const { id, certificateId } = await register(ada);
    const one = await offer(ada, id);
    expect((await say(ada, id, { kind: "withdrawn", reason: "" })).status).toBe(201);
    expect(await stateOf(one)).toBe("withdrawn");
    expect(await shown(certificateId)).toEqual([]);
    expect(await offerOf(ada, { workId: id })).toEqual(refusal("licence_work_gone"));
  });

  test("is refused for a disputed work, unless it says that this is known", async () => {
    const { id, certificateId } = await register(ada);
    const before = await offer(ada, id);
    await disputeIt(certificateId);
    expect(await shown(certificateId)).toEqual([]);
    expect(await ask(grace, before, certificateId)).toEqual(refusal("licence_work_disputed"));
    expect(await offerOf(ada, { workId: id })).toEqual(refusal("licence_work_disputed"));
    const known = await offer(ada, id, { knowsOfDispute: true });
    expect(await shown(certificateId)).toEqual([known]);
    expect(await ask(grace, known, certificateId)).toMatchObject({
      status: 201,
      answer: { state: "issued" },
    });
  });

  test("that is exclusive pauses those that it meets, and is paused by them", async () => {
    const { id } = await register(ada);
    const [here, elsewhere] = [
      await offer(ada, id),
      await offer(ada, id, { terms: { ...terms, territory: ["JP"] } }),
    ];
    const alone = await offer(ada, id, { terms: exclusive });
    expect(await stateOf(here)).toBe("paused");
    expect(await stateOf(elsewhere)).toBe("open");
    expect((await change(ada, here, {})).status).toBe(200);
    expect(await stateOf(alone)).toBe("paused");
  });

  test("that is exclusive isn't opened where something was issued or agreed", async () => {
    const { id, certificateId } = await register(ada);
    await asked(grace, await offer(ada, id, { price: priced }), certificateId);
    expect(await offerOf(ada, { workId: id }, { terms: exclusive })).toEqual(refusal("licence_in_the_way"));
    await offer(ada, id, { terms: { ...exclusive, media: ["stage"] } });
  });

  test("of all works of a type is of each of them of which nothing is in the way", async () => {
    const owner = await makeUser(db, "Mary Shelley");
    const [one, other] = [await register(owner), await register(owner)];
    const { materialType } = (await speaking.look(owner, one.id)).fields;
    const { status, answer } = await offerOf(owner, { materialType });
    expect(status).toBe(201);
    expect(await shown(one.certificateId)).toEqual([answer]);
    const own = await offer(owner, one.id, { terms: exclusive, price: priced });
    expect(await shown(one.certificateId)).toEqual([own]);
    expect(await shown(other.certificateId)).toEqual([answer]);
    // What isn't shown can't be taken by its id either.
    expect(await ask(grace, answer as LicenceOffer, one.certificateId)).toEqual(
      refusal("licence_offer_closed"),
    );
    const request = await asked(grace, answer as LicenceOffer, other.certificateId);
    expect(request).toMatchObject({ state: "issued", certificateId: other.certificateId });
    expect(await ask(grace, own, other.certificateId)).toEqual(refusal("licence_offer_closed"));
  });
});

/** As the claimant says it. */
async function disputeIt(certificateId: string): Promise<void> {
  const { status } = await send(app, "POST", `/api/certificates/${certificateId}/disputes`, {
    token: noor.token,
    body: { text: "It is mine." },
  });
  expect(status).toBe(201);
}

describe("a request", () => {
  test("for an offer that is free is issued at once, once per key", async () => {
    const { id, certificateId } = await register(ada);
    const one = await offer(ada, id);
    const headers = { "idempotency-key": randomUUID() };
    const request = await asked(grace, one, certificateId, {}, headers);
    expect(request).toMatchObject({ state: "issued", as: "licensee", amount: 0 });
    expect(request.licenceId).toMatch(/^LIC-/);
    expect(await asked(grace, one, certificateId, {}, headers)).toEqual(request);
    expect(await ask(grace, one, certificateId, { licensee: "Another" }, headers)).toEqual(
      refusal("idempotency_key_reused"),
    );
    expect(await countLicences(certificateId)).toBe(1);
  });

  test("for a priced offer is issued when the receipt is confirmed, once", async () => {
    const { id, certificateId } = await register(ada);
    const request = await asked(grace, await offer(ada, id, { price: priced }), certificateId);
    expect(request).toMatchObject({ state: "agreed", amount: 2500, licenceId: null });
    expect(await reply(grace, request, { answer: "paid" })).toEqual(refusal("licence_not_your_turn"));
    const both = await Promise.all([1, 2].map(() => reply(ada, request, { answer: "paid" })));
    const again = await reply(ada, request, { answer: "paid" });
    for (const { status, answer } of [...both, again])
      expect({ status, answer }).toMatchObject({ status: 200, answer: { state: "issued", as: "licensor" } });
    expect(await countLicences(certificateId)).toBe(1);
  });

  test("is asked, countered and accepted, with what each side wrote", async () => {
    const { id, certificateId } = await register(ada);
    const one = await offer(ada, id, { price: { kind: "ask" } });
    const request = await asked(grace, one, certificateId, { text: "For our spring list." });
    expect(request).toMatchObject({ state: "asked", amount: null, licensor: { name: "Ada Lovelace" } });
    expect(await reply(ada, request, { answer: "accept" })).toEqual(refusal("licence_price_missing"));
    expect(await reply(grace, request, { answer: "accept" })).toEqual(refusal("licence_not_your_turn"));
    expect(await reply(ada, request, { answer: "paid" })).toEqual(refusal("licence_not_agreed"));
    const longer = { ...terms, months: 24 };
    const counter = { answer: "counter", terms: longer, price: priced, text: "Two years?" };
    expect(await reply(ada, request, counter)).toMatchObject({ status: 200, answer: { state: "countered" } });
    const back = { answer: "counter", terms: longer, price: { kind: "fixed", amount: "20" } };
    expect(await reply(grace, request, back)).toMatchObject({ answer: { state: "asked", amount: 2000 } });
    expect(await reply(ada, request, { answer: "accept" })).toMatchObject({
      answer: {
        state: "agreed",
        terms: { months: 24 },
        said: [
          { by: "licensee", text: "For our spring list." },
          { by: "licensor", text: "Two years?" },
        ],
      },
    });
    expect(await reply(ada, request, { answer: "paid" })).toMatchObject({ answer: { state: "issued" } });
    expect(await reply(noor, request, { answer: "accept" })).toEqual(refusal("not_found"));
    const kinds = async ({ id: reader }: TestUser) =>
      (await queuedLetters(db, reader)).flatMap(({ kind }) => (kind.startsWith("licence") ? [kind] : []));
    expect(await kinds(grace)).toEqual(
      expect.arrayContaining(["licenceCountered", "licenceAgreed", "licenceIssued"]),
    );
    expect(await kinds(ada)).toEqual(expect.arrayContaining(["licenceAsked", "licenceAgreed"]));
  });

  test("is declined by whose turn it is, and withdrawn by the licensee when it isn't", async () => {
    const { id, certificateId } = await register(ada);
    const one = await offer(ada, id, { price: { kind: "ask" } });
    const [first, second] = [await asked(grace, one, certificateId), await asked(noor, one, certificateId)];
    expect(await reply(ada, first, { answer: "decline" })).toMatchObject({ answer: { state: "declined" } });
    expect(await reply(noor, second, { answer: "decline" })).toMatchObject({
      answer: { state: "withdrawn" },
    });
    expect(await reply(ada, second, { answer: "accept" })).toEqual(refusal("licence_request_over"));
  });

  test("of oneself is refused, and of an offer that is paused", async () => {
    const { id, certificateId } = await register(ada);
    const one = await offer(ada, id);
    expect(await ask(ada, one, certificateId)).toEqual(refusal("licence_own_work"));
    await change(ada, one, { state: "paused" });
    expect(await ask(grace, one, certificateId)).toEqual(refusal("licence_offer_closed"));
  });

  test("keeps the terms that it was made for", async () => {
    const { id, certificateId } = await register(ada);
    const one = await offer(ada, id, { price: priced });
    const request = await asked(grace, one, certificateId);
    await change(ada, one, { terms: { ...terms, months: 1 }, price: { kind: "fixed", amount: "99" } });
    expect(await nowOf(ada, request)).toMatchObject({ amount: 2500, terms: { months: 12 } });
  });

  test.each(["free", "priced"])(
    "of two takers of one exclusive offer at once, %s, ten times one gets it, and the other reads that it is taken",
    async (kind) => {
      for (let time = 0; time < 10; time++) {
        const { id, certificateId } = await register(ada);
        const one = await offer(ada, id, { terms: exclusive, price: kind === "free" ? free : priced });
        const both = await Promise.all([grace, noor].map((user) => ask(user, one, certificateId)));
        expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
        expect(both.find(({ status }) => status !== 201)).toEqual(refusal("licence_taken"));
        expect(await countLicences(certificateId)).toBe(kind === "free" ? 1 : 0);
      }
    },
  );

  test("lapses when an exclusive licence that it meets is issued", async () => {
    const { id, certificateId } = await register(ada);
    const one = await offer(ada, id, { terms: exclusive, price: priced });
    const [other, apart] = [
      await asked(noor, one, certificateId, { terms }),
      await asked(noor, one, certificateId, { terms: { ...terms, territory: ["FR"] } }),
    ];
    const request = await asked(grace, one, certificateId);
    await reply(ada, request, { answer: "paid" });
    expect(await nowOf(noor, other)).toMatchObject({ state: "lapsed" });
    expect(await nowOf(noor, apart)).toMatchObject({ state: "asked" });
    const told = await pool.query<{ subject: string; user_id: string }>(
      "select subject, user_id from letters where kind = 'licenceLapsed' and subject like any ($1) order by subject",
      [[`${other.id}/%`, `${apart.id}/%`, `${request.id}/%`]],
    );
    expect(told.rows).toEqual([
      { subject: `${other.id}/licensee`, user_id: noor.id },
      { subject: `${other.id}/licensor`, user_id: ada.id },
    ]);
    expect(await stateOf(one)).toBe("paused");
    expect(await offerOf(ada, { workId: id })).toEqual(refusal("licence_taken"));
  });

  test("lapses when the work is transferred, and can't be paid any more", async () => {
    const { id, certificateId } = await register(ada);
    const one = await offer(ada, id, { price: priced });
    const request = await asked(noor, one, certificateId);
    await transfer(ada, id, grace);
    expect(await nowOf(noor, request)).toMatchObject({ state: "lapsed" });
    expect(await reply(ada, request, { answer: "paid" })).toEqual(refusal("licence_request_over"));
    expect(await stateOf(one)).toBe("withdrawn");
    expect(await shown(certificateId)).toEqual([]);
    expect(await countLicences(certificateId)).toBe(0);
    const again = await asked(noor, await offer(grace, id), certificateId);
    expect(again).toMatchObject({ state: "issued", licensor: { name: "Grace Hopper" } });
  });
});

test("requests of a day are limited", async () => {
  const limited = await openSpeakingApp({ rateLimits: true });
  const [owner, taker] = [await makeUser(limited.db), await makeUser(limited.db, "Noor Haddad")];
  const { id, certificateId } = await limited.register(owner);
  const made = await send(limited.app, "POST", "/api/licences/offers", {
    token: owner.token,
    body: { of: { workId: id }, terms, price: { kind: "ask" } },
  });
  const { id: offerId } = made.answer as LicenceOffer;
  const statuses: number[] = [];
  for (let number = 0; number < 21; number++) {
    const { status } = await send(limited.app, "POST", "/api/licences/requests", {
      token: taker.token,
      body: { offerId, certificateId, licensee: "Press", language: "en" },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
});

test("requests of an erased side keep what the other side wrote, and the open ones lapse", async () => {
  const folder = makeTemporaryFolder("colophon-licences-");
  const places = {
    objects: openObjects(path.join(folder, "objects")),
    staging: openStaging(path.join(folder, "staging"), 1000),
  };
  const [owner, taker] = [await makeUser(db, "Mary Shelley"), await makeUser(db, "Percy Bysshe")];
  const { id, certificateId } = await register(owner);
  const one = await offer(owner, id, { price: { kind: "ask" } });
  const request = await asked(taker, one, certificateId, {
    licensee: "Percy & Sons",
    text: "For a reading.",
  });
  await reply(owner, request, { answer: "counter", terms, price: priced, text: "With pleasure." });

  const chunks: string[] = [];
  for await (const chunk of await exportUser({ ...speaking, ...places }, taker.id))
    chunks.push(String(chunk));
  expect(JSON.parse(chunks.join(""))).toMatchObject({
    licenceOffers: [],
    licenceRequests: [{ state: "countered", licensee: { name: "Percy & Sons" }, amount: 2500 }],
  });

  await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", taker.id).execute();
  await createEraser({ ...speaking, ...places }).resume();
  expect(await nowOf(owner, request)).toMatchObject({
    state: "lapsed",
    licensee: { name: "" },
    said: [{ by: "licensor", text: "With pleasure." }],
  });
  await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", owner.id).execute();
  await createEraser({ ...speaking, ...places }).resume();
  for (const table of ["licence_offers", "licence_requests"])
    expect(
      (await pool.query(`select from ${table} where id = any($1::uuid[])`, [[one.id, request.id]])).rowCount,
    ).toBe(0);
});
