import { randomUUID } from "node:crypto";
import { maxWorksListed, type Registered } from "@colophon/api";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { aliasRoutes } from "../../people/profiles/alias-routes.ts";
import { workRoutes } from "./work-routes.ts";

const { pool, db, keys, issuer, log, sequencer, indexer } = await createTestRegister();
const app = await createTestApp({ db }, (server, bind) => {
  workRoutes(bind, { pool, keys, issuer, log, sequencer, indexer });
  aliasRoutes(server, bind, { db });
});

const register = ({ token }: TestUser, overrides = {}) =>
  send(app, "POST", "/api/ip/register", { token, body: makeRegistrationInput(overrides) });

const list = async ({ token }: TestUser) =>
  (await send(app, "GET", "/api/ip/user", { token })).answer as { id: string; sharedPublicly: boolean }[];

/** The URL of a user's only work. */
const urlOf = async (user: TestUser) => `/api/ip/${(await list(user)).map(({ id }) => id).join()}`;

describe("a user's own works", () => {
  const page = async ({ token }: TestUser, query: string) =>
    send(app, "GET", `/api/ip/user?${query}`, { token });
  const idsOf = ({ answer }: { answer: unknown }) => (answer as { id: string }[]).map(({ id }) => id);

  test("are listed with title, kind, time and certificate", async () => {
    const ada = await makeUser(db);
    const { answer } = await register(ada);
    const { id, certificateId, registrationDate } = answer as Registered;
    expect(await list(ada)).toEqual([
      {
        id,
        title: "The Lighthouse Keeper",
        materialType: "screenplay",
        // To the second: that is what the certificate says.
        createdAt: expect.stringMatching(`^${registrationDate.slice(0, 19)}`) as string,
        certificateId,
        sharedPublicly: true,
        status: "valid",
        file: { sha256: "ab".repeat(32), deposit: "none" },
        fileCount: 1,
      },
    ]);
  });

  test("come page by page, newest first, each once", async () => {
    const [ada, bo] = await Promise.all([makeUser(db), makeUser(db)]);
    for (const user of [ada, bo, ada, ada, ada, ada]) await register(user);
    // As if a batch had been registered in one millisecond.
    await sql`update works set created_at = '2026-01-01' where owner_id = ${ada.id}
      and id not in (select id from works order by created_at desc limit 1)`.execute(db);
    const all = (await list(ada)).map(({ id }) => id);
    expect(all).toHaveLength(5);
    const read: string[] = [];
    for (let ids = idsOf(await page(ada, "limit=2")); ids.length > 0;) {
      expect(ids.length).toBeLessThanOrEqual(2);
      read.push(...ids);
      ids = idsOf(await page(ada, `limit=2&before=${(read.at(-1) ?? "").toUpperCase()}`));
    }
    expect(read).toEqual(all);
  });

  test("are limited per response, and none come before another user's work", async () => {
    const [ada, bo] = await Promise.all([makeUser(db), makeUser(db)]);
    await register(bo);
    const [theirs] = await list(bo);
    for (const before of [theirs?.id ?? "none", randomUUID()])
      expect(await page(ada, `before=${before}`)).toEqual(refusal("not_found"));
    for (const limit of ["0", "-1", "1.5", "x", String(maxWorksListed + 1)])
      expect(await page(ada, `limit=${limit}`)).toEqual(refusal("validation_failed", { limit: "invalid" }));
    expect(await page(ada, "before=x")).toEqual(refusal("validation_failed", { before: "invalid" }));
  });
});

test("an order is refused if registering is free", async () => {
  const ada = await makeUser(db);
  const payment = { provider: "stripe", reference: randomUUID() };
  expect(await register(ada, { payment })).toEqual(refusal("payment_refused"));
});

describe("listing a work", () => {
  test("can be changed by its owner, any number of times", async () => {
    const ada = await makeUser(db);
    await register(ada);
    const [work] = await list(ada);
    expect(work?.sharedPublicly).toBe(true);
    const id = work?.id ?? "";
    for (const sharedPublicly of [false, false, true]) {
      const changed = await send(app, "PATCH", `/api/ip/${id}`, {
        token: ada.token,
        body: { sharedPublicly },
      });
      expect(changed).toEqual({ status: 200, answer: { id, sharedPublicly, listUses: false } });
      expect(await list(ada)).toEqual([{ ...work, sharedPublicly }]);
    }
  });

  test("changes nothing else", async () => {
    const ada = await makeUser(db);
    await register(ada);
    const before = await list(ada);
    const body = { sharedPublicly: true, title: "Another", ownerId: randomUUID() };
    await send(app, "PATCH", await urlOf(ada), { token: ada.token, body });
    expect(await list(ada)).toEqual(before);
  });

  test("is refused for another user's work, for no work, and without a session", async () => {
    const [ada, bo] = await Promise.all([makeUser(db), makeUser(db)]);
    await register(ada);
    const before = await list(ada);
    const body = { sharedPublicly: false };
    for (const url of [await urlOf(ada), `/api/ip/${randomUUID()}`, "/api/ip/1"])
      expect(await send(app, "PATCH", url, { token: bo.token, body })).toEqual(refusal("not_found"));
    expect(await send(app, "PATCH", await urlOf(ada), { body })).toEqual(refusal("unauthorized"));
    expect(await list(ada)).toEqual(before);
  });

  test.each([
    [{}, "required"],
    [{ sharedPublicly: "no" }, "invalid"],
  ] as const)("refuses %j", async (body, code) => {
    const { token } = await makeUser(db);
    expect(await send(app, "PATCH", `/api/ip/${randomUUID()}`, { token, body })).toEqual(
      refusal("validation_failed", { sharedPublicly: code }),
    );
  });
});

describe("the name on the certificate", () => {
  test("may be an alias while the registrant has it, in any spelling that reads the same", async () => {
    const ada = await makeUser(db);
    const { answer } = await send(app, "POST", "/api/user/aliases", {
      token: ada.token,
      body: { name: "Zoe\u0308 King" },
    });
    expect(await register(ada, { creatorName: " Zo\u00EB  King" })).toMatchObject({ status: 201 });
    await send(app, "DELETE", `/api/user/aliases/${(answer as { id: string }).id}`, { token: ada.token });
    const refused = refusal("validation_failed", { creatorName: "unknown_alias" });
    expect(await register(ada, { creatorName: "Zo\u00EB King" })).toEqual(refused);
  });

  test("can't be another user's alias", async () => {
    const [ada, bo] = await Promise.all([makeUser(db), makeUser(db)]);
    await send(app, "POST", "/api/user/aliases", { token: bo.token, body: { name: "B." } });
    expect(await register(ada, { creatorName: "B." })).toEqual(
      refusal("validation_failed", { creatorName: "unknown_alias" }),
    );
  });
});
