import { randomUUID } from "node:crypto";
import type { Disputes } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { queuedLetters } from "../../../test/test-letters.ts";

const { app, db, pool, register, say, verify, status, transfer, confirmSession } = await openSpeakingApp({
  rateLimits: true,
});

const ada = await makeUser(db);
/** In a confirmed session, which answers and settlements need. */
const post = async (
  user: TestUser,
  certificateId: string,
  body: object,
  { at = "", headers = {} }: { at?: string; headers?: Record<string, string> } = {},
) => {
  if (at !== "") await confirmSession(user);
  return send(app, "POST", `/api/certificates/${certificateId}/disputes${at}`, {
    token: user.token,
    body,
    headers,
  });
};
const look = async (user: TestUser, certificateId: string) =>
  (await send(app, "GET", `/api/certificates/${certificateId}/disputes`, { token: user.token }))
    .answer as Disputes;
const kindsOf = async ({ id }: TestUser) =>
  (await queuedLetters(db, id)).map(({ kind }) => kind).filter((kind) => kind !== "certificateReady");
const mine = { text: "I wrote it in 2019." };

describe("a dispute", () => {
  test("is on the certificate at once, told to the owner, and turns nothing invalid", async () => {
    const [owner, claimant] = [await makeUser(db), await makeUser(db)];
    const { certificateId } = await register(owner);
    const own = await register(claimant);
    const body = { ...mine, certificate: own.certificateId.toLowerCase() };
    expect(await post(claimant, certificateId, body)).toMatchObject({
      status: 201,
      answer: { n: 0, kind: "disputed", by: "claimant" },
    });
    expect(await status(certificateId)).toMatchObject({
      state: "current",
      heading: "disputed",
      statements: [{ kind: "disputed", by: "claimant", said: { ...mine, certificate: own.certificateId } }],
    });
    expect(await verify(certificateId)).toMatchObject({
      status: "disputed",
      title: "The Lighthouse Keeper",
    });
    expect(await kindsOf(owner)).toEqual(["disputeOpened"]);
    expect(await look(claimant, certificateId)).toMatchObject({
      isOwner: false,
      about: null,
      disputes: [{ n: 0, isOpen: true, isAnswered: false, isMine: true }],
    });
    expect(await look(owner, certificateId)).toMatchObject({ isOwner: true, disputes: [{ isMine: false }] });
  });

  test("needs an account with a confirmed address, words, and another's work", async () => {
    const { certificateId } = await register(ada);
    const bo = await makeUser(db);
    expect(await send(app, "POST", `/api/certificates/${certificateId}/disputes`, { body: mine })).toEqual(
      refusal("unauthorized"),
    );
    await db.updateTable("users").set({ email_confirmed_at: null }).where("id", "=", bo.id).execute();
    expect(await post(bo, certificateId, mine)).toEqual(refusal("email_not_confirmed"));
    expect(await post(ada, certificateId, mine)).toEqual(refusal("dispute_own_work"));
    const cy = await makeUser(db);
    expect(await post(cy, certificateId, { text: " " })).toEqual(
      refusal("validation_failed", { text: "required" }),
    );
    expect(await post(cy, certificateId, { text: "x".repeat(2001) })).toEqual(
      refusal("validation_failed", { text: "too_long" }),
    );
    expect(await post(cy, certificateId, { ...mine, certificate: certificateId })).toEqual(
      refusal("validation_failed", { certificate: "invalid" }),
    );
    expect(await post(cy, "RSF-ABCDEFGHJ", mine)).toEqual(refusal("certificate_not_found"));
    expect((await post(cy, certificateId, { text: "x".repeat(2000) })).status).toBe(201);
  });

  test("sent again under its key is one", async () => {
    const bo = await makeUser(db);
    const { certificateId } = await register(ada);
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => post(bo, certificateId, mine, { headers })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await post(bo, certificateId, { text: "Other" }, { headers })).toEqual(
      refusal("idempotency_key_reused"),
    );
    expect((await verify(certificateId)).statements).toHaveLength(1);
  });

  test("is one open for an account and work, however often at once, and a new one after it", async () => {
    const bo = await makeUser(db);
    const { certificateId } = await register(ada);
    const answers = await Promise.all([1, 2].map((n) => post(bo, certificateId, { text: `${n}` })));
    expect(answers.map((one) => one.status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(answers).toContainEqual(refusal("dispute_open"));
    await post(bo, certificateId, {}, { at: "/0/settle" });
    expect(await post(bo, certificateId, mine)).toMatchObject({ status: 201, answer: { n: 2 } });
  });

  test("is one of three a day", async () => {
    const bo = await makeUser(db);
    for (let n = 0; n < 3; n++) {
      const { certificateId } = await register(ada);
      expect((await post(bo, certificateId, mine)).status).toBe(201);
    }
    const { certificateId } = await register(ada);
    expect(await post(bo, certificateId, mine)).toEqual(refusal("disputes_per_day"));
    expect((await verify(certificateId)).statements).toEqual([]);
  });

  test("is one of twelve open ones about a certificate, whatever its owner says of them", async () => {
    const { certificateId } = await register(ada);
    const put = (kind: string, by: string, first: number) =>
      pool.query(
        `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed, dispute)
         select $1, $2 + n, -200 - $2 - n, $3, $4, now(), '', case when $3 = 'settled' then n end
         from generate_series(0, 11) as n`,
        [certificateId, first, kind, by],
      );
    await put("disputed", "claimant", 0);
    const another = await makeUser(db);
    const thirteenth = () => post(another, certificateId, mine);
    expect(await thirteenth()).toEqual(refusal("statements_full"));
    await put("settled", "registrant", 12);
    expect(await thirteenth()).toEqual(refusal("statements_full"));
    await put("settled", "claimant", 24);
    expect(await thirteenth()).toMatchObject({ status: 201, answer: { n: 36 } });
    await pool.query("delete from statements where certificate_id = $1", [certificateId]);
  });
});

describe("an answer", () => {
  test("is the owner's, once, and told to the person who disputes", async () => {
    const [owner, claimant] = [await makeUser(db), await makeUser(db)];
    const { certificateId } = await register(owner);
    await post(claimant, certificateId, mine);
    const answer = { text: "I wrote it in 2018." };
    const at = "/0/answer";
    expect(await post(claimant, certificateId, answer, { at })).toEqual(refusal("forbidden"));
    expect(await post(owner, certificateId, answer, { at: "/1/answer" })).toEqual(refusal("not_found"));
    expect(await post(owner, certificateId, answer, { at: "/x/answer" })).toEqual(refusal("not_found"));
    const headers = { "idempotency-key": randomUUID() };
    const said = { n: 1, kind: "answered", by: "registrant" };
    for (let time = 0; time < 2; time++)
      expect(await post(owner, certificateId, answer, { at, headers })).toMatchObject({
        status: 201,
        answer: said,
      });
    expect(await post(owner, certificateId, { text: "More" }, { at })).toEqual(refusal("dispute_answered"));
    expect(await kindsOf(claimant)).toEqual(["disputeAnswered"]);
    expect(await status(certificateId)).toMatchObject({
      heading: "disputed",
      statements: [{ said: mine }, { said: { ...answer, dispute: 0 } }],
    });
  });

  test("may be given of a work that was withdrawn, and by a successor", async () => {
    const [owner, claimant, successor] = [await makeUser(db), await makeUser(db), await makeUser(db)];
    const { id, certificateId } = await register(owner);
    await post(claimant, certificateId, mine);
    await transfer(owner, id, successor);
    await say(successor, id, { kind: "withdrawn" });
    const answer = { text: "So be it." };
    expect(await post(owner, certificateId, answer, { at: "/0/answer" })).toEqual(refusal("forbidden"));
    expect(await post(successor, certificateId, answer, { at: "/0/answer" })).toMatchObject({
      answer: { by: "successor" },
    });
    expect(await status(certificateId)).toMatchObject({ state: "current", heading: "withdrawn" });
  });
});

describe("settling", () => {
  test("is the claimant’s, once, and told to the owner", async () => {
    const [owner, claimant] = [await makeUser(db), await makeUser(db)];
    const { certificateId } = await register(owner);
    await post(claimant, certificateId, mine);
    const at = "/0/settle";
    expect(await post(await makeUser(db), certificateId, {}, { at })).toEqual(refusal("forbidden"));
    expect(await post(claimant, certificateId, { text: "Agreed." }, { at })).toMatchObject({
      status: 201,
      answer: { n: 1, kind: "settled", by: "claimant" },
    });
    for (const person of [owner, claimant])
      expect(await post(person, certificateId, {}, { at })).toEqual(refusal("dispute_settled"));
    expect(await post(owner, certificateId, { text: "No" }, { at: "/0/answer" })).toEqual(
      refusal("dispute_settled"),
    );
    expect((await kindsOf(owner)).at(-1)).toBe("disputeSettled");
    // The statements stay.
    expect(await status(certificateId)).toMatchObject({
      heading: "valid",
      statements: [{ said: mine }, { said: { text: "Agreed.", dispute: 0 } }],
    });
    expect((await look(owner, certificateId)).disputes).toMatchObject([{ isOpen: false }]);
  });

  test("is the owner’s word, once, and leaves the dispute open", async () => {
    const [owner, claimant] = [await makeUser(db), await makeUser(db)];
    const { certificateId } = await register(owner);
    await post(claimant, certificateId, mine);
    const at = "/0/settle";
    expect(await post(owner, certificateId, { text: "They agree." }, { at })).toMatchObject({
      status: 201,
      answer: { n: 1, kind: "settled", by: "registrant" },
    });
    expect(await post(owner, certificateId, {}, { at })).toEqual(refusal("dispute_settled"));
    expect((await kindsOf(claimant)).at(-1)).toBe("disputeAnswered");
    expect((await verify(certificateId)).status).toBe("disputed");
    expect(await status(certificateId)).toMatchObject({ heading: "disputed" });
    expect((await look(owner, certificateId)).disputes).toMatchObject([
      { isOpen: true, isAnswered: false, isSettledByOwner: true },
    ]);
    // They may still answer, and no other dispute by the same person is opened by it.
    expect(await post(owner, certificateId, { text: "No." }, { at: "/0/answer" })).toMatchObject({
      status: 201,
    });
    expect(await post(claimant, certificateId, mine)).toEqual(refusal("dispute_open"));
    expect(await post(claimant, certificateId, {}, { at })).toMatchObject({ status: 201 });
    expect((await verify(certificateId)).status).toBe("valid");
  });

  test("of one dispute leaves another open", async () => {
    const { certificateId } = await register(ada);
    const claimants = [await makeUser(db), await makeUser(db)];
    for (const claimant of claimants) await post(claimant, certificateId, mine);
    const [first = ada] = claimants;
    expect(await post(first, certificateId, {}, { at: "/1/settle" })).toEqual(refusal("forbidden"));
    await post(first, certificateId, {}, { at: "/0/settle" });
    expect((await verify(certificateId)).status).toBe("disputed");
  });

  test("by a claimant to whom the work has come meanwhile", async () => {
    const [owner, claimant] = [await makeUser(db), await makeUser(db)];
    const { id, certificateId } = await register(owner);
    await post(claimant, certificateId, mine);
    await transfer(owner, id, claimant);
    expect(await post(claimant, certificateId, {}, { at: "/0/settle" })).toMatchObject({
      answer: { by: "claimant" },
    });
    expect((await verify(certificateId)).status).toBe("transferred");
  });
});
