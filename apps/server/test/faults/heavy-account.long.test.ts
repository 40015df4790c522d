import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { maxWorksListed, type PersonalData, type WorkListItem } from "@colophon/api";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { hashPassword } from "../../src/people/accounts/password-hash.ts";
import { createEraser } from "../../src/personal-data/eraser.ts";
import { exportUser } from "../../src/personal-data/export-user.ts";
import { registerWork } from "../../src/register/works/register-work.ts";
import { authorization, password } from "@colophon/testing/account";
import { makeManyWorks } from "../make-many-works.ts";
import { makeRegistration, makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { openWholeApp, type WholeApp } from "../whole-app.ts";

let context: WholeApp;
let origin: string;
let dataDir: string;
let pool: WholeApp["pool"];
let db: WholeApp["db"];
let keys: WholeApp["keys"];
let objects: WholeApp["objects"];
let passwordHash: string;
beforeAll(async () => {
  context = await openWholeApp();
  ({ origin, dataDir, pool, db, keys, objects } = context);
  passwordHash = await hashPassword(password);
});

/** A user with a password and many works. */
async function makeAuthor(count: number) {
  const user = await makeUser(db);
  await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", user.id).execute();
  return { user, works: await makeManyWorks(pool, keys, user.id, count) };
}

function send({ token }: Pick<TestUser, "token">, method: string, target: string, body?: unknown) {
  const headers = { ...authorization(token), ...(body ? { "content-type": "application/json" } : {}) };
  return fetch(origin + target, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}
const get = (user: Pick<TestUser, "token">, target: string) => send(user, "GET", target);
/** Gives the session another token. */
async function confirm(user: TestUser, given = password): Promise<number> {
  const answer = await send(user, "POST", "/api/auth/confirm", { password: given });
  if (answer.ok) ({ token: user.token } = (await answer.json()) as { token: string });
  return answer.status;
}
async function erase(user: TestUser, given = password): Promise<number> {
  const status = await confirm(user, given);
  if (status !== 200) return status;
  // A large account takes longer than a request may: asking again waits for the same erasure.
  for (;;) {
    const answer = await send(user, "DELETE", "/api/user");
    if (answer.status !== 503) return answer.status;
  }
}

/** An erasure in this process, for a user whose password is confirmed. */
async function beginErasure(user: TestUser, eraser = createEraser(context)): Promise<void> {
  const { id: sessionId } = await db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", user.id)
    .executeTakeFirstOrThrow();
  await eraser.eraseUser({ userId: user.id, sessionId });
}

/** How often the server answers others during an operation. */
async function countAnswersDuring(work: Promise<unknown>): Promise<number> {
  const state = { answers: 0, isDone: false };
  const done = work.finally(() => (state.isDone = true));
  while (!state.isDone) {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    state.answers += 1;
    await pause(5);
  }
  await done;
  return state.answers;
}

/** Rows of the account, its sessions, works and search entries. */
async function countRows({ id }: TestUser): Promise<unknown[]> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from users where id = ${id}) as users,
      (select count(*) from sessions where user_id = ${id}) as sessions,
      (select count(*) from works where owner_id = ${id}) as works,
      (select count(*) from search_works where owner_id = ${id}) as entries`.execute(db);
  return Object.values(rows[0] ?? {});
}
const nothing = [0, 0, 0, 0];

const isKept = (workId: string) => existsSync(path.join(dataDir, "objects/deposits", workId));

const many = 10_000;

test(`${many} works are listed, exported and erased, and others are answered meanwhile`, async () => {
  const { user, works } = await makeAuthor(many);
  const ids = works.map(({ id }) => id);
  const copies = ids.slice(0, 300);
  for (const id of copies) await objects.put(`deposits/${id}`, Buffer.from("sealed"));
  await sql`insert into deposits (work_id, size, kept_at)
    select id, 6, now() from unnest(${copies}::uuid[]) as w (id)`.execute(db);

  const listed: string[] = [];
  for (let page: WorkListItem[]; ;) {
    const before = listed.at(-1);
    const answer = await get(user, `/api/ip/user${before === undefined ? "" : `?before=${before}`}`);
    page = (await answer.json()) as WorkListItem[];
    listed.push(...page.map(({ id }) => id));
    if (page.length < maxWorksListed) break;
  }
  expect(listed).toEqual(ids.toReversed());

  await confirm(user);
  const exporting = get(user, "/api/user/export").then((answer) => answer.json());
  expect(await countAnswersDuring(exporting)).toBeGreaterThan(many / 500);
  const exported = (await exporting) as PersonalData;
  expect(exported.works.map(({ id }) => id)).toEqual(ids);
  expect(exported.works.at(-1)).toMatchObject({
    privateDetails: { collaborators: [{ givenName: "Amina" }] },
    certificate: { claims: { creatorName: "Ada Lovelace" } },
  });

  const erasing = erase(user);
  expect(await countAnswersDuring(erasing)).toBeGreaterThan(many / 500);
  expect(await erasing).toBe(204);
  expect(await countRows(user)).toEqual(nothing);
  expect(copies.filter(isKept)).toEqual([]);
  const { rows } = await sql`select 1 from search_words where word like 'quire%'`.execute(db);
  expect(rows).toEqual([]);
});

test("an export waits for its reader, and ends when the reader leaves", async () => {
  const { user } = await makeAuthor(400);
  let opened = 0;
  const counting = {
    get dataEncryption() {
      opened += 1;
      return keys.dataEncryption;
    },
  };
  const stream = await exportUser({ ...context, keys: counting }, user.id);
  const ofPerson = opened;
  const reading = stream[Symbol.asyncIterator]();
  for (let read = 0; read < 5; read++) await reading.next();
  // In the time of a whole export, one that doesn't wait opens much more.
  const exportAll = async () => (await exportUser(context, user.id)).toArray();
  await exportAll();
  expect(opened - ofPerson).toBeGreaterThan(3);
  expect(opened - ofPerson).toBeLessThan(50);
  stream.destroy();
  const atEnd = opened;
  await exportAll();
  expect(opened).toBe(atEnd);
});

test("an export during which the account is erased doesn't end as if it were complete", async () => {
  const { user } = await makeAuthor(100);
  const stream = await exportUser(context, user.id);
  await beginErasure(user);
  await expect(stream.toArray()).rejects.toMatchObject({ code: "unauthorized" });
});

/** An eraser whose storage blocks until it is released, or fails. */
function createHeldEraser() {
  const { promise: held, resolve: letGo, reject: fail } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const slow: typeof objects = {
    ...objects,
    async delete(key) {
      reach();
      await held;
      await objects.delete(key);
    },
  };
  return { eraser: createEraser({ ...context, objects: slow }), reached, letGo, fail };
}

test("while files are deleted the account is closed, and no request waits for its row", async () => {
  const [{ user }, elsewhere, other] = [await makeAuthor(3), await makeUser(db), await makeUser(db)];
  await db.updateTable("sessions").set({ user_id: user.id }).where("user_id", "=", elsewhere.id).execute();
  await send(user, "PUT", "/api/user/profile", { full_name: "Ada", profile_visibility: "public" });
  expect((await get(other, `/api/creators/${user.id}`)).status).toBe(200);

  const { eraser, reached, letGo } = createHeldEraser();
  const erasing = beginErasure(user, eraser);
  await reached;
  const statusOf = async (who: TestUser) =>
    (await send(who, "POST", "/api/ip/register", makeRegistrationInput())).status;
  // As if it had been accepted a moment before, with another user's in the same batch.
  const letIn = { ...user, name: "Ada", aliases: [], selfIdentification: {} };
  const [late, others] = [registerWork(context, letIn, makeRegistration()), statusOf(other)];
  await expect(late).rejects.toMatchObject({ code: "unauthorized" });
  expect([await others, await statusOf(user)]).toEqual([201, 401]);
  for (const who of [user, elsewhere]) expect((await get(who, "/api/auth/me")).status).toBe(401);
  const logIn = await send(user, "POST", "/api/auth/login", { email: user.email, password });
  expect(logIn.status).toBe(401);
  expect((await get(other, `/api/creators/${user.id}`)).status).toBe(404);
  letGo();
  await erasing;
  expect(await countRows(user)).toEqual(nothing);
});

test.each([
  ["at the next start", async () => createEraser(context).resume()],
  ["when it is asked for again", async (user: TestUser) => expect(await erase(user)).toBe(204)],
])("an erasure that was broken off goes on %s", async (_when, goOn) => {
  const { user, works } = await makeAuthor(120);
  const id = works[0]?.id ?? "";
  await objects.put(`deposits/${id}`, Buffer.from("sealed"));
  const { eraser, reached, fail } = createHeldEraser();
  const erasing = beginErasure(user, eraser);
  await reached;
  fail(new Error("the storage is away"));
  await expect(erasing).rejects.toThrow("the storage is away");
  expect(await countRows(user)).toEqual([1, 1, 120, 120]);
  expect(await erase(user, "not the password")).toBe(403);
  await goOn(user);
  expect(await countRows(user)).toEqual(nothing);
  expect(isKept(id)).toBe(false);
});
