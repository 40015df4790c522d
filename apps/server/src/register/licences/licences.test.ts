import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import type { Licence, LicenceOffer, LicenceRequest } from "@colophon/api";
import { type LicenceVerification, licenceFacts, licenceVerifierOf } from "@colophon/proof/licences";
import { termsText } from "@colophon/licences";
import { sha256 } from "@colophon/node-primitives";
import { toBase64Url, verifyCertificate } from "@colophon/proof";
import { certificateFacts, type StatusEvidence, verifyStatus } from "@colophon/proof/statements";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { makeTerms } from "@colophon/testing/make-terms";
import { emptyObject } from "@colophon/testing/empty-object";
import { describe, expect, test } from "vitest";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { checkLog } from "../../log/check-log.ts";
import { exportUser } from "../../personal-data/export-user.ts";
import { createEraser } from "../../personal-data/eraser.ts";
import { checkCertificates } from "../../record/check-certificates.ts";
import { findMissing } from "../../record/check-store.ts";
import { checkStoredStatements } from "../statements/check-stored-statements.ts";
import { readAgreedText } from "./agreed-text.ts";
import { openLicence, requireLicence } from "./open-licence.ts";
import { filesOfOwnLicences } from "./own-licences.ts";

const speaking = await openSpeakingApp();
const { app, pool, db, log, trust, register, say, transfer, confirmSession } = speaking;

const ada = await makeUser(db);
const grace = await makeUser(db, "Grace Hopper");
const noor = await makeUser(db, "Noor Haddad");

const terms = makeTerms({ purpose: "commercial", media: ["print"], months: 12, credit: "Ada Lovelace" });

async function offered(user: TestUser, workId: string, given: object = {}): Promise<LicenceOffer> {
  const body = { of: { workId }, terms: { ...terms, ...given }, price: { kind: "free" } };
  const { status, answer } = await send(app, "POST", "/api/licences/offers", { token: user.token, body });
  expect({ status, answer }).toMatchObject({ status: 201 });
  return answer as LicenceOffer;
}

const take = (user: TestUser, { id: offerId }: LicenceOffer, certificateId: string) =>
  send(app, "POST", "/api/licences/requests", {
    token: user.token,
    body: { offerId, certificateId, licensee: "Éditions du Nord", language: "fr" },
  });

/** A licence of a new work of Ada's, free, to Grace. */
async function licensed(given: object = {}) {
  const { id: workId, certificateId } = await register(ada);
  const offer = await offered(ada, workId, given);
  const { status, answer } = await take(grace, offer, certificateId);
  expect({ status, answer }).toMatchObject({ status: 201, answer: { state: "issued" } });
  const { licenceId } = answer as LicenceRequest;
  return { workId, certificateId, id: licenceId ?? "", offer };
}

const get = (address: string, user?: TestUser) =>
  app.inject({ url: address, ...(user && { headers: { authorization: `Bearer ${user.token}` } }) });

async function fileOf(id: string, user?: TestUser): Promise<string> {
  const { statusCode, body } = await get(`/api/licences/${id}/file`, user);
  expect({ statusCode, body }).toMatchObject({ statusCode: 200 });
  return body;
}

/** What a reader of its file, with both statuses, finds without the registry. */
async function verified(
  id: string,
  certificateId: string,
  user?: TestUser,
): Promise<LicenceVerification & { status: StatusEvidence }> {
  await log.appendHead();
  const file = await fileOf(id, user);
  const verify = licenceVerifierOf(file, { trust });
  const facts = licenceFacts(file, verify());
  if (facts === undefined) throw new Error("the file proves nothing");
  const now = Math.floor(Date.now() / 1000);
  const { body } = await get(`/api/licences/${id}/status?from=${facts.checkpoint.size}`, user);
  const status = verifyStatus(body, facts, { trust, now });
  const { work } = verify();
  const bundle = work?.bundle ?? "";
  const ofWork = certificateFacts(bundle, verifyCertificate(bundle, { trust }));
  if (ofWork === undefined) throw new Error("the work's bundle proves nothing");
  const answer = await get(`/api/certificates/${certificateId}/status?from=${ofWork.checkpoint.size}`);
  const workStatus = verifyStatus(answer.body, ofWork, { trust, now });
  return { ...verify({ status, workStatus }), status };
}

const act = async (user: TestUser, id: string, what: "end" | "revoke", reason: string, key?: string) => {
  await confirmSession(user);
  const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
  return send(app, "POST", `/api/licences/${id}/${what}`, { token: user.token, body: { reason }, headers });
};
const seen = async (id: string, user?: TestUser) =>
  JSON.parse((await get(`/api/licences/${id}`, user)).body) as { state: string; licence: Licence | null };

async function expectWhole(): Promise<void> {
  const { size } = await log.newest();
  expect((await checkLog(pool)).difference).toBeUndefined();
  expect(await checkCertificates(pool, size)).toBeUndefined();
  expect(await checkStoredStatements(pool)).toBeUndefined();
}

describe("a licence", () => {
  test("verifies without the registry, with its work, and its licensor", async () => {
    const { id, certificateId } = await licensed();
    expect(id).toMatch(/^LIC-[0-9A-HJKMNP-TV-Z]{9}$/);
    const found = await verified(id, certificateId, grace);
    expect(found).toMatchObject({
      verdict: "valid_anchor_pending",
      licensor: { state: "passed" },
      work: { isNamed: true, verification: { verdict: "valid_anchor_pending" } },
      status: { state: "current", statements: [] },
      record: {
        claims: {
          licensor: { name: "Ada Lovelace", as: "registrant" },
          licensee: { name: "Éditions du Nord" },
          work: { certificate: certificateId },
          terms: { purpose: "commercial", media: ["print"], exclusive: false, revocable: false },
          termsText: { language: "fr" },
          fee: { amount: 0, currency: "CAD" },
        },
      },
    });
    expect(found.record?.claims.terms).not.toHaveProperty("territory");
    await expectWhole();
  });

  test("keeps the very words that it names the hash of, for its sides, until one is erased", async () => {
    const away = await makeUser(db, "Gone Away");
    const { id: workId, certificateId } = await register(ada);
    const note = "Not for perfume.\nNor beside it.";
    const { answer } = await take(away, await offered(ada, workId, { note }), certificateId);
    const id = (answer as LicenceRequest).licenceId ?? "";
    const { claims } = openLicence(speaking.keys, await requireLicence(speaking, id), "licensor");
    for (const side of ["licensor", "licensee"] as const) {
      const agreed = await readAgreedText(speaking, { id }, side);
      const kept = termsText(agreed?.paragraphs ?? []);
      expect(kept).toContain("Éditions du Nord");
      expect(toBase64Url(sha256(kept))).toBe(claims.termsText?.sha256);
      expect(agreed?.language).toBe(claims.termsText?.language);
    }
    for (const audience of ["public", "stranger"] as const)
      expect(await readAgreedText(speaking, { id }, audience)).toBeUndefined();
    await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", away.id).execute();
    await createEraser(speaking).resume();
    expect(await readAgreedText(speaking, { id }, "licensor")).toBeUndefined();
  });

  test("is private to its sides until both list it", async () => {
    const { id, certificateId } = await licensed();
    expect(await seen(id)).toMatchObject({ state: "in_force", licence: null });
    expect(await seen(id, noor)).toMatchObject({ licence: null });
    const { record, verdict, licensor } = await verified(id, certificateId);
    expect(Object.keys(record?.claims ?? {})).toEqual(["work"]);
    expect({ verdict, licensor }).toEqual({
      verdict: "valid_anchor_pending",
      licensor: { state: "not_checked", code: "licensor_not_shown" },
    });
    expect(await seen(id, ada)).toMatchObject({ licence: { as: "licensor", amount: 0 } });
    const list = (user: TestUser, listed: boolean) =>
      send(app, "PUT", `/api/licences/${id}/listed`, { token: user.token, body: { listed } });
    expect(await list(noor, true)).toEqual(refusal("licence_not_found"));
    expect((await list(ada, true)).status).toBe(204);
    expect(await seen(id)).toMatchObject({ licence: null });
    expect((await list(grace, true)).status).toBe(204);
    expect(await seen(id)).toMatchObject({
      licence: { as: null, amount: null, licensee: { name: "Éditions du Nord" } },
    });
    const { claims } = (await verified(id, certificateId)).record ?? {};
    expect(claims).toHaveProperty("licensee");
    expect(claims).toHaveProperty("terms");
    expect(claims).not.toHaveProperty("fee");
    expect((await list(grace, false)).status).toBe(204);
    expect(await seen(id)).toMatchObject({ licence: null });
  });

  test("ends once both have said so, each once", async () => {
    const { id, certificateId } = await licensed();
    expect(await act(noor, id, "end", "")).toEqual(refusal("licence_not_found"));
    const first = await act(grace, id, "end", "The book is out of print.", "key-1-of-ending");
    expect(first).toMatchObject({ status: 200, answer: { n: 0, kind: "ended", by: "licensee" } });
    expect(await act(grace, id, "end", "The book is out of print.", "key-1-of-ending")).toEqual(first);
    expect(await act(grace, id, "end", "Again.")).toEqual(refusal("licence_end_said"));
    expect(await seen(id)).toMatchObject({ state: "in_force" });
    expect(await act(ada, id, "end", "")).toMatchObject({ answer: { n: 1, by: "licensor" } });
    expect(await seen(id)).toMatchObject({ state: "ended" });
    expect(await act(ada, id, "end", "")).toEqual(refusal("licence_over"));
    // Strangers learn that it ended, not why.
    const { status } = await verified(id, certificateId);
    expect(status).toMatchObject({
      state: "current",
      statements: [
        { kind: "ended", by: "licensee", said: emptyObject, withheld: 1 },
        { kind: "ended", by: "licensor" },
      ],
    });
    for (const side of [ada, grace])
      expect((await verified(id, certificateId, side)).status).toMatchObject({
        statements: [{ said: { reason: "The book is out of print." } }, { kind: "ended", by: "licensor" }],
      });
    expect((await verified(id, certificateId, noor)).status).toMatchObject({
      statements: [{ said: emptyObject }, {}],
    });
    const letters = await pool.query<{ kind: string }>(
      "select kind from letters where kind in ('licenceEnding', 'licenceEnded') and user_id = any($1::uuid[])",
      [[ada.id, grace.id]],
    );
    expect(letters.rows.map(({ kind }) => kind).toSorted()).toEqual([
      "licenceEnded",
      "licenceEnded",
      "licenceEnding",
    ]);
    await expectWhole();
  });

  test("is revoked by its licensor alone, where its terms say so, also after a transfer", async () => {
    const firm = await licensed();
    expect(await act(ada, firm.id, "revoke", "x")).toEqual(refusal("licence_not_revocable"));
    const { id, workId, certificateId } = await licensed({ revocable: true });
    await transfer(ada, workId, noor);
    expect(await act(noor, id, "revoke", "x")).toEqual(refusal("licence_not_found"));
    expect(await act(grace, id, "revoke", "x")).toEqual(refusal("licence_not_revocable"));
    expect(await verified(id, certificateId, ada)).toMatchObject({ licensor: { state: "passed" } });
    expect(await act(ada, id, "revoke", "It was misused.")).toMatchObject({ status: 200 });
    expect(await seen(id)).toMatchObject({ state: "revoked" });
    await expectWhole();
  });

  test("outlives the withdrawal of its work", async () => {
    const { id, workId, certificateId } = await licensed();
    expect((await say(ada, workId, { kind: "withdrawn", reason: "" })).status).toBe(201);
    expect(await seen(id)).toMatchObject({ state: "in_force" });
    expect(await verified(id, certificateId, grace)).toMatchObject({
      verdict: "valid_anchor_pending",
      licensor: { state: "passed" },
    });
  });

  test("by a successor names them", async () => {
    const { id: workId, certificateId } = await register(ada);
    await transfer(ada, workId, noor);
    const { answer } = await take(grace, await offered(noor, workId), certificateId);
    const { licenceId } = answer as LicenceRequest;
    const found = await verified(licenceId ?? "", certificateId, noor);
    expect(found).toMatchObject({
      licensor: { state: "passed" },
      record: { claims: { licensor: { as: "successor" } } },
    });
  });

  test("that is exclusive goes to one of two takers", async () => {
    const { id: workId, certificateId } = await register(ada);
    const offer = await offered(ada, workId, { exclusive: true });
    const answers = await Promise.all([take(grace, offer, certificateId), take(noor, offer, certificateId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const { rowCount } = await pool.query("select from licences where certificate_id = $1", [certificateId]);
    expect(rowCount).toBe(1);
  });

  test("keeps what was agreed when a side is erased, without its name", async () => {
    const away = await makeUser(db, "Gone Away");
    const { id: workId, certificateId } = await register(ada);
    const { answer } = await take(away, await offered(ada, workId), certificateId);
    const id = (answer as LicenceRequest).licenceId ?? "";
    const eraser = createEraser(speaking);
    const { rows } = await pool.query<{ id: string }>("select id from sessions where user_id = $1", [
      away.id,
    ]);
    await eraser.eraseUser({ userId: away.id, sessionId: rows[0]?.id ?? "" });
    expect(await seen(id, ada)).toMatchObject({
      state: "in_force",
      licence: {
        licensee: { name: "" },
        licensor: { name: "Ada Lovelace" },
        statements: [{ kind: "erased" }],
      },
    });
    const found = await verified(id, certificateId, ada);
    expect(found.record?.claims).not.toHaveProperty("licensee");
    expect(found).toMatchObject({ licensor: { state: "passed" }, status: { state: "current" } });
    await expectWhole();
  });

  test("shows nothing of a work that is erased", async () => {
    const maker = await makeUser(db, "Short Lived");
    const { id: workId, certificateId } = await register(maker);
    const { answer } = await take(grace, await offered(maker, workId), certificateId);
    const id = (answer as LicenceRequest).licenceId ?? "";
    const { rows } = await pool.query<{ id: string }>("select id from sessions where user_id = $1", [
      maker.id,
    ]);
    await createEraser(speaking).eraseUser({ userId: maker.id, sessionId: rows[0]?.id ?? "" });
    const found = await verified(id, certificateId, grace);
    expect(found).toMatchObject({
      verdict: "valid_anchor_pending",
      licensor: { state: "not_checked" },
      record: { claims: { licensee: { name: "Éditions du Nord" } } },
    });
    expect(await seen(id, grace)).toMatchObject({ licence: { title: "", licensor: { name: "" } } });
    await expectWhole();
  });
});

test("a licence that was changed, or whose row is gone, is found", async () => {
  const { id } = await licensed();
  const { size } = await log.newest();
  const change = (set: string) => pool.query(`update licences set ${set} where id = $1`, [id]);
  await change("issued_at = issued_at + interval '1 second'");
  expect(await checkCertificates(pool, size)).toMatch(/^entry \d+ is not the hash of its record$/);
  await change("issued_at = issued_at - interval '1 second'");
  expect(await checkCertificates(pool, size)).toBeUndefined();
  const other = id.replace(/.$/, (last) => (last === "7" ? "8" : "7"));
  await change(`id = '${other}'`);
  expect(await checkCertificates(pool, size)).toBe(`licence ${other} has no entry in the log`);
  await pool.query("update licences set id = $1 where id = $2", [id, other]);
});

test("what a licence and its request say of each other is compared, and that something ended what is over", async () => {
  const { id } = await licensed();
  const { rows } = await pool.query<{ request: string }>(
    "select request_id as request from licences where id = $1",
    [id],
  );
  const request = rows[0]?.request ?? "";
  expect(await findMissing(pool)).toBeUndefined();
  await pool.query("update licences set over_since = now() where id = $1", [id]);
  expect(await findMissing(pool)).toBe(`licence ${id} is over, but nothing that ends it was said`);
  await pool.query("update licences set over_since = null, request_id = gen_random_uuid() where id = $1", [
    id,
  ]);
  expect(await findMissing(pool)).toBe(`the licence of request ${request} is missing`);
  await pool.query("update licences set request_id = $2, certificate_id = 'RSF-000000000' where id = $1", [
    id,
    request,
  ]);
  expect(await findMissing(pool)).toBe(`the certificate of licence ${id}, RSF-000000000, is missing`);
  await pool.query(
    "update licences set certificate_id = r.certificate_id from licence_requests r where r.id = request_id and licences.id = $1",
    [id],
  );
  expect(await findMissing(pool)).toBeUndefined();
});

test("the files of an export have a licence, and its words as they were agreed to", async () => {
  const { id } = await licensed({ note: "For the export." });
  for (const { id: userId } of [ada, grace]) {
    const files = new Map<string, string>();
    for await (const { name, read } of filesOfOwnLicences(speaking, userId))
      if (name.includes(id)) files.set(name, await read());
    expect([...files.keys()]).toEqual([`licences/${id}.licence.json`, `licences/${id}.terms.txt`]);
    const agreed = await readAgreedText(speaking, { id }, "licensor");
    expect(files.get(`licences/${id}.terms.txt`)).toBe(termsText(agreed?.paragraphs ?? []));
  }
});

test("both sides find it in their list and their export", async () => {
  const { id } = await licensed();
  for (const [user, as] of [
    [ada, "licensor"],
    [grace, "licensee"],
  ] as const) {
    const { answer } = await send(app, "GET", "/api/licences", { token: user.token });
    const exported = JSON.parse(await text(await exportUser(speaking, user.id))) as { licences: Licence[] };
    for (const licences of [answer as Licence[], exported.licences])
      expect(licences.find((each) => each.id === id)).toMatchObject({ as, state: "in_force" });
  }
});

test("released verifiers never take a licence for a certificate", async () => {
  const { id } = await licensed();
  const folder = makeTemporaryFolder("colophon-licence-");
  const place = (name: string) => path.join(folder, name);
  writeFileSync(place(`${id}.licence.json`), await fileOf(id, grace));
  writeFileSync(place("trust.json"), JSON.stringify({ format: "colophon-trust/v1", ...trust }));
  for (const version of ["0.2.0", "0.3.0"]) {
    const program = path.join(
      import.meta.dirname,
      `../../../../verify/testdata/released/colophon-verify-${version}.mjs`,
    );
    const ran = await promisify(execFile)(process.execPath, [
      program,
      place(`${id}.licence.json`),
      "--trust",
      place("trust.json"),
      "--json",
    ]).catch((error: unknown) => error as { code: number; stdout: string });
    expect({ version, code: "code" in ran ? ran.code : 0 }).not.toMatchObject({ code: 0 });
    expect(ran.stdout).not.toMatch(/"verdict": ?"valid/);
  }
});
