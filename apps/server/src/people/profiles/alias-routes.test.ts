import { maxAliases } from "@colophon/api";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { aliasRoutes } from "./alias-routes.ts";

const { db } = await createTestDatabase();
const app = await createTestApp({ db }, (server, bind) => aliasRoutes(server, bind, { db }));
const aliases = "/api/user/aliases";

// Vitest types its matchers as any.
const text: unknown = expect.any(String);

async function add(user: TestUser, body: unknown): Promise<string> {
  const { status, answer } = await send(app, "POST", aliases, { body, token: user.token });
  expect(status).toBe(201);
  return (answer as { id: string }).id;
}

async function list(user: TestUser): Promise<{ id: string; name: string; primary: boolean }[]> {
  const { answer } = await send(app, "GET", aliases, { token: user.token });
  return answer as { id: string; name: string; primary: boolean }[];
}

const primaries = async (user: TestUser) =>
  (await list(user)).flatMap(({ id, primary }) => (primary ? id : []));

describe("a list of aliases", () => {
  test("is empty at first, then contains what was added, oldest first", async () => {
    const ada = await makeUser(db);
    expect(await send(app, "GET", aliases, { token: ada.token })).toEqual({ status: 200, answer: [] });
    await add(ada, { name: " A.  A. L. ", context: "notes" });
    await add(ada, { name: "La comtesse\u0000" });
    expect(await list(ada)).toEqual([
      { id: text, name: "A. A. L.", context: "notes", primary: false },
      { id: text, name: "La comtesse", context: "", primary: false },
    ]);
  });

  test.each([
    [{}, { name: "required" }],
    [{ name: " \t\u00A0\u0007 " }, { name: "required" }],
    [{ name: "x".repeat(201) }, { name: "too_long" }],
    [{ name: "x", context: "x".repeat(501) }, { context: "too_long" }],
    [{ name: ["x"] }, { name: "invalid" }],
    [{ name: "x", primary: "yes" }, { primary: "invalid" }],
  ] as const)("refuses %j", async (body, fields) => {
    const ada = await makeUser(db);
    expect(await send(app, "POST", aliases, { body, token: ada.token })).toEqual(
      refusal("validation_failed", fields),
    );
    expect(await list(ada)).toEqual([]);
  });

  test("has at most fifty, even when more are added at once", async () => {
    const ada = await makeUser(db);
    const answers = await Promise.all(
      Array.from({ length: maxAliases + 5 }, (_, n) =>
        send(app, "POST", aliases, { body: { name: `Alias ${n}` }, token: ada.token }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(5);
    for (const answer of refused) expect(answer).toEqual(refusal("validation_failed", { name: "too_many" }));
    expect(await list(ada)).toHaveLength(maxAliases);
  });
});

describe("the primary alias", () => {
  test("is the one that was chosen last", async () => {
    const ada = await makeUser(db);
    const first = await add(ada, { name: "First", primary: true });
    const second = await add(ada, { name: "Second" });
    expect(await primaries(ada)).toEqual([first]);
    const url = `${aliases}/${second}/default`;
    expect(await send(app, "PUT", url, { token: ada.token, body: {} })).toEqual({ status: 204 });
    expect(await primaries(ada)).toEqual([second]);
    const third = await add(ada, { name: "Third", primary: true });
    expect(await primaries(ada)).toEqual([third]);
  });

  test("is only one, however many are chosen at once", async () => {
    const ada = await makeUser(db);
    const ids = await Promise.all(["A", "B", "C", "D"].map((name) => add(ada, { name, primary: true })));
    expect(await primaries(ada)).toHaveLength(1);
    const answers = await Promise.all(
      [...ids, ...ids].map((id) => send(app, "PUT", `${aliases}/${id}/default`, { token: ada.token })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect(await primaries(ada)).toHaveLength(1);
  });

  test("is none once it is deleted, also while it is being chosen", async () => {
    const ada = await makeUser(db);
    for (let round = 0; round < 10; round++) {
      const id = await add(ada, { name: "Short-lived" });
      const [made, deleted] = await Promise.all([
        send(app, "PUT", `${aliases}/${id}/default`, { token: ada.token }),
        send(app, "DELETE", `${aliases}/${id}`, { token: ada.token }),
      ]);
      expect([204, 404]).toContain(made.status);
      expect(deleted.status).toBe(204);
      expect(await list(ada)).toEqual([]);
    }
  });
});

describe("aliases of other people, and unknown ones", () => {
  test.each(["others", "nobody's", "malformed"])("%s are not found", async (whose) => {
    const [ada, bo] = await Promise.all([makeUser(db), makeUser(db)]);
    const own = await add(ada, { name: "Mine", primary: true });
    const others = await add(bo, { name: "Theirs", primary: true });
    const id = { others, "nobody's": randomUUID(), malformed: "1%20or%20true" }[whose] ?? "";
    const { token } = ada;
    expect(await send(app, "PUT", `${aliases}/${id}/default`, { token })).toEqual(refusal("not_found"));
    expect(await send(app, "DELETE", `${aliases}/${id}`, { token })).toEqual(refusal("not_found"));
    expect([await primaries(ada), await primaries(bo)]).toEqual([[own], [others]]);
  });
});

test.each([
  ["GET", aliases],
  ["POST", aliases],
  ["PUT", `${aliases}/${randomUUID()}/default`],
  ["DELETE", `${aliases}/${randomUUID()}`],
] as const)("%s %s needs a session", async (method, url) => {
  expect(await send(app, method, url)).toEqual(refusal("unauthorized"));
  expect(await send(app, method, url, { token: "x".repeat(43) })).toEqual(refusal("unauthorized"));
});
