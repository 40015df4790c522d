import { randomUUID } from "node:crypto";
import { claimsOfWords } from "@colophon/api";
import { statementTypedData } from "@colophon/proof/statements";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { describe, expect, test } from "vitest";
import { makeRegistration } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { countRowsWith } from "../../../test/rows-with.ts";
import { makeWalletOwner, registerSigned } from "../../../test/register-signed.ts";
import { refusal, send } from "@colophon/testing/send";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { letterKey, queuedLetters } from "../../../test/test-letters.ts";
import type { LetterContents } from "../../mail/letter-kinds.ts";
import { openLetter } from "../../mail/letter-queue.ts";
import { hashAddress } from "../invitations/address-hash.ts";

const speaking = await openSpeakingApp();
const { app, db, pool, register, say, look, list, verify, status, offer, transfer, confirmSession } =
  speaking;

const terms = { to: "Grace Hopper", rights: "All rights, world-wide." };
const ada = await makeUser(db);
const grace = await makeUser(db, "Grace Hopper");

const post = (user: TestUser, workId: string, body: object, headers: Record<string, string> = {}) =>
  send(app, "POST", `/api/ip/${workId}/transfer`, { token: user.token, body, headers });
const read = async (code: string, user?: TestUser) =>
  send(app, "POST", "/api/transfers/show", { body: { token: code }, ...(user && { token: user.token }) });
const answer = (
  code: string,
  said: "accept" | "refuse",
  user?: TestUser,
  headers: Record<string, string> = {},
) =>
  send(app, "POST", "/api/transfers/answer", {
    body: { token: code, answer: said },
    headers,
    ...(user && { token: user.token }),
  });
const kindsOf = async ({ id }: TestUser) =>
  (await queuedLetters(db, id)).map(({ kind }) => kind).filter((kind) => kind !== "certificateReady");

describe("an offer", () => {
  test("is not written to someone who never wants letters from here", async () => {
    const { id } = await register(ada);
    await confirmSession(ada);
    const email = "never@example.org";
    const hash = await hashAddress(speaking, email);
    await pool.query("insert into stopped_addresses (email_hash) values ($1)", [hash]);
    expect(await post(ada, id, { email, ...terms })).toEqual(refusal("address_stopped"));
    expect((await queuedLetters(db)).filter(({ to }) => to === email)).toEqual([]);
  });

  test("is a letter, and nothing is said of it in the log", async () => {
    const { id, certificateId } = await register(ada);
    const code = await offer(ada, id, { email: grace.email, ...terms });
    const letter = (await queuedLetters(db)).find(({ token }) => token === code);
    expect(letter).toMatchObject({ kind: "transferOffered", to: grace.email });
    expect(await read(code)).toMatchObject({
      status: 200,
      answer: {
        ...terms,
        email: grace.email,
        certificateId,
        title: "The Lighthouse Keeper",
        creatorName: "Ada Lovelace",
        obstacle: "log_in",
      },
    });
    expect(await send(app, "GET", `/api/ip/${id}/transfer`, { token: ada.token })).toMatchObject({
      answer: { offer: { email: grace.email, ...terms } },
    });
    expect((await verify(certificateId)).statements).toEqual([]);
    for (const kept of [grace.email, ...Object.values(terms)])
      expect(await countRowsWith(db, "transfer_offers", kept)).toBe(0);
  });

  test("says in its letter that the work is disputed, and that there is a newer version", async () => {
    const { id, certificateId } = await register(ada);
    const newer = await register(ada, { supersedes: certificateId });
    await confirmSession(grace);
    const text = "I wrote it in 2019.";
    const said = await send(app, "POST", `/api/certificates/${certificateId}/disputes`, {
      token: grace.token,
      body: { text },
    });
    expect(said.status).toBe(201);
    await offer(ada, id, { email: grace.email, ...terms });
    await offer(ada, newer.id, { email: grace.email, ...terms });
    const rows = await db.selectFrom("letters").selectAll().where("kind", "=", "transferOffered").execute();
    const states = rows
      .map((row) => openLetter(letterKey, row).contents as LetterContents["transferOffered"])
      .filter((one) => [certificateId, newer.certificateId].includes(one.certificateId))
      .map((one) => [one.certificateId, one.isDisputed, one.isSuperseded]);
    expect(new Set(states)).toEqual(
      new Set([
        [certificateId, true, true],
        [newer.certificateId, false, false],
      ]),
    );
  });

  test("needs a session that was just confirmed, a confirmed address, and another person's", async () => {
    const bo = await makeUser(db);
    const { id } = await register(bo);
    const body = { email: grace.email, ...terms };
    expect(await post(bo, id, body)).toEqual(refusal("confirmation_needed"));
    await confirmSession(bo);
    expect(await post(bo, id, { ...body, email: bo.email.toUpperCase() })).toEqual(
      refusal("transfer_to_self"),
    );
    expect(await post(bo, id, { ...body, to: " ", rights: "" })).toEqual(
      refusal("validation_failed", { to: "required", rights: "required" }),
    );
    await db.updateTable("users").set({ email_confirmed_at: null }).where("id", "=", bo.id).execute();
    expect(await post(bo, id, body)).toEqual(refusal("email_not_confirmed"));
    await confirmSession(ada);
    expect(await post(ada, id, body)).toEqual(refusal("not_found"));
  });

  test("is one at a time, and can be taken back until it is accepted", async () => {
    const { id } = await register(ada);
    const body = { email: grace.email, ...terms };
    const code = await offer(ada, id, body);
    expect(await post(ada, id, body)).toEqual(refusal("transfer_offered"));
    const takeBack = (user: TestUser) => send(app, "DELETE", `/api/ip/${id}/transfer`, { token: user.token });
    expect(await takeBack(grace)).toEqual(refusal("not_found"));
    expect((await takeBack(ada)).status).toBe(204);
    expect(await takeBack(ada)).toEqual(refusal("not_found"));
    expect(await read(code)).toEqual(refusal("transfer_link_invalid"));
    expect(await answer(code, "accept", grace)).toEqual(refusal("transfer_link_invalid"));
    await offer(ada, id, body);
  });

  test("sent again under its key is one offer and one letter", async () => {
    const bo = await makeUser(db);
    const { id } = await register(bo);
    await confirmSession(bo);
    const headers = { "idempotency-key": randomUUID() };
    const email = `${randomUUID()}@writers.example`;
    const body = { email, ...terms };
    const answers = await Promise.all([1, 2, 3].map(() => post(bo, id, body, headers)));
    expect(answers.map(({ status: code }) => code)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((one) => JSON.stringify(one.answer))).size).toBe(1);
    expect((await queuedLetters(db)).filter(({ to }) => to === email)).toHaveLength(1);
    expect(await post(bo, id, { ...body, rights: "Some." }, headers)).toEqual(
      refusal("idempotency_key_reused"),
    );
    await send(app, "DELETE", `/api/ip/${id}/transfer`, { token: bo.token });
    expect(await post(bo, id, body, headers)).toEqual(refusal("transfer_link_invalid"));
  });

  test("ends after seven days, and a new one can be made", async () => {
    const { id } = await register(ada);
    const body = { email: grace.email, ...terms };
    const code = await offer(ada, id, body);
    const { rows } = await pool.query<{ days: number }>(
      `update transfer_offers set expires_at = now() where work_id = $1
       returning extract(day from expires_at - created_at)::int as days`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(await answer(code, "accept", grace)).toEqual(refusal("transfer_link_invalid"));
    expect(await send(app, "GET", `/api/ip/${id}/transfer`, { token: ada.token })).toMatchObject({
      answer: { offer: null },
    });
    const { rows: kept } = await pool.query<{ days: number }>(
      `select extract(day from expires_at - created_at)::int as days from transfer_offers where id <> $1`,
      [randomUUID()],
    );
    expect(kept.some(({ days }) => days === 7)).toBe(true);
    expect(await read(await offer(ada, id, body))).toMatchObject({ status: 200 });
  });

  test("of a work that was withdrawn is refused, before and after the offer", async () => {
    const { id } = await register(ada);
    const code = await offer(ada, id, { email: grace.email, ...terms });
    await say(ada, id, { kind: "withdrawn" });
    expect(await answer(code, "accept", grace)).toEqual(refusal("work_withdrawn"));
    await send(app, "DELETE", `/api/ip/${id}/transfer`, { token: ada.token });
    expect(await post(ada, id, { email: grace.email, ...terms })).toEqual(refusal("work_withdrawn"));
  });
});

describe("an answer", () => {
  test("by anybody but the account with that address is refused", async () => {
    const { id } = await register(ada);
    const code = await offer(ada, id, { email: grace.email, ...terms });
    const mallory = await makeUser(db);
    expect(await answer(code, "accept")).toEqual(refusal("unauthorized"));
    expect(await answer(code, "accept", mallory)).toEqual(refusal("transfer_other_account"));
    expect(await answer(code, "accept", ada)).toEqual(refusal("transfer_to_self"));
    expect(await read(code, mallory)).toMatchObject({ answer: { obstacle: "other_account" } });
    expect(await read(code, ada)).toMatchObject({ answer: { obstacle: "own_work" } });
    const unconfirmed = await makeUser(db);
    await db
      .updateTable("users")
      .set({ email_confirmed_at: null })
      .where("id", "=", unconfirmed.id)
      .execute();
    expect(await read(code, unconfirmed)).toMatchObject({ answer: { obstacle: "other_account" } });
    expect(await answer(code, "accept", unconfirmed)).toEqual(refusal("transfer_other_account"));
    expect(await read(code, grace)).toMatchObject({ answer: { obstacle: null } });
    expect((await list(ada)).some((work) => work.id === id)).toBe(true);
    expect(await read("x".repeat(43))).toEqual(refusal("transfer_link_invalid"));
    expect(await read("short")).toEqual(refusal("transfer_link_invalid"));
  });

  test("that accepts confirms the address of an account that has given it: the letter has reached it", async () => {
    const [bo, cy] = [await makeUser(db), await makeUser(db)];
    const { id } = await register(bo);
    await db.updateTable("users").set({ email_confirmed_at: null }).where("id", "=", cy.id).execute();
    const code = await offer(bo, id, { email: cy.email, ...terms });
    expect(await read(code, cy)).toMatchObject({ answer: { obstacle: null } });
    expect(await answer(code, "accept", cy)).toMatchObject({ status: 200, answer: { workId: id } });
    const { email_confirmed_at } = await db
      .selectFrom("users")
      .select("email_confirmed_at")
      .where("id", "=", cy.id)
      .executeTakeFirstOrThrow();
    expect(email_confirmed_at).not.toBeNull();
  });

  test("that refuses says nothing in the log, and the owner is told once", async () => {
    const bo = await makeUser(db);
    const { id, certificateId } = await register(bo);
    const code = await offer(bo, id, { email: grace.email, ...terms });
    expect(await answer(code, "refuse")).toEqual({
      status: 200,
      answer: { workId: null, statement: null },
    });
    expect(await answer(code, "refuse")).toEqual(refusal("transfer_link_invalid"));
    expect((await verify(certificateId)).statements).toEqual([]);
    expect(await kindsOf(bo)).toEqual(["transferRefused"]);
    expect((await look(bo, id)).by).toBe("registrant");
  });

  test("that accepts is said for both, once, under its key too", async () => {
    const [bo, cy] = [await makeUser(db), await makeUser(db)];
    const { id, certificateId } = await register(bo);
    const code = await offer(bo, id, { email: cy.email.toUpperCase(), ...terms });
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => answer(code, "accept", cy, headers)));
    const said = { workId: id, statement: { n: 0, kind: "transferred", by: "registrant" } };
    for (const one of answers) expect(one).toMatchObject({ status: 200, answer: said });
    expect(await answer(code, "accept", cy)).toEqual(refusal("transfer_link_invalid"));
    expect(await answer(code, "refuse", cy, headers)).toEqual(refusal("transfer_link_invalid"));
    expect(await status(certificateId)).toMatchObject({
      heading: "transferred",
      statements: [{ kind: "transferred", by: "registrant", said: terms }],
    });
    expect(await kindsOf(bo)).toEqual(["transferAccepted"]);
    expect(await kindsOf(cy)).toEqual(["transferReceived"]);
  });

  test("and taking it back at the same moment leave one of them", async () => {
    for (let round = 0; round < 5; round++) {
      const [bo, cy] = [await makeUser(db), await makeUser(db)];
      const { id, certificateId } = await register(bo);
      const code = await offer(bo, id, { email: cy.email, ...terms });
      const [accepted, taken] = await Promise.all([
        answer(code, "accept", cy),
        send(app, "DELETE", `/api/ip/${id}/transfer`, { token: bo.token }),
      ]);
      const owner = accepted.status === 200 ? cy : bo;
      expect([accepted.status, taken.status].filter((one) => one < 300)).toHaveLength(1);
      expect((await list(owner)).map((work) => work.id)).toEqual([id]);
      expect((await verify(certificateId)).statements).toHaveLength(owner === cy ? 1 : 0);
    }
  });

  test("of an account that is closed meanwhile is refused", async () => {
    const [bo, cy] = [await makeUser(db), await makeUser(db)];
    const { id } = await register(bo);
    const code = await offer(bo, id, { email: cy.email, ...terms });
    await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", bo.id).execute();
    expect(await answer(code, "accept", cy)).toEqual(refusal("unauthorized"));
    expect(await list(cy)).toEqual([]);
  });
});

describe("from then on", () => {
  test("the successor may make statements, and the former owner may do nothing", async () => {
    const [bo, cy] = [await makeUser(db), await makeUser(db)];
    const { id, certificateId } = await register(bo);
    await transfer(bo, id, cy);
    const correction = { kind: "corrected", fields: { title: "The Keeper" } } as const;
    expect(await say(bo, id, correction)).toEqual(refusal("not_found"));
    expect(await say(bo, id, { kind: "withdrawn" })).toEqual(refusal("not_found"));
    const patch = { sharedPublicly: false };
    expect(await send(app, "PATCH", `/api/ip/${id}`, { token: bo.token, body: patch })).toEqual(
      refusal("not_found"),
    );
    expect(await send(app, "GET", `/api/ip/${id}`, { token: bo.token })).toEqual(refusal("not_found"));
    expect(await send(app, "GET", `/api/ip/${id}/transfer`, { token: bo.token })).toEqual(
      refusal("not_found"),
    );
    expect(await say(cy, id, correction)).toMatchObject({ status: 201, answer: { by: "successor" } });
    expect(await look(cy, id)).toMatchObject({ by: "successor", fields: { title: "The Keeper" } });
    expect((await send(app, "PATCH", `/api/ip/${id}`, { token: cy.token, body: patch })).status).toBe(200);
    expect(await say(cy, id, { kind: "withdrawn" })).toMatchObject({ answer: { by: "successor" } });
    expect(await status(certificateId)).toMatchObject({
      heading: "withdrawn",
      statements: [{ by: "registrant" }, { by: "successor" }, { by: "successor" }],
    });
  });

  test("it can go on to a third person, and back to the registrant", async () => {
    const [bo, cy] = [await makeUser(db), await makeUser(db)];
    const { id, certificateId } = await register(bo);
    await transfer(bo, id, cy);
    await transfer(cy, id, bo);
    expect(await look(bo, id)).toMatchObject({ by: "successor" });
    expect(await status(certificateId)).toMatchObject({
      heading: "transferred",
      statements: [
        { kind: "transferred", by: "registrant" },
        { kind: "transferred", by: "successor" },
      ],
    });
  });

  test("a newer version of it is the successor's to register", async () => {
    const [bo, cy] = [await makeUser(db), await makeUser(db)];
    const { id, certificateId } = await register(bo);
    await transfer(bo, id, cy);
    const body = makeRegistration({ supersedes: certificateId });
    const ofBo = await send(app, "POST", "/api/ip/register", { token: bo.token, body });
    expect(ofBo).toEqual(refusal("certificate_not_found"));
    const newer = await register(cy, { supersedes: certificateId });
    expect((await verify(certificateId)).supersededBy).toBe(newer.certificateId);
  });

  test("so often, and no more, that a status has room for it", async () => {
    const bo = await makeUser(db);
    const { id, certificateId } = await register(bo);
    await pool.query(
      `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed)
       select $1, n, -100 - n, 'transferred', 'successor', now(), '' from generate_series(0, 9) as n`,
      [certificateId],
    );
    await confirmSession(bo);
    expect(await post(bo, id, { email: grace.email, ...terms })).toEqual(refusal("statements_full"));
    await pool.query("delete from statements where certificate_id = $1", [certificateId]);
  });
});

describe("of a work that names a wallet", () => {
  const wallet = privateKeyToAccount(generatePrivateKey());
  const now = () => Math.floor(Date.now() / 1000);

  async function registerOwn(): Promise<{ owner: TestUser; id: string; certificateId: string }> {
    const owner = await makeWalletOwner(speaking, wallet);
    return { owner, ...(await registerSigned(speaking, owner, wallet)) };
  }

  async function sign(owner: TestUser, workId: string, kind: string, words: Record<string, unknown>) {
    const { about } = await look(owner, workId);
    const data = statementTypedData({ about, kind, claims: Object.fromEntries(claimsOfWords(words)) });
    const given = JSON.parse(JSON.stringify(data)) as Parameters<typeof wallet.signTypedData>[0];
    return wallet.signTypedData(given);
  }

  test("the offer is signed, and the statement proves it at the acceptance", async () => {
    const { owner, id, certificateId } = await registerOwn();
    const cy = await makeUser(db);
    const body = { email: cy.email, ...terms };
    await confirmSession(owner);
    expect(await post(owner, id, body)).toEqual(refusal("wallet_statement_needed"));
    const saidAt = now();
    const walletSignature = await sign(owner, id, "transferred", { ...terms, saidAt });
    expect(await post(owner, id, { ...body, to: "Mallory", saidAt, walletSignature })).toEqual(
      refusal("wallet_statement_invalid"),
    );
    const code = await offer(owner, id, { ...body, saidAt, walletSignature });
    expect(await answer(code, "accept", cy)).toMatchObject({ status: 200 });
    expect(await status(certificateId)).toMatchObject({
      state: "current",
      heading: "transferred",
      statements: [{ kind: "transferred", walletSignature: "valid", said: terms }],
    });
    // The record's wallet is the registrant's: later owners make statements without it.
    expect((await look(cy, id)).walletAddress).toBe(null);
    expect(await say(cy, id, { kind: "withdrawn" })).toMatchObject({ status: 201 });
    expect(await status(certificateId)).toMatchObject({ state: "current", heading: "withdrawn" });
  });

  test("an offer whose signature is outdated is refused with what to do", async () => {
    const { owner, id } = await registerOwn();
    const cy = await makeUser(db);
    const saidAt = now() - 10;
    const walletSignature = await sign(owner, id, "transferred", { ...terms, saidAt });
    const code = await offer(owner, id, { email: cy.email, ...terms, saidAt, walletSignature });
    const { about, fields } = await look(owner, id);
    const change = { title: { old: fields.title, new: "The Keeper" } };
    const data = statementTypedData({ about, kind: "corrected", claims: { fields: change, saidAt: now() } });
    const given = JSON.parse(JSON.stringify(data)) as Parameters<typeof wallet.signTypedData>[0];
    const signed = await wallet.signTypedData(given);
    const corrected = await say(owner, id, {
      kind: "corrected",
      fields: { title: "The Keeper" },
      saidAt: data.message.saidAt,
      walletSignature: signed,
    });
    expect(corrected.status).toBe(201);
    expect(await answer(code, "accept", cy)).toEqual(refusal("transfer_outdated"));
  });
});
