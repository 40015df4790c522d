import { randomUUID } from "node:crypto";
import { call, type WantedStatementInput, type ReportKind } from "@colophon/api";
import { verifyCertificate } from "@colophon/proof";
import { certificateFacts, verifyStatus } from "@colophon/proof/statements";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Account, authorization, openAccount, password, register } from "@colophon/testing/account";
import { refusal, send } from "@colophon/testing/send";
import { addTotp, confirmNow } from "@colophon/testing/test-factors";
import { emptyObject } from "@colophon/testing/empty-object";
import { openWholeApp, type WholeApp } from "../../test/whole-app.ts";
import { openLetter } from "../mail/letter-queue.ts";
import { deleteOldReports } from "../register/reports/report-store.ts";
import { grantOperator, revokeOperator } from "./grant-operator.ts";

let app: WholeApp["app"];
let db: WholeApp["db"];
let pool: WholeApp["pool"];
let origin: string;
let keys: WholeApp["keys"];
let objects: WholeApp["objects"];
beforeAll(async () => {
  ({ app, db, pool, origin, keys, objects } = await openWholeApp());
});
const reason = "Order 12/2026 of the district court";
const words = { reason, text: "By order of a court.", ground: "court_order" } as const;

const idOf = ({ user }: Account) => ({ id: user.id });
const as = (who: Account | undefined, method: "GET" | "POST", url: string, body?: unknown) =>
  send(app, method, url, { ...(who ? { token: who.token } : {}), ...(body === undefined ? {} : { body }) });

/** Somebody in charge, whose second step was confirmed just now. */
async function openOperator(): Promise<Account> {
  const account = await openAccount(origin, "Olga Perator");
  await addTotp(app, db, { ...idOf(account), email: account.user.email, token: account.token });
  await grantOperator({ db, keys }, account.user.email);
  await confirmNow(db, idOf(account));
  return account;
}

const actsOf = async (subject: string) =>
  (
    await db
      .selectFrom("operator_acts")
      .select("act")
      .where("subject", "=", subject)
      .orderBy("place")
      .execute()
  ).map(({ act }) => act);
/** What was written to an account or an address, once it was sent or while it waits. */
async function lettersOf(userId: string | null, kind: string) {
  const rows = await db
    .selectFrom("letters")
    .selectAll()
    .where("user_id", userId === null ? "is" : "=", userId)
    .where("kind", "=", kind)
    .execute();
  return rows;
}
const report = (certificateId: string, more: { kind?: ReportKind | "objection"; contact?: string } = {}) => ({
  certificateId,
  kind: "copyright",
  text: "This is my novel.",
  ...more,
});

let operator: Account;
let ada: Account;
beforeAll(async () => {
  operator = await openOperator();
  ada = await openAccount(origin, "Ada Lovelace");
});

describe("who is in charge", () => {
  test("needs a confirmed address and a second step", async () => {
    const unconfirmed = await openAccount(origin, "Grace Hopper", { isConfirmed: false });
    await expect(grantOperator({ db, keys }, unconfirmed.user.email)).rejects.toThrow(
      "no account has confirmed the address",
    );
    await expect(grantOperator({ db, keys }, ada.user.email)).rejects.toThrow("has no second step");
    await expect(grantOperator({ db, keys }, operator.user.email)).rejects.toThrow("is already an operator");
  });

  test("nobody else sees or does anything", async () => {
    expect(await as(undefined, "GET", "/api/operator")).toEqual(refusal("unauthorized"));
    expect(await as(ada, "GET", "/api/operator")).toEqual(refusal("forbidden"));
    await confirmNow(db, idOf(ada));
    const act = await as(ada, "POST", `/api/operator/accounts/${operator.user.id}/lift`, { reason });
    expect(act).toEqual(refusal("forbidden"));
  });

  test("an act needs a session that was confirmed with the second step, and a reason", async () => {
    const other = await openOperator();
    const url = `/api/operator/accounts/${ada.user.id}/suspend`;
    await db
      .updateTable("sessions")
      .set({ confirmed_at: null })
      .where("user_id", "=", other.user.id)
      .execute();
    expect(await as(other, "POST", url, { reason, text: "x" })).toEqual(refusal("confirmation_needed"));
    // Confirmed before there was a second step: with the password alone.
    await confirmNow(db, idOf(other));
    await db
      .updateTable("totp_secrets")
      .set({ enabled_at: new Date(Date.now() + 1000) })
      .where("user_id", "=", other.user.id)
      .execute();
    expect(await as(other, "POST", url, { reason, text: "x" })).toEqual(refusal("confirmation_needed"));
    expect(await as(operator, "POST", url, { reason: "  ", text: "x" })).toEqual(
      refusal("validation_failed", { reason: "required" }),
    );
    expect(await actsOf(`account:${ada.user.id}`)).toEqual([]);
  });

  test("ends at once when it is revoked, and both are noted", async () => {
    const other = await openOperator();
    expect((await as(other, "GET", "/api/operator")).status).toBe(200);
    await revokeOperator({ db, keys }, other.user.email);
    expect(await as(other, "GET", "/api/operator")).toEqual(refusal("forbidden"));
    expect(await actsOf(`account:${other.user.id}`)).toEqual(["grant", "revoke"]);
  });
});

describe("a report", () => {
  test("is read by operators alone, decided once, and answered by letter", async () => {
    const { certificateId } = await register(ada);
    const contact = `${randomUUID()}@readers.example`;
    const headers = { "accept-language": "fr" };
    const sent = await send(app, "POST", "/api/reports", {
      body: report(certificateId, { contact }),
      headers,
    });
    expect(sent).toEqual({ status: 204, answer: undefined });
    const { rows } = await pool.query<{ id: string; sealed: Buffer }>(
      "select id, sealed from reports where certificate_id = $1",
      [certificateId],
    );
    const id = rows[0]?.id ?? "";
    expect(rows[0]?.sealed.toString()).not.toContain("novel");
    const open = await as(operator, "GET", "/api/operator/reports");
    expect(open.answer).toContainEqual(
      expect.objectContaining({ id, certificateId, kind: "copyright", text: "This is my novel.", contact }),
    );
    const url = `/api/operator/reports/${id}/decide`;
    const body = { decision: "dismissed", reason, answer: "Please ask a court." };
    expect((await as(operator, "POST", url, body)).status).toBe(204);
    expect(await as(operator, "POST", url, body)).toEqual(refusal("report_decided"));
    expect(await as(operator, "POST", `/api/operator/reports/${randomUUID()}/decide`, body)).toEqual(
      refusal("not_found"),
    );
    expect(await actsOf(`report:${id}`)).toEqual(["decide"]);
    const letters = (await lettersOf(null, "reportDecided")).filter(({ subject }) => subject === id);
    expect(letters).toMatchObject([{ language: "fr" }]);
  });

  test("says what it is about, and is refused for what is not there", async () => {
    expect(await as(undefined, "POST", "/api/reports", report("RSF-AAAAAAAAA"))).toEqual(
      refusal("certificate_not_found"),
    );
    const { certificateId } = await register(ada);
    expect(await as(undefined, "POST", "/api/reports", { ...report(certificateId), text: " " })).toEqual(
      refusal("validation_failed", { text: "required" }),
    );
    const objection = report(certificateId, { kind: "objection" });
    expect(await as(undefined, "POST", "/api/reports", objection)).toEqual(refusal("forbidden"));
    expect(await as(operator, "POST", "/api/reports", objection)).toEqual(refusal("forbidden"));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => as(ada, "POST", "/api/reports", objection)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 204)).toEqual(Array(4).fill(refusal("objection_waits")));
  });

  test("is also taken of a work that no account holds, as after a lost database, but nobody objects for it", async () => {
    const { certificateId } = await register(ada);
    await pool.query(
      "update works set owner_id = null where id = (select work_id from certificates where id = $1)",
      [certificateId],
    );
    expect((await as(undefined, "POST", "/api/reports", report(certificateId))).status).toBe(204);
    const objection = report(certificateId, { kind: "objection" });
    expect(await as(undefined, "POST", "/api/reports", objection)).toEqual(refusal("forbidden"));
    expect(await as(ada, "POST", "/api/reports", objection)).toEqual(refusal("forbidden"));
  });
});

test("what was reported and objected to is exported, goes with its author or the work, and is not kept for ever", async () => {
  const grace = await openAccount(origin, "Grace Hopper");
  const { certificateId } = await register(grace);
  await as(undefined, "POST", "/api/reports", report(certificateId));
  await as(grace, "POST", "/api/reports", {
    ...report(certificateId, { kind: "objection" }),
    text: "It is mine.",
  });
  const kept = async () =>
    (await db.selectFrom("reports").select("kind").where("certificate_id", "=", certificateId).execute()).map(
      ({ kind }) => kind,
    );
  await confirmNow(db, idOf(grace));
  expect((await as(grace, "GET", "/api/user/export")).answer).toMatchObject({
    objections: [{ certificateId, text: "It is mine.", decision: null }],
  });
  expect((await kept()).toSorted()).toEqual(["copyright", "objection"]);

  await db
    .updateTable("reports")
    .set({ decision: "dismissed", decided_at: new Date(Date.now() - 181 * 86_400_000) })
    .where("certificate_id", "=", certificateId)
    .where("kind", "=", "copyright")
    .execute();
  await deleteOldReports(db);
  expect(await kept()).toEqual(["objection"]);
  await as(undefined, "POST", "/api/reports", report(certificateId));
  expect((await send(app, "DELETE", "/api/user", { token: grace.token })).status).toBe(204);
  expect(await kept()).toEqual([]);
});

/** Where a work is shown to somebody. */
async function places(
  who: Account | undefined,
  { id, sha256, title }: { id: string; sha256: string; title: string },
) {
  const [newest, listed, creator, file, registrations, found] = await Promise.all([
    as(who, "GET", "/api/ip/newest"),
    as(who, "GET", "/api/ip/listed"),
    as(who, "GET", `/api/creators/${ada.user.id}`),
    as(who, "GET", `/api/certificates?sha256=${sha256}`),
    as(who, "GET", `/api/files/${sha256}/registrations`),
    as(who, "POST", "/api/chat/query", { query: `“${title}”` }),
  ]);
  const page = (await app.inject({ url: `/verify/${id}` })).body;
  const answers = { newest, listed, creator, file, registrations, found };
  return (
    Object.entries(answers)
      // An answer to a question repeats its words.
      .filter(([, { answer }]) => JSON.stringify(answer).includes(id))
      .map(([name]) => name)
      .concat(page.includes(title) ? ["preview"] : [])
  );
}

describe("a blocked work", () => {
  const say = (who: Account, id: string, body: WantedStatementInput) =>
    as(who, "POST", `/api/ip/${id}/statements`, body);
  const act = (name: "note" | "block" | "unblock", id: string) =>
    as(operator, "POST", `/api/operator/certificates/${id}/${name}`, words);

  test("is blocked also while the store of its documents is away: these are swept", async () => {
    const { certificateId } = await register(await openAccount(origin));
    const kept = `documents/${certificateId}/kept.pdf`;
    await objects.put(kept, Buffer.from("%PDF-"));
    const away = vi.spyOn(objects, "deleteAll").mockRejectedValueOnce(new Error("away"));
    expect((await act("block", certificateId)).status).toBe(201);
    away.mockRestore();
    expect(await objects.get(kept)).toBeDefined();
    const pdf = await as(undefined, "GET", `/api/certificates/${certificateId}/certificate.pdf`);
    expect(pdf).toEqual(refusal("certificate_blocked"));
  });

  test("is nowhere shown or found, its proof and status are true, and unblocking brings all of it back", async () => {
    await call(
      "PUT /api/user/profile",
      { body: { full_name: "Ada Lovelace", profile_visibility: "public" } },
      { baseUrl: origin, headers: authorization(ada.token) },
    );
    const sha256 = randomUUID().replaceAll("-", "").repeat(2);
    const title = `Lighthouse${randomUUID().slice(0, 8)}`;
    const { id, certificateId } = await register(ada, {
      title,
      file: { sha256, name: "novel.pdf", size: 5, mediaType: "application/pdf" },
    });
    const corrected = await say(ada, id, { kind: "corrected", fields: { title: `${title} II` } });
    expect(corrected.status).toBe(201);
    const everywhere = ["newest", "listed", "creator", "file", "registrations", "found", "preview"];
    expect(await places(undefined, { id: certificateId, sha256, title })).toEqual(everywhere);
    const bundle = (await app.inject({ url: `/api/certificates/${certificateId}/bundle` })).body;
    await objects.put(`documents/${certificateId}/kept.pdf`, Buffer.from("%PDF-"));

    const blocked = await act("block", certificateId);
    expect(blocked).toMatchObject({ status: 201, answer: { n: 1, kind: "blocked", by: "registry" } });
    expect(await act("block", certificateId)).toEqual(refusal("work_blocked"));
    expect(await places(undefined, { id: certificateId, sha256, title })).toEqual([]);
    expect(await places(ada, { id: certificateId, sha256, title })).toEqual([]);
    expect(await objects.get(`documents/${certificateId}/kept.pdf`)).toBeUndefined();
    for (const path of [
      "ip/verify/ID",
      "certificates/ID/bundle",
      "certificates/ID/certificate.pdf",
      "certificates/ID/card.png",
    ])
      expect(await as(undefined, "GET", `/api/${path.replace("ID", certificateId)}`)).toEqual(
        refusal("certificate_blocked"),
      );

    // Whoever has the proof can check it, and what was said; what the owner said is not given out.
    const trust = JSON.parse(
      (await app.inject({ url: "/.well-known/colophon-trust.json" })).body,
    ) as Parameters<typeof verifyStatus>[2]["trust"];
    const verification = verifyCertificate(bundle, { trust });
    const facts = certificateFacts(bundle, verification);
    if (facts === undefined) throw new Error("the bundle proves nothing");
    const status = await app.inject({
      url: `/api/certificates/${certificateId}/status?from=${facts.checkpoint.size}`,
    });
    const now = Math.floor(Date.now() / 1000);
    expect(verifyStatus(status.body, facts, { trust, now })).toMatchObject({
      state: "current",
      heading: "blocked",
      statements: [
        { kind: "corrected", said: emptyObject },
        { kind: "blocked", said: { text: words.text, ground: "court_order" } },
      ],
    });

    // The owner sees it, knows why, and can't show it again.
    expect((await as(ada, "GET", `/api/ip/verify/${certificateId}`)).answer).toMatchObject({
      title,
      status: "blocked",
    });
    expect((await as(ada, "GET", `/api/ip/${id}`)).answer).toMatchObject({
      status: "blocked",
      statements: [{ kind: "corrected" }, { kind: "blocked", said: { text: words.text } }],
    });
    expect(await say(ada, id, { kind: "corrected", fields: { title: "Another" } })).toEqual(
      refusal("work_blocked"),
    );
    const relist = { token: ada.token, body: { sharedPublicly: true } };
    expect((await send(app, "PATCH", `/api/ip/${id}`, relist)).status).toBe(200);
    expect(await places(undefined, { id: certificateId, sha256, title })).toEqual([]);
    const [letter] = await lettersOf(ada.user.id, "registrySaid");
    expect(letter && (letter.sealed === null || openLetter(keys.dataEncryption.key, letter))).toBeTruthy();

    expect((await act("unblock", certificateId)).status).toBe(201);
    expect(await act("unblock", certificateId)).toEqual(refusal("work_not_blocked"));
    expect(await places(undefined, { id: certificateId, sha256, title })).toEqual(everywhere);
    expect(await actsOf(`certificate:${certificateId}`)).toEqual(["block", "unblock"]);
    expect(await lettersOf(ada.user.id, "registrySaid")).toHaveLength(2);
  });

  test("stays out of the lists when it was withdrawn meanwhile", async () => {
    const { id, certificateId } = await register(ada, { title: "Withdrawn while blocked" });
    await act("block", certificateId);
    expect((await say(ada, id, { kind: "withdrawn" })).status).toBe(201);
    await act("unblock", certificateId);
    expect(JSON.stringify((await as(undefined, "GET", "/api/ip/listed")).answer)).not.toContain(
      certificateId,
    );
    expect((await as(undefined, "GET", `/api/ip/verify/${certificateId}`)).answer).toMatchObject({
      status: "withdrawn",
    });
  });

  test("a note hides nothing", async () => {
    const { certificateId } = await register(ada, { title: "Noted" });
    expect((await act("note", certificateId)).status).toBe(201);
    expect((await as(undefined, "GET", `/api/ip/verify/${certificateId}`)).answer).toMatchObject({
      status: "valid",
      statements: [{ kind: "noted", by: "registry" }],
    });
    expect((await as(operator, "GET", `/api/operator/certificates/${certificateId}`)).answer).toMatchObject({
      certificate: { certificateId, title: "Noted", accountId: ada.user.id },
      statements: [{ kind: "noted", said: { text: words.text } }],
      acts: [{ act: "note", reason, operatorId: operator.user.id }],
    });
  });
});

test("a work is offered to an heir after a note; its owner is told, and takes it back", async () => {
  const grace = await openAccount(origin, "Grace Hopper");
  const { id, certificateId } = await register(grace);
  const url = `/api/operator/certificates/${certificateId}`;
  const email = `${randomUUID()}@heirs.example`;
  const terms = { email, to: "Jean Hopper", rights: "All rights." };
  const pass = (body: object) => as(operator, "POST", `${url}/pass`, body);
  expect(await pass({ ...terms, reason: " ", email: "nowhere", to: "" })).toEqual(
    refusal("validation_failed", { reason: "required", email: "invalid_email", to: "required" }),
  );
  await confirmNow(db, idOf(ada));
  expect(await as(ada, "POST", `${url}/pass`, { ...terms, reason })).toEqual(refusal("forbidden"));
  expect(await pass({ ...terms, reason })).toEqual(refusal("note_needed"));
  await as(operator, "POST", `${url}/note`, { ...words, ground: "heir" });
  expect((await as(operator, "GET", url)).answer).toMatchObject({ offer: null });
  expect(await pass({ ...terms, reason })).toMatchObject({ status: 201, answer: terms });
  expect((await as(operator, "GET", url)).answer).toMatchObject({ offer: terms });
  expect(await actsOf(`certificate:${certificateId}`)).toEqual(["note", "pass"]);
  expect(await lettersOf(grace.user.id, "transferOfferedForYou")).toHaveLength(1);
  const own = `/api/ip/${id}/transfer`;
  expect((await as(grace, "GET", own)).answer).toMatchObject({ offer: terms });
  expect((await send(app, "DELETE", own, { token: grace.token })).status).toBe(204);
  expect((await as(grace, "GET", own)).answer).toEqual({ offer: null });
});

describe("an account", () => {
  const act = (name: string, { user }: Account, body: object = { reason, text: "Works of others." }) =>
    as(operator, "POST", `/api/operator/accounts/${user.id}/${name}`, body);
  const logIn = ({ user }: Account) =>
    as(undefined, "POST", "/api/auth/login", { email: user.email, password });

  test("is suspended: its sessions end, logging in says so, its works stay; lifting it restores", async () => {
    const grace = await openAccount(origin, "Grace Hopper");
    const { certificateId } = await register(grace);
    expect((await act("suspend", grace)).status).toBe(204);
    expect(await act("suspend", grace)).toEqual(refusal("not_found"));
    expect(await as(grace, "GET", "/api/auth/me")).toEqual(refusal("unauthorized"));
    expect(await logIn(grace)).toEqual(refusal("account_suspended"));
    expect(
      await as(undefined, "POST", "/api/auth/login", { email: grace.user.email, password: "another one" }),
    ).toEqual(refusal("invalid_credentials"));
    expect((await as(undefined, "GET", `/api/ip/verify/${certificateId}`)).answer).toMatchObject({
      status: "valid",
    });
    expect(await lettersOf(grace.user.id, "accountSuspended")).toHaveLength(1);
    expect((await act("lift", grace)).status).toBe(204);
    expect(await act("lift", grace)).toEqual(refusal("not_found"));
    expect((await logIn(grace)).status).toBe(200);
    expect(await actsOf(`account:${grace.user.id}`)).toEqual(["suspend", "lift"]);
  });

  test("is ended, and told so at its address", async () => {
    const grace = await openAccount(origin, "Grace Hopper");
    expect((await act("end", grace)).status).toBe(204);
    expect(await logIn(grace)).toEqual(refusal("invalid_credentials"));
    const [ended] = await db
      .selectFrom("operator_acts")
      .select("id")
      .where("subject", "=", `account:${grace.user.id}`)
      .execute();
    const told = (await lettersOf(null, "accountEnded")).filter(({ subject }) => subject === ended?.id);
    expect(told).toHaveLength(1);
  });

  test("an operator’s is revoked first", async () => {
    for (const name of ["suspend", "end"]) expect(await act(name, operator)).toEqual(refusal("own_account"));
  });

  test("is exported whole on a court’s request, and that is noted", async () => {
    const { certificateId } = await register(ada, { title: "For the court" });
    const exported = await act("export", ada, { reason });
    expect(exported).toMatchObject({
      status: 200,
      answer: { account: { email: ada.user.email, suspendedAt: null } },
    });
    expect(JSON.stringify(exported.answer)).toContain(certificateId);
    expect(await actsOf(`account:${ada.user.id}`)).toEqual(["export"]);
  });
});

test("operators find by number, address, name, order, work and fingerprint", async () => {
  const sha256 = "cd".repeat(32);
  const mary = await openAccount(origin, "Mary Shelley-Godwin");
  const { id, certificateId } = await register(mary, {
    title: "Frankenstein Unfound",
    file: { sha256, name: "f.pdf", size: 5, mediaType: "application/pdf" },
  });
  const find = async (q: string) => {
    const { answer } = await as(operator, "POST", "/api/operator/find", { q });
    const { certificates, accounts, orders } = answer as Record<
      string,
      { certificateId?: string; id?: string }[]
    >;
    return {
      certificates: certificates?.map((one) => one.certificateId),
      accounts: accounts?.map((one) => one.id),
      orders: orders?.length,
    };
  };
  const work = { certificates: [certificateId], accounts: [] };
  expect(await find(certificateId.toLowerCase())).toEqual({ ...work, orders: 1 });
  expect(await find(sha256.toUpperCase())).toEqual({ ...work, orders: 0 });
  expect(await find(id)).toEqual({ ...work, orders: 0 });
  expect(await find("shelley-god")).toEqual({
    certificates: [certificateId],
    accounts: [mary.user.id],
    orders: 0,
  });
  expect(await find("stein unf")).toEqual({ ...work, orders: 0 });
  expect(await find(mary.user.email.toUpperCase())).toEqual({
    certificates: [],
    accounts: [mary.user.id],
    orders: 0,
  });
  expect(await find(mary.user.id)).toEqual({ certificates: [], accounts: [mary.user.id], orders: 0 });
  const { rows } = await pool.query<{ id: string }>("select id from orders where certificate_id = $1", [
    certificateId,
  ]);
  expect(await find(rows[0]?.id ?? "")).toEqual({ certificates: [], accounts: [], orders: 1 });
  expect(await find("nobody like that")).toEqual({ certificates: [], accounts: [], orders: 0 });
});

test("a glance says what is wrong, and a letter that failed is tried again", async () => {
  await db
    .insertInto("letters")
    .values({
      kind: "welcome",
      subject: ada.user.id + " again",
      user_id: ada.user.id,
      language: "en",
      bulk: false,
      sealed: null,
      due_at: null,
      failed_at: new Date(),
      failure: "EENVELOPE 550",
    })
    .execute();
  const problems = async () =>
    ((await as(operator, "GET", "/api/operator")).answer as { problems: string[] }).problems;
  expect(await problems()).toEqual(["letters_failed", "one_role"]);
  const failed = (await as(operator, "GET", "/api/operator/letters")).answer;
  expect(failed).toMatchObject([{ kind: "welcome", failure: "EENVELOPE 550", accountId: ada.user.id }]);
  const again = { kind: "welcome", subject: `${ada.user.id} again`, reason };
  expect((await as(operator, "POST", "/api/operator/letters/retry", again)).status).toBe(204);
  expect(await problems()).toEqual(["one_role"]);
  const away = vi.spyOn(objects, "awaySince").mockReturnValueOnce(new Date());
  expect(await problems()).toEqual(["storage_away", "one_role"]);
  away.mockRestore();
  expect(await as(operator, "POST", "/api/operator/letters/retry", { ...again, subject: "none" })).toEqual(
    refusal("not_found"),
  );
});

test("a demonstration has nothing to give back", async () => {
  const { certificateId } = await register(ada);
  const { rows } = await pool.query<{ id: string }>("select id from orders where certificate_id = $1", [
    certificateId,
  ]);
  const refund = await as(operator, "POST", `/api/operator/orders/${rows[0]?.id ?? ""}/refund`, { reason });
  expect(refund).toEqual(refusal("order_not_refundable"));
  expect(await actsOf(`order:${rows[0]?.id ?? ""}`)).toEqual([]);
});
