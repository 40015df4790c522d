import { randomUUID } from "node:crypto";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { type DraftHeading, maxDrafts, type PersonalData } from "@colophon/api";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestPayments } from "../../../test/test-payments.ts";
import { openObjects } from "../../base/files/folder-objects.ts";
import { exportUser } from "../../personal-data/export-user.ts";
import { openStaging } from "../deposits/staging.ts";
import { draftRoutes } from "./draft-routes.ts";
import { deleteOldDrafts } from "./drafts.ts";

const context = await createTestPayments();
const { db } = context;
const app = await createTestApp({ db }, (_, bind) => draftRoutes(bind, context));
const folder = makeTemporaryFolder("colophon-drafts-");
const places = {
  objects: openObjects(path.join(folder, "objects")),
  staging: openStaging(path.join(folder, "staging"), 1000),
};
const ada = await makeUser(db);
const eve = await makeUser(db);

type Saved = DraftHeading & { form: object };

const put = async (user: TestUser, id: string, revision: number, form: object, title = "The Lighthouse") =>
  send(app, "PUT", `/api/drafts/${id}`, { token: user.token, body: { revision, title, form } });
const save = async (...given: Parameters<typeof put>) => (await put(...given)).answer as DraftHeading;
const read = async (user: TestUser, id: string) =>
  (await send(app, "GET", `/api/drafts/${id}`, { token: user.token })).answer as Saved;
const list = async (user: TestUser) =>
  (await send(app, "GET", "/api/drafts", { token: user.token })).answer as DraftHeading[];
const remove = async (user: TestUser, id: string, revision: number) =>
  send(app, "DELETE", `/api/drafts/${id}?revision=${revision}`, { token: user.token });

test("a draft is saved, changed and read again; the last changed is the first", async () => {
  const user = await makeUser(db);
  const [one, two] = [randomUUID(), randomUUID()];
  expect(await save(user, one, 0, { step: 1 })).toMatchObject({ id: one, revision: 1, besides: null });
  await save(user, two, 0, { step: 1 }, "");
  expect(await save(user, one, 1, { step: 2 }, "قصة")).toMatchObject({ id: one, revision: 2, title: "قصة" });
  expect(await read(user, one)).toMatchObject({ revision: 2, title: "قصة", form: { step: 2 } });
  expect((await list(user)).map(({ id, title }) => [id, title])).toEqual([
    [one, "قصة"],
    [two, ""],
  ]);
});

test("what two devices changed is kept twice, and what is sent again is kept once", async () => {
  const user = await makeUser(db);
  const id = randomUUID();
  await save(user, id, 0, { text: "begun" });
  await save(user, id, 1, { text: "by the phone" });
  const besides = await save(user, id, 1, { text: "by the computer" });
  expect(besides).toMatchObject({ revision: 1, besides: id });
  expect(besides.id).not.toBe(id);
  expect(await read(user, id)).toMatchObject({ revision: 2, form: { text: "by the phone" } });
  expect(await read(user, besides.id)).toMatchObject({ form: { text: "by the computer" } });

  expect(await save(user, id, 1, { text: "by the phone" })).toMatchObject({ id, revision: 2 });
  expect(await list(user)).toHaveLength(2);
});

test("devices that save at the same moment lose nothing", async () => {
  const user = await makeUser(db);
  const id = randomUUID();
  await save(user, id, 0, { from: 0 });
  const saved = await Promise.all([1, 2, 3, 4].map((from) => save(user, id, 1, { from })));
  expect(new Set(saved.map((each) => each.id)).size).toBe(4);
  const forms = await Promise.all(saved.map(async (each) => (await read(user, each.id)).form));
  expect(forms).toEqual([1, 2, 3, 4].map((from) => ({ from })));
});

test("a draft that was registered or deleted elsewhere does not come back, and a changed one is not deleted", async () => {
  const id = randomUUID();
  await save(ada, id, 0, { step: 1 });
  await save(ada, id, 1, { step: 2 });
  expect((await remove(ada, id, 1)).status).toBe(204);
  expect(await read(ada, id)).toMatchObject({ revision: 2 });
  expect((await remove(ada, id, 2)).status).toBe(204);
  expect(await put(ada, id, 2, { step: 3 })).toEqual(refusal("not_found"));
});

test("nobody reads, changes or deletes somebody else's", async () => {
  const id = randomUUID();
  await save(ada, id, 0, { secret: true });
  expect(await send(app, "GET", `/api/drafts/${id}`, { token: eve.token })).toEqual(refusal("not_found"));
  expect(await put(eve, id, 1, {})).toEqual(refusal("not_found"));
  expect(await put(eve, id, 0, {})).toEqual(refusal("not_found"));
  await remove(eve, id, 1);
  expect(await read(ada, id)).toMatchObject({ form: { secret: true } });
  expect(await list(eve)).toEqual([]);
});

test("an account keeps a limited number, also when devices differ", async () => {
  const user = await makeUser(db);
  const ids = Array.from({ length: maxDrafts }, () => randomUUID());
  for (const id of ids) await save(user, id, 0, {});
  expect(await put(user, randomUUID(), 0, {})).toEqual(refusal("too_many_drafts"));
  expect(await put(user, ids[0] ?? "", 0, { other: true })).toEqual(refusal("too_many_drafts"));
  expect(await save(user, ids[0] ?? "", 1, { other: true })).toMatchObject({ revision: 2 });
});

test("a form of a million bytes is refused whole", async () => {
  const { status } = await put(ada, randomUUID(), 0, { text: "x".repeat(1024 * 1024) });
  expect(status).toBe(413);
});

test("drafts are sealed, exported, and deleted with their account or after 90 days", async () => {
  const user = await makeUser(db);
  const id = randomUUID();
  await save(user, id, 0, { text: "nobody reads this" }, "Hidden title");
  const { sealed } = await db
    .selectFrom("drafts")
    .select("sealed")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(sealed.includes("Hidden title")).toBe(false);

  const data = await text(Readable.from(await exportUser({ ...context, ...places }, user.id)));
  expect((JSON.parse(data) as PersonalData).drafts).toMatchObject([
    { id, title: "Hidden title", form: { text: "nobody reads this" } },
  ]);

  const old = randomUUID();
  await save(user, old, 0, {});
  await sql`update drafts set updated_at = now() - interval '91 days' where id = ${old}`.execute(db);
  await deleteOldDrafts(db, 90);
  expect((await list(user)).map((each) => each.id)).toEqual([id]);
  await db.deleteFrom("users").where("id", "=", user.id).execute();
  expect(await db.selectFrom("drafts").select("id").where("id", "=", id).execute()).toEqual([]);
});
