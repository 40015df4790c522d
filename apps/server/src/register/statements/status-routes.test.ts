import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { makeUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { emptyObject } from "@colophon/testing/empty-object";
import { anchorAll } from "../../../test/anchor-all.ts";
import { openSpeakingApp, source } from "../../../test/speaking-app.ts";
import { checkCertificates } from "../../record/check-certificates.ts";
import { checkLog } from "../../log/check-log.ts";
import { eraseSomeStatements, eraseWorks } from "../../personal-data/erase-store.ts";
import { checkStoredStatements } from "./check-stored-statements.ts";
import { sayErased } from "./say-erased.ts";

const context = await openSpeakingApp();
const { app, db, pool, log, register, say, status, statusFor, bundleOf, verify } = context;
const ada = await makeUser(db);
const urlOf = (id: string, query = "") => `/api/certificates/${id}/status${query}`;

const differences = async () => {
  const { head, difference } = await checkLog(pool);
  return [difference, await checkCertificates(pool, head.size), await checkStoredStatements(pool)];
};

describe("a status", () => {
  test("comes with the first closed head after the record", async () => {
    const { certificateId } = await register(ada);
    expect(await send(app, "GET", urlOf(certificateId))).toEqual(refusal("status_pending"));
    await log.appendHead();
    expect(await status(certificateId)).toMatchObject({ state: "current", heading: "valid", statements: [] });
  });

  test("ties itself to an older bundle, and one that is newer than the closed log", async () => {
    const { id, certificateId } = await register(ada);
    const older = await bundleOf(certificateId);
    await say(ada, id, { kind: "corrected", fields: { title: "Newer" } });
    await register(ada);
    const newer = await bundleOf(certificateId);
    for (const bundle of [older, newer])
      expect(await statusFor(certificateId, bundle)).toMatchObject({
        state: "current",
        heading: "corrected",
      });
  });

  test("is that of the bundle of this moment when nothing else is asked for", async () => {
    const { id, certificateId } = await register(ada);
    await say(ada, id, { kind: "withdrawn" });
    const { answer } = await send(app, "GET", urlOf(certificateId));
    expect(answer).toMatchObject({
      format: "colophon-status/v1",
      consistency: { from: (await log.newest()).size },
    });
    await anchorAll(context, source);
    const { size } = await log.newest();
    await register(ada);
    expect((await send(app, "GET", urlOf(certificateId))).answer).toMatchObject({
      consistency: { from: size },
    });
    expect(await status(certificateId)).toMatchObject({ heading: "withdrawn" });
  });

  test("is kept by caches, which ask each time whether it is still the one", async () => {
    const { id, certificateId } = await register(ada);
    await log.appendHead();
    const url = urlOf(certificateId, `?from=${(await log.newest()).size}`);
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      "cache-control": "public, no-cache",
      "content-disposition": `inline; filename="${certificateId}.status.json"`,
    });
    const again = { url, headers: { "if-none-match": String(headers.etag) } };
    expect((await app.inject(again)).statusCode).toBe(304);
    await say(ada, id, { kind: "withdrawn" });
    expect((await app.inject(again)).statusCode).toBe(200);
  });

  test("is refused of no certificate, and for a tree that is not there", async () => {
    const { certificateId, index } = await register(ada);
    await log.appendHead();
    for (const id of ["RSF-000000000", "none", "%00"])
      expect(await send(app, "GET", urlOf(id))).toEqual(refusal("certificate_not_found"));
    expect(await send(app, "GET", urlOf(certificateId, "?from=9007199254740991"))).toEqual(
      refusal("status_pending"),
    );
    for (const from of ["0", "-1", "1.5", "x", String(index)])
      expect(await send(app, "GET", urlOf(certificateId, `?from=${from}`))).toEqual(
        refusal("validation_failed", { from: "invalid" }),
      );
  });
});

test("of an erased certificate says that it was erased, and nothing that its owner had said", async () => {
  const bo = await makeUser(db);
  const { id, certificateId } = await register(bo);
  await say(bo, id, { kind: "corrected", fields: { title: "Forget me" }, reason: "My own." });
  const bundle = await bundleOf(certificateId);
  const registrant = [{ certificateId, collaborator: null }];
  await Promise.all([sayErased(context, registrant), sayErased(context, registrant)]);
  await eraseWorks(context, bo.id, [{ workId: id, certificateId }], async () => undefined);
  expect(await eraseSomeStatements(context, bo.id, 10, async () => undefined)).toBe(false);

  expect(await statusFor(certificateId, bundle)).toMatchObject({
    state: "current",
    heading: "corrected",
    statements: [
      { n: 0, kind: "corrected", by: "registrant", said: emptyObject, withheld: 2 },
      { n: 1, kind: "erased", by: "registry", said: emptyObject, withheld: 0 },
    ],
  });
  expect(await verify(certificateId)).toEqual(refusal("certificate_erased").answer);
  const { rows } = await pool.query(
    "select user_id, disclosures from statements where certificate_id = $1 order by n",
    [certificateId],
  );
  expect(rows).toMatchObject([{ user_id: null, disclosures: null }, { user_id: null }]);
});

describe("what is kept agrees with the log", () => {
  test("whatever was said", async () => {
    const works = await Promise.all(Array.from({ length: 5 }, () => register(ada)));
    await Promise.all(works.map(({ id }) => say(ada, id, { kind: "withdrawn", reason: "Enough." })));
    expect(await differences()).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    ["another kind", "kind = 'withdrawn'", "is not that of statement"],
    ["another time", "said_at = said_at + interval '1 second'", "is not that of statement"],
    ["another number", "n = n + 7", "is not that of statement"],
    ["another place", "log_index = 0", "has no statement"],
    ["another certificate", "certificate_id = 'RSF-000000000'", "is about no certificate"],
  ])("and %s is found", async (_what, change, expected) => {
    const { id, certificateId } = await register(ada);
    await say(ada, id, { kind: "corrected", fields: { title: randomUUID() } });
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query(`update statements set ${change} where certificate_id = $1`, [certificateId]);
      expect(await checkStoredStatements(client)).toContain(expected);
    } finally {
      await client.query("rollback");
      client.release();
    }
  });
});

test("registrations of one file come in the order of the log, unlisted ones are counted", async () => {
  const sha256 = randomBytes(32).toString("hex");
  const file = { sha256, name: "a.txt", size: 1, mediaType: "" };
  const bo = await makeUser(db, "Bo");
  const [first, hidden, second] = [
    await register(bo, { file }),
    await register(ada, { file }),
    await register(ada, { file }),
  ];
  await say(ada, hidden.id, { kind: "withdrawn" });
  await say(ada, second.id, { kind: "corrected", fields: { title: "Second" } });
  expect(await send(app, "GET", `/api/files/${sha256}/registrations`)).toEqual({
    status: 200,
    answer: {
      listed: [
        {
          certificateId: first.certificateId,
          title: "The Lighthouse Keeper",
          creatorName: "Bo",
          registrationDate: first.registrationDate,
          provenAt: null,
          status: "valid",
        },
        {
          certificateId: second.certificateId,
          title: "Second",
          creatorName: "Ada Lovelace",
          registrationDate: second.registrationDate,
          provenAt: null,
          status: "corrected",
        },
      ],
      unlisted: 1,
    },
  });
  const none = `/api/files/${"0".repeat(64)}/registrations`;
  expect((await send(app, "GET", none)).answer).toEqual({ listed: [], unlisted: 0 });
  expect(await send(app, "GET", "/api/files/x/registrations")).toEqual(refusal("not_found"));
  source.chainId = 1;
  await anchorAll(context, source);
  const { answer } = await send(app, "GET", `/api/files/${sha256}/registrations`);
  expect(answer).toMatchObject({ listed: [{ provenAt: "2027-01-15T08:00:00.000Z" }, {}] });
});
