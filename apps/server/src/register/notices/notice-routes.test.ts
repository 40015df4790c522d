import type { Notices } from "@colophon/api";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { loadTypst } from "../documents/load-typst.ts";
import { openPageRenderer } from "../documents/page-renderer.ts";
import { noticeRoutes } from "./notice-routes.ts";
import { listAllNotices } from "./notices.ts";

const speaking = await openSpeakingApp();
const { app, db, pool, register, say, transfer, confirmSession } = speaking;
const render = await openPageRenderer(await loadTypst());
/** The lines of the server's log: nobody's words are in them. */
const logged: string[] = [];
const notices = await createTestApp({ db, log: logged }, (_, bind) =>
  noticeRoutes(bind, { ...speaking, documents: { pool: { run: render } } }),
);

const letter = {
  kind: "letter",
  language: "en",
  rights: "owner",
  title: "About the use of “The Lighthouse Keeper”",
  from: "Ada Winterbourne\nada@example.org",
  to: "",
  parts: [{ heading: "", text: "Hello,\n\nhttps://copies.example/a" }],
};
const dmca = { ...letter, kind: "dmca", isExclusive: true, hasConsidered: true };

/** What a caller gets: a document, or a refusal. */
const make = async ({ token }: TestUser, id: string, body: object = letter) => {
  const {
    statusCode: status,
    headers,
    payload,
  } = await notices.inject({
    method: "POST",
    url: `/api/certificates/${id}/notices`,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
  const isDocument = headers["content-type"] === "application/pdf";
  return { status, answer: isDocument ? undefined : (JSON.parse(payload) as unknown) };
};
const look = async ({ token }: TestUser, id: string) =>
  send(notices, "GET", `/api/certificates/${id}/notices`, { token });
const madeBy = async (user: TestUser, id: string) =>
  ((await look(user, id)).answer as Notices).made.map(({ kind }) => kind);
const today = () => new Date().toISOString().slice(0, 10);

let ada: TestUser;
let id: string;
beforeAll(async () => {
  ada = await makeUser(db);
  id = (await register(ada)).certificateId;
});

describe("a letter or notice", () => {
  test("comes out as a document; kept are its kind and day alone, until they are deleted", async () => {
    const answer = await notices.inject({
      method: "POST",
      url: `/api/certificates/${id.toLowerCase()}/notices`,
      headers: { authorization: `Bearer ${ada.token}` },
      payload: { ...letter, from: "a name that stays nowhere" },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    await make(ada, id);
    await make(ada, id, { ...letter, kind: "dsa" });
    const { made, ...rest } = (await look(ada, id)).answer as Notices;
    expect(made).toEqual([
      { kind: "dsa", madeOn: today() },
      { kind: "letter", madeOn: today() },
    ]);
    expect(rest).toMatchObject({ refusal: null, title: "The Lighthouse Keeper", disputes: [] });
    const { rows } = await pool.query("select * from notices where work_id is not null");
    expect(logged.join("")).not.toContain("stays nowhere");
    expect(Object.keys(rows[0] as object).toSorted()).toEqual(["kind", "made_on", "user_id", "work_id"]);
    const forget = async ({ token }: TestUser) =>
      send(notices, "DELETE", `/api/certificates/${id}/notices/dsa/${today()}`, { token });
    expect(await forget(await makeUser(db))).toEqual(refusal("notice_not_holder"));
    expect(await forget(ada)).toMatchObject({ status: 204 });
    expect(await madeBy(ada, id)).toEqual(["letter"]);
  });

  test("is written by nobody but the present certificate holder", async () => {
    const [first, second] = [await makeUser(db), await makeUser(db)];
    const { certificateId, id: workId } = await register(first);
    expect(await make(second, certificateId)).toEqual(refusal("notice_not_holder"));
    expect(await look(second, certificateId)).toEqual(refusal("notice_not_holder"));
    expect(await make(second, "RSF-AAAAAAAAA")).toEqual(refusal("notice_not_holder"));
    await make(first, certificateId);
    await transfer(first, workId, second);
    expect(await make(first, certificateId)).toEqual(refusal("notice_not_holder"));
    expect(await make(second, certificateId)).toMatchObject({ status: 200 });
    const { rows } = await pool.query("select user_id from notices where work_id = $1", [workId]);
    expect(rows).toEqual([{ user_id: second.id }]);
  });

  test("is not written about a withdrawn or a blocked work, whose notes stay to be deleted", async () => {
    const withdrawn = await register(ada);
    await make(ada, withdrawn.certificateId);
    await say(ada, withdrawn.id, { kind: "withdrawn" });
    expect(await make(ada, withdrawn.certificateId)).toEqual(refusal("notice_withdrawn"));
    expect((await look(ada, withdrawn.certificateId)).answer).toMatchObject({
      refusal: "notice_withdrawn",
      made: [{ kind: "letter" }],
    });
    const blocked = await register(ada);
    await pool.query(
      `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed)
       values ($1, 0, 1000000, 'blocked', 'registry', now(), '')`,
      [blocked.certificateId],
    );
    expect(await make(ada, blocked.certificateId)).toEqual(refusal("notice_blocked"));
    expect((await look(ada, blocked.certificateId)).answer).toMatchObject({ refusal: "notice_blocked" });
  });

  test("under the DMCA needs an exclusive right, and exceptions considered", async () => {
    expect(await make(ada, id, { ...dmca, isExclusive: false })).toEqual(refusal("notice_not_exclusive"));
    expect(await make(ada, id, { ...dmca, hasConsidered: false })).toEqual(refusal("notice_not_considered"));
    expect(await madeBy(ada, id)).toEqual(["letter"]);
    expect(await make(ada, id, dmca)).toMatchObject({ status: 200 });
  });

  test("without rights, words or a kind is none", async () => {
    for (const wrong of [
      { ...letter, rights: "licensee" },
      { ...letter, parts: [] },
      { ...letter, parts: [{ heading: "", text: " \u202e " }] },
      { ...letter, title: "" },
      { ...letter, kind: "threat" },
    ])
      expect(await make(ada, id, wrong)).toMatchObject({ status: 400 });
  });

  test("stays the holder's own under a stranger's dispute, once they have read it", async () => {
    const [holder, stranger] = [await makeUser(db), await makeUser(db)];
    const { certificateId } = await register(holder);
    const at = `/api/certificates/${certificateId}/disputes`;
    const words = { text: "It is mine.\nI wrote it." };
    await send(app, "POST", at, { token: stranger.token, body: words });
    expect(await make(holder, certificateId)).toEqual(refusal("notice_dispute_unread"));
    expect((await look(holder, certificateId)).answer).toMatchObject({
      refusal: null,
      disputes: [{ n: 0, text: words.text, answer: null }],
    });
    const read = { ...dmca, disputesRead: [0] };
    expect(await make(holder, certificateId, read)).toMatchObject({ status: 200 });
    await confirmSession(holder);
    await send(app, "POST", `${at}/0/answer`, { token: holder.token, body: { text: "My drafts show it." } });
    expect((await look(holder, certificateId)).answer).toMatchObject({
      disputes: [{ n: 0, answer: { text: "My drafts show it." } }],
    });
    expect(await make(stranger, certificateId, read)).toEqual(refusal("notice_not_holder"));
    await send(app, "POST", `${at}/0/settle`, { token: stranger.token, body: {} });
    await confirmSession(stranger);
    await send(app, "POST", `${at}/0/settle`, { token: stranger.token, body: {} });
    expect((await look(holder, certificateId)).answer).toMatchObject({ disputes: [] });
    expect(await make(holder, certificateId)).toMatchObject({ status: 200 });
  });

  test("is in the export of the account that made it, and deleted with the account", async () => {
    const user = await makeUser(db);
    const { certificateId } = await register(user);
    await make(user, certificateId);
    const mine = [{ kind: "letter", certificateId, madeOn: today() }];
    expect(await listAllNotices(db, user.id)).toEqual(mine);
    const { rows } = await pool.query(
      "select confdeltype from pg_constraint where conrelid = 'notices'::regclass and contype = 'f'",
    );
    expect(rows).toEqual([{ confdeltype: "c" }, { confdeltype: "c" }]);
  });
});
