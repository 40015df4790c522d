import { randomUUID } from "node:crypto";
import type { Api, EndpointOutput } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { stopCodeOf } from "./stop-code.ts";
import { askFor, named } from "../../../test/test-invitations.ts";

const context = await openSpeakingApp();
const { app, db, register, say, status, verify, disclosedBy, look, forgotten } = context;
const ada = await makeUser(db);

type NamedIn = EndpointOutput<Api["GET /api/user/invitations"]>;

const newAddress = () => `${randomUUID()}@writers.example`;
const get = async (token: string, user?: TestUser) =>
  send(app, "POST", "/api/invitations/show", { body: { token }, ...(user && { token: user.token }) });
const answer = async (token: string, said: "confirm" | "decline", user?: TestUser) =>
  send(app, "POST", "/api/invitations/answer", {
    body: { token, answer: said },
    ...(user && { token: user.token }),
  });
const namedIn = async (user: TestUser) =>
  (await send(app, "GET", "/api/user/invitations", { token: user.token })).answer as NamedIn;

/** A work that names somebody, with the code of the letter to them. */
async function invite(email: string, more = {}) {
  const collaborators = [named(email, { role: "Translation", share: "40" })];
  const work = await register(ada, { collaborators, registrantShare: "60", ...more });
  return { ...work, token: await askFor(context, email) };
}

test("a letter's link shows what its reader is named as, without an account", async () => {
  const email = newAddress();
  const { certificateId, token, registrationDate } = await invite(email);
  expect(await get(token)).toEqual({
    status: 200,
    answer: {
      certificateId,
      title: "The Lighthouse Keeper",
      creatorName: "Ada Lovelace",
      registrationDate,
      status: "valid",
      answer: { state: "unanswered", at: null },
      collaborator: {
        number: 1,
        givenName: "Noor",
        familyName: "Haddad",
        role: "Translation",
        share: "40.00",
      },
      email,
      hasAccount: false,
      stopCode: stopCodeOf(token),
    },
  });
  expect((await verify(certificateId)).collaborators).toMatchObject([
    { number: 1, givenName: "Noor", role: "Translation", share: null, answer: { state: "unanswered" } },
  ]);
});

test.each(["a".repeat(43), "none", "RSF-000000000", "%00".repeat(14)])(
  "%s is nobody's invitation",
  async (token) => {
    expect(await get(token)).toEqual(refusal("not_found"));
    expect(await answer(token, "decline")).toEqual(refusal("not_found"));
    expect(await get(token, ada)).toEqual(refusal("not_found"));
  },
);

describe("declining", () => {
  test("needs no account, and withholds the person from page, status, bundle and kept documents", async () => {
    const email = newAddress();
    const { id, certificateId, token } = await invite(email, {
      showCollaboratorEmails: true,
      showShares: true,
    });
    expect(JSON.stringify(await verify(certificateId))).toContain(email);
    expect(await answer(token, "decline")).toMatchObject({
      status: 200,
      answer: { answer: { state: "declined" }, collaborator: { givenName: "Noor" } },
    });
    const shown = await verify(certificateId);
    expect(shown.collaborators).toMatchObject([
      {
        number: 1,
        givenName: "",
        familyName: "",
        email: null,
        role: "",
        share: null,
        answer: { state: "declined" },
      },
    ]);
    const said = await status(certificateId);
    expect(said).toMatchObject({
      heading: "valid",
      statements: [{ kind: "declined", by: "collaborator", said: { collaborator: 1 }, withheld: 0 }],
    });
    for (const one of [shown, said, await disclosedBy(certificateId)])
      expect(JSON.stringify(one)).not.toMatch(new RegExp(`Noor|Haddad|Translation|${email}`));
    expect(forgotten).toContain(certificateId);
    expect((await look(ada, id)).collaborators).toMatchObject([
      { givenName: "Noor", email, answer: { state: "declined" } },
    ]);
  });

  test("is said once, even by concurrent requests, and the registrant gets one letter", async () => {
    const { certificateId, token } = await invite(newAddress());
    const answers = await Promise.all([1, 2, 3].map(() => answer(token, "decline")));
    expect(answers.map((one) => one.status)).toEqual([200, 200, 200]);
    expect(await status(certificateId)).toMatchObject({ statements: [{ kind: "declined" }] });
    const letters = await db
      .selectFrom("letters")
      .select("kind")
      .where("kind", "=", "invitationAnswered")
      .where("user_id", "=", ada.id)
      .execute();
    // One of the test before.
    expect(letters).toHaveLength(2);
  });
});

describe("confirming", () => {
  test("needs an account with the invited address", async () => {
    const noor = await makeUser(db, "Noor Haddad");
    const { token } = await invite(noor.email);
    expect(await answer(token, "confirm")).toEqual(refusal("unauthorized"));
    expect(await answer(token, "confirm", ada)).toEqual(refusal("invitation_other_address"));
    expect(await answer(token, "confirm", noor)).toMatchObject({ status: 200 });
  });

  test("by the letter's link confirms the address of an account that has given it, and of no other", async () => {
    const noor = await makeUser(db, "Noor Haddad");
    const other = await makeUser(db, "Noor Haddad");
    const unconfirmed = { email_confirmed_at: null };
    await db.updateTable("users").set(unconfirmed).where("id", "in", [noor.id, other.id]).execute();
    const { token, certificateId } = await invite(noor.email);
    const me = async ({ id }: TestUser) =>
      db.selectFrom("users").select("email_confirmed_at").where("id", "=", id).executeTakeFirstOrThrow();
    expect(await answer(certificateId, "confirm", noor)).toEqual(refusal("not_found"));
    expect(await answer(token, "confirm", other)).toEqual(refusal("invitation_other_address"));
    expect(await answer(token, "decline", noor)).toMatchObject({ status: 200 });
    expect([await me(noor), await me(other)]).toEqual([unconfirmed, unconfirmed]);

    expect(await answer(token, "confirm", noor)).toMatchObject({
      status: 200,
      answer: { answer: { state: "confirmed" }, hasAccount: true },
    });
    expect((await me(noor)).email_confirmed_at).not.toBeNull();
    expect(await db.selectFrom("letters").select("kind").where("user_id", "=", noor.id).execute()).toEqual([
      { kind: "welcome" },
    ]);

    // Other accounts that signed up with it lose it.
    const { email, email_key } = await db
      .selectFrom("users")
      .select(["email", "email_key"])
      .where("id", "=", noor.id)
      .executeTakeFirstOrThrow();
    await db.updateTable("users").set({ email, email_key }).where("id", "=", other.id).execute();
    expect(await answer(token, "confirm", other)).toEqual(refusal("invitation_other_address"));
    expect(await me(other)).toEqual(unconfirmed);
  });

  test("says as what, but the share only where shares are shown", async () => {
    const noor = await makeUser(db, "Noor Haddad");
    const hidden = await invite(noor.email);
    expect(await answer(hidden.token, "confirm", noor)).toMatchObject({
      status: 200,
      answer: { answer: { state: "confirmed" }, hasAccount: true },
    });
    expect(await status(hidden.certificateId)).toMatchObject({
      statements: [{ kind: "confirmed", said: { collaborator: 1, role: "Translation" }, withheld: 1 }],
    });
    const shown = await invite(noor.email, { showShares: true });
    await answer(shown.certificateId, "confirm", noor);
    expect(await status(shown.certificateId)).toMatchObject({
      statements: [{ kind: "confirmed", said: { collaborator: 1, role: "Translation", share: "40.00" } }],
    });
    expect(await verify(shown.certificateId)).toMatchObject({
      registrantShare: "60.00",
      collaborators: [{ share: "40.00", answer: { state: "confirmed" } }],
    });
    expect((await namedIn(noor)).invitations.map((one) => [one.certificateId, one.answer.state])).toEqual([
      [shown.certificateId, "confirmed"],
      [hidden.certificateId, "confirmed"],
    ]);
    expect((await namedIn(ada)).invitations).toEqual([]);
  });

  test("can be taken back at any time, and repeated only so often", async () => {
    const noor = await makeUser(db, "Noor Haddad");
    const { certificateId, token } = await invite(noor.email);
    for (const said of ["confirm", "decline", "confirm", "decline"] as const)
      expect(await answer(token, said, noor)).toMatchObject({ status: 200 });
    expect(await answer(token, "confirm", noor)).toEqual(refusal("invitation_closed"));
    expect(await answer(token, "decline", noor)).toMatchObject({ status: 200 });
    // What was confirmed before says nothing of the part any more.
    const confirmed = { kind: "confirmed", said: { collaborator: 1 }, withheld: 2 };
    const declined = { kind: "declined", said: { collaborator: 1 }, withheld: 0 };
    expect(await status(certificateId)).toMatchObject({
      statements: [confirmed, declined, confirmed, declined],
    });
  });

  test("is over once the work is withdrawn; declining is not", async () => {
    const noor = await makeUser(db, "Noor Haddad");
    const { id, token } = await invite(noor.email);
    await say(ada, id, { kind: "withdrawn" });
    expect(await answer(token, "confirm", noor)).toEqual(refusal("invitation_closed"));
    expect(await answer(token, "decline", noor)).toMatchObject({ status: 200 });
  });
});

describe("an account opened from the letter", () => {
  const body = { full_name: "Noor Haddad", password: "seven gulls on one mast" };
  const open = async (token: string) =>
    send(app, "POST", "/api/invitations/account", { body: { token, ...body } });

  test("has the invited address confirmed, once, even if others claim it without the letter", async () => {
    const email = newAddress();
    const row = { email, email_key: email, full_name: "Eve", password_hash: "" };
    await db.insertInto("users").values([row, row, row]).execute();
    const { token } = await invite(email);
    expect(await open(token)).toMatchObject({
      status: 201,
      answer: { user: { email, emailConfirmed: true, name: "Noor Haddad" } },
    });
    expect(await open(token)).toEqual(refusal("email_taken"));
    expect((await get(token)).answer).toMatchObject({ hasAccount: true });
  });

  test("is not opened by a certificate's number", async () => {
    const { certificateId } = await invite(newAddress());
    expect(await open(certificateId)).toEqual(refusal("not_found"));
  });
});

test("somebody else's row cannot be answered by knowing the certificate's number", async () => {
  const { certificateId } = await invite(newAddress());
  for (const user of [undefined, ada]) {
    expect(await get(certificateId, user)).toEqual(refusal("not_found"));
    expect(await answer(certificateId, "decline", user)).toEqual(refusal("not_found"));
  }
});

describe("shares", () => {
  const shared = (registrantShare: string, ...shares: string[]) => ({
    registrantShare,
    collaborators: shares.map((share) => named("", { share })),
  });
  const tried = async (more: object) =>
    send(app, "POST", "/api/ip/register", {
      token: ada.token,
      body: makeRegistrationInput(more),
    });

  test.each([
    ["add up to 100", shared("33.34", "33.33", "33.33")],
    ["are all empty", shared("", "", "")],
    ["may be nothing for somebody", shared("100", "0")],
  ])("are taken where they %s", async (_how, more) => {
    expect(await tried(more)).toMatchObject({ status: 201 });
  });

  test.each([
    ["do not add up", shared("33.33", "33.33", "33.33"), { registrantShare: "shares_not_100" }],
    ["leave somebody out", shared("", "50", "50"), { registrantShare: "required" }],
    ["leave a collaborator out", shared("60", "40", ""), { "collaborators.1.share": "required" }],
    ["cannot be read", shared("60", "forty"), { "collaborators.0.share": "invalid" }],
    ["have three decimals", shared("60", "39.999"), { "collaborators.0.share": "invalid" }],
  ] as const)("are refused where they %s", async (_how, more, fields) => {
    expect(await tried(more)).toEqual(refusal("validation_failed", fields));
  });
});
