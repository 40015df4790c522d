import { randomUUID } from "node:crypto";
import type { Api, EndpointOutput, MaterialType, Registered } from "@colophon/api";
import { isLong } from "@colophon/testing/is-long";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { describe, expect, test } from "vitest";
import { makeManyWorks } from "../../../test/make-many-works.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { catalogueRoutes } from "../works/catalogue-routes.ts";
import { workRoutes } from "../works/work-routes.ts";
import { portfolioRoutes } from "./portfolio-routes.ts";

const { pool, db, keys, issuer, log, sequencer, indexer } = await createTestRegister();
const app = await createTestApp({ db }, (_server, bind) => {
  workRoutes(bind, { pool, keys, issuer, log, sequencer, indexer });
  portfolioRoutes(bind, { pool, depositLimits: { quotaBytes: 5000 } });
  catalogueRoutes(bind, { pool });
});

type Page = EndpointOutput<Api["GET /api/ip/user/works"]>;
type Counts = EndpointOutput<Api["GET /api/ip/user/works/counts"]>;
type Changed = EndpointOutput<Api["PATCH /api/ip/user/works"]>;

interface Made {
  title?: string;
  kind?: MaterialType;
  listed?: boolean;
  year?: number;
  files?: number;
}

async function register({ token }: TestUser, made: Made = {}): Promise<Registered> {
  const { title = "Low Water", kind = "music", listed = true, year, files = 1 } = made;
  const input = makeRegistrationInput();
  const file = (number: number) => ({
    sha256: String(number).padStart(64, "0"),
    name: `${number}.pdf`,
    size: 1,
    mediaType: "application/pdf",
  });
  const body = {
    ...input,
    materialDetails: { ...input.materialDetails, title, materialType: kind, sharedPublicly: listed },
    ...(files === 1 ? {} : { file: null, files: Array.from({ length: files }, (_, number) => file(number)) }),
  };
  const { status, answer } = await send(app, "POST", "/api/ip/register", { token, body });
  expect({ status, answer }).toMatchObject({ status: 201 });
  const registered = answer as Registered;
  if (year !== undefined)
    await pool.query("update works set created_at = $2 where id = $1", [
      registered.id,
      new Date(Date.UTC(year, 5, 1)),
    ]);
  return registered;
}

let said = 0;
const say = async (certificateId: string, kind: string, by: string): Promise<unknown> =>
  pool.query(
    `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed)
     select $1, count(*), $2, $3, $4, now(), '' from statements where certificate_id = $1`,
    [certificateId, 1_000_000 + (said += 1), kind, by],
  );

async function page({ token }: TestUser, query: Record<string, string> = {}): Promise<Page> {
  const url = `/api/ip/user/works?${new URLSearchParams(query).toString()}`;
  const { status, answer } = await send(app, "GET", url, { token });
  expect({ status, answer }).toMatchObject({ status: 200 });
  return answer as Page;
}
const titles = async (user: TestUser, query: Record<string, string> = {}) =>
  (await page(user, query)).works.map(({ title }) => title);
const counts = async ({ token }: TestUser, query: Record<string, string> = {}) =>
  (await send(app, "GET", `/api/ip/user/works/counts?${new URLSearchParams(query).toString()}`, { token }))
    .answer as Counts;
const change = async ({ token }: TestUser, works: unknown, sharedPublicly: boolean, after?: string) =>
  send(app, "PATCH", "/api/ip/user/works", { token, body: { works, sharedPublicly, after } });
const inCatalogue = async (): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>("select certificate_id as id from listed_works");
  return rows.map(({ id }) => id);
};

describe("the filters", async () => {
  const [ada, bo] = await Promise.all([makeUser(db), makeUser(db)]);
  await register(bo, { title: "Somebody else’s" });
  await register(ada, { title: "Étude 10", year: 2024 });
  await register(ada, { title: "étude 9", kind: "book", listed: false });
  const album = await register(ada, { title: "夜の図書館", kind: "photograph", files: 3 });
  const gone = await register(ada, { title: "مقاماتُ المدينة" });
  await say(gone.certificateId, "withdrawn", "registrant");
  const blocked = await register(ada, { title: "100% _Wool_" });
  await say(blocked.certificateId, "blocked", "registry");
  const answered = await register(ada, { title: "zebra", year: 2024 });
  await say(answered.certificateId, "disputed", "claimant");

  test.each<[Record<string, string>, string[]]>([
    [{ type: "book" }, ["étude 9"]],
    [{ type: "art" }, []],
    [{ year: "2024" }, ["Étude 10", "zebra"]],
    [{ year: "1999" }, []],
    [{ listed: "no" }, ["étude 9"]],
    [{ listed: "yes", year: "2024" }, ["Étude 10", "zebra"]],
    [{ state: "withdrawn" }, ["مقاماتُ المدينة"]],
    [{ state: "blocked" }, ["100% _Wool_"]],
    [{ state: "disputed" }, ["zebra"]],
    [{ state: "valid" }, ["étude 9", "Étude 10", "夜の図書館"]],
    [{ files: "several" }, ["夜の図書館"]],
    [{ q: "ETUDE" }, ["étude 9", "Étude 10"]],
    [{ q: "9 étu" }, ["étude 9"]],
    [{ q: "étude 9 étude 9 etude ".repeat(8) }, ["étude 9"]],
    [{ q: "図書" }, ["夜の図書館"]],
    [{ q: "مقامات" }, ["مقاماتُ المدينة"]],
    [{ q: "%" }, ["100% _Wool_", "étude 9", "Étude 10", "zebra", "مقاماتُ المدينة", "夜の図書館"]],
    [{ q: "_ool" }, ["100% _Wool_"]],
    [{ q: "etude", year: "2024" }, ["Étude 10"]],
    [{ q: "somebody" }, []],
    [{ q: album.certificateId.toLowerCase() }, ["夜の図書館"]],
  ])("%j leaves %j", async (filter, expected) => {
    expect(await titles(ada, { ...filter, sort: "title" })).toEqual(expected);
    expect((await page(ada, filter)).total).toBe(expected.length);
    expect((await counts(ada, filter)).total).toBe(expected.length);
  });

  test("are counted, each with the others unchanged", async () => {
    expect(await counts(ada, { listed: "yes" })).toEqual({
      registered: 6,
      total: 5,
      types: [
        { value: "music", count: 4 },
        { value: "photograph", count: 1 },
      ],
      years: [
        { value: new Date().getUTCFullYear(), count: 3 },
        { value: 2024, count: 2 },
      ],
      listed: expect.arrayContaining([
        { value: "yes", count: 5 },
        { value: "no", count: 1 },
      ]) as unknown,
      states: expect.arrayContaining([
        { value: "valid", count: 2 },
        { value: "withdrawn", count: 1 },
        { value: "blocked", count: 1 },
        { value: "disputed", count: 1 },
      ]) as unknown,
      files: [{ value: "several", count: 1 }],
      privateCopies: null,
    });
  });

  test.each([
    ["type=hologram", "type"],
    ["year=x", "year"],
    ["listed=maybe", "listed"],
    ["state=fine", "state"],
    ["files=2", "files"],
    ["sort=length", "sort"],
    ["at=%00", "at"],
    ["at=AAAA", "at"],
  ])("%s is refused", async (query, field) => {
    const { token } = ada;
    const answer = await send(app, "GET", `/api/ip/user/works?${query}`, { token });
    expect(answer).toEqual(refusal("validation_failed", { [field]: "invalid" }));
  });

  test("are asked for in a session alone", async () => {
    expect(await send(app, "GET", "/api/ip/user/works")).toEqual(refusal("unauthorized"));
    expect(await send(app, "GET", "/api/ip/user/works/counts")).toEqual(refusal("unauthorized"));
  });

  test("of a table are the same; what a spreadsheet would calculate is a text", async () => {
    await register(ada, { title: "=cmd|'/c calc'!A1", kind: "script" });
    const table = async (body: unknown) =>
      (
        await app.inject({
          method: "POST",
          url: "/api/ip/user/works.csv",
          headers: { authorization: `Bearer ${ada.token}` },
          payload: body as object,
        })
      ).body;
    const names = ["certificate", "title", "kind", "registered", "state", "in catalogue", "files", "sha256"];
    const head = `\uFEFF${names.map((name) => `"${name}"`).join(",")}\r\n`;
    const formula = await table({ filter: { type: "script" } });
    expect(formula.startsWith(head)).toBe(true);
    expect(formula).toContain(`,"'=cmd|'/c calc'!A1","script",`);
    const chosen = await table({ ids: [album.id, gone.id] });
    expect(chosen.split("\r\n")).toHaveLength(4);
    expect(chosen).toContain(',"3",');
    expect(chosen).toContain(`${"0".repeat(64)} ${"0".repeat(63)}1`);
    expect(chosen).toContain(',"withdrawn","yes","1","abab');
    expect((await table({ filter: {} })).trim().split("\r\n")).toHaveLength(8);
  });
});

describe("pages", () => {
  const everyPage = async (user: TestUser, sort: string, onPage?: (at: number) => Promise<unknown>) => {
    const read: string[][] = [];
    for (let at: string | null | undefined; at !== null;) {
      const { works, next, before } = await page(user, { sort, ...(at === undefined ? {} : { at }) });
      if (!onPage) expect(before).toBe(read.flat().length);
      read.push(works.map(({ id }) => id));
      await onPage?.(read.length);
      at = next;
    }
    return read;
  };

  test.runIf(isLong)(
    "have every work once in each order, and lead back to where they came from",
    async () => {
      const ada = await makeUser(db);
      const made: string[] = [];
      for (let number = 0; number < 60; number++)
        made.push((await register(ada, { title: `Song ${number % 7}` })).id);
      // As if a batch had been registered in one millisecond.
      await pool.query("update works set created_at = '2026-01-01' where id = any($1)", [made.slice(0, 40)]);
      for (const sort of ["newest", "oldest", "title"]) {
        const read = await everyPage(ada, sort);
        expect(read.map(({ length }) => length)).toEqual([25, 25, 10]);
        expect(new Set(read.flat())).toEqual(new Set(made));
        const [, second = "", third = ""] = await cursors(ada, sort);
        const last = await page(ada, { sort, at: third });
        const back = await page(ada, { sort, at: last.previous ?? "" });
        expect(back).toEqual({ ...(await page(ada, { sort, at: second })), previous: back.previous });
        const first = await page(ada, { sort, at: back.previous ?? "" });
        expect(first).toEqual(await page(ada, { sort }));
        expect(first.previous).toBeNull();
      }
      expect((await page(ada, { sort: "title" })).works.map(({ title }) => title).slice(0, 10)).toEqual([
        ...Array.from({ length: 9 }, () => "Song 0"),
        "Song 1",
      ]);
    },
  );

  const cursors = async (user: TestUser, sort: string): Promise<string[]> => {
    const all = [""];
    for (;;) {
      const at = all.at(-1) ?? "";
      const { next } = await page(user, { sort, ...(at === "" ? {} : { at }) });
      if (next === null) return all;
      all.push(next);
    }
  };

  test.each(isLong ? ["newest", "oldest", "title"] : ["title"])(
    "sorted by %s repeat and skip none while works are added",
    async (sort) => {
      const ada = await makeUser(db);
      const made: string[] = [];
      for (let number = 0; number < 52; number++)
        made.push((await register(ada, { title: `M${String(number).padStart(2, "0")}` })).id);
      const read = await everyPage(ada, sort, async (number) => {
        if (number > 3) return;
        await register(ada, { title: "A" });
        await register(ada, { title: "Z" });
      });
      const ids = read.flat();
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => made.includes(id))).toHaveLength(made.length);
    },
  );

  test("begin again where nothing is left after a place, or too little before it", async () => {
    const ada = await makeUser(db);
    for (let number = 0; number < 27; number++) await register(ada, { title: `Song ${number}` });
    const { next } = await page(ada, { sort: "title" });
    await pool.query("update works set owner_id = null where owner_id = $1 and title > 'Song 2'", [ada.id]);
    const left = await page(ada, { sort: "title", at: next ?? "" });
    expect(left).toEqual(await page(ada, { sort: "title" }));
    expect(left.works.length).toBe(left.total);
  });

  test("are empty for somebody without works", async () => {
    const ada = await makeUser(db);
    expect(await page(ada)).toEqual({ works: [], total: 0, before: 0, next: null, previous: null });
    expect(await counts(ada)).toMatchObject({ registered: 0, total: 0, types: [], privateCopies: null });
  });

  test("say how much private copies take", async () => {
    const ada = await makeUser(db);
    const { id } = await register(ada);
    await pool.query("insert into deposits (work_id, size) values ($1, 1200)", [id]);
    expect((await counts(ada)).privateCopies).toEqual({ used: 1200, quota: 5000 });
    expect((await page(ada)).works).toMatchObject([{ file: { deposit: "uploading" } }]);
  });
});

describe("many works", () => {
  test("are unlisted and listed at once, in the catalogue too", async () => {
    const ada = await makeUser(db);
    const works: Registered[] = [];
    for (const title of ["One", "Two", "Three"]) works.push(await register(ada, { title }));
    const [one, two, three] = works.map(({ certificateId }) => certificateId);
    const ids = works.slice(0, 2).map(({ id }) => id);
    const unlisted = await change(ada, { ids }, false);
    expect(unlisted).toMatchObject({ status: 200, answer: { withdrawn: 0 } });
    expect(new Set((unlisted.answer as Changed).changed)).toEqual(new Set(ids));
    expect(await inCatalogue()).toContain(three);
    for (const hidden of [one, two]) expect(await inCatalogue()).not.toContain(hidden);
    // Only what has changed is answered, so that it can be undone.
    expect(await change(ada, { filter: {} }, false)).toMatchObject({ answer: { changed: [works[2]?.id] } });
    expect(await change(ada, { filter: { q: "t" } }, true)).toMatchObject({ status: 200 });
    expect(await titles(ada, { listed: "yes", sort: "title" })).toEqual(["Three", "Two"]);
    expect(await inCatalogue()).toEqual(expect.arrayContaining([two, three]));
    expect(await inCatalogue()).not.toContain(one);
  });

  test("that are somebody else’s stay as they are", async () => {
    const [ada, bo] = await Promise.all([makeUser(db), makeUser(db)]);
    const { id, certificateId } = await register(ada);
    for (const works of [{ ids: [id] }, { ids: [id, randomUUID()] }, { filter: {} }])
      expect(await change(bo, works, false)).toEqual({
        status: 200,
        answer: { changed: [], withdrawn: 0, next: null },
      });
    expect(await inCatalogue()).toContain(certificateId);
    expect(await titles(ada, { listed: "yes" })).toHaveLength(1);
    const { body } = await app.inject({
      method: "POST",
      url: "/api/ip/user/works.csv",
      headers: { authorization: `Bearer ${bo.token}` },
      payload: { ids: [id] },
    });
    expect(body).not.toContain(certificateId);
    expect(await send(app, "PATCH", "/api/ip/user/works", { body: {} })).toEqual(refusal("unauthorized"));
  });

  test("that may not be listed are treated as a single one is", async () => {
    const ada = await makeUser(db);
    const withdrawn = await register(ada, { listed: false });
    await say(withdrawn.certificateId, "withdrawn", "registrant");
    const blocked = await register(ada, { listed: false });
    await say(blocked.certificateId, "blocked", "registry");
    await pool.query("update search_works set tokens = '' where work_id = any($1)", [
      [withdrawn.id, blocked.id],
    ]);
    const { token } = ada;
    const single = await send(app, "PATCH", `/api/ip/${withdrawn.id}`, {
      token,
      body: { sharedPublicly: true },
    });
    expect(single).toEqual(refusal("work_withdrawn"));
    expect(await change(ada, { filter: {} }, true)).toEqual({
      status: 200,
      answer: { changed: [blocked.id], withdrawn: 1, next: null },
    });
    for (const { certificateId } of [withdrawn, blocked])
      expect(await inCatalogue()).not.toContain(certificateId);
    expect(await titles(ada, { listed: "no" })).toHaveLength(1);
  });

  test.runIf(isLong)(
    "are thousands by several requests, each of which goes on where the one before ended",
    async () => {
      const ada = await makeUser(db);
      const made = await makeManyWorks(pool, keys, ada.id, 2001);
      const withdrawn = made.map(({ id }) => id).toSorted()[1999] ?? "";
      const walk = async (sharedPublicly: boolean, works: unknown = { filter: {} }) => {
        const answers: Changed[] = [];
        for (let after: string | null | undefined; after !== null;) {
          const { status, answer } = await change(ada, works, sharedPublicly, after);
          expect(status).toBe(200);
          answers.push(answer as Changed);
          after = (answer as Changed).next;
        }
        return answers;
      };
      const unlisted = await walk(false);
      expect(unlisted.map(({ changed }) => changed.length)).toEqual([2000, 1]);
      expect(await titles(ada, { listed: "yes" })).toEqual([]);
      const found = made.find(({ id }) => id === withdrawn)?.certificateId ?? "";
      await say(found, "withdrawn", "registrant");
      // A withdrawn one is passed over once, wherever it is.
      const undone = await walk(true, { ids: unlisted.flatMap(({ changed }) => changed) });
      expect(undone.map(({ changed, withdrawn: kept }) => [changed.length, kept])).toEqual([
        [1999, 1],
        [1, 0],
      ]);
      expect((await page(ada, { listed: "no" })).works.map(({ id }) => id)).toEqual([withdrawn]);
      expect((await change(ada, { filter: {} }, true, "x")).status).toBe(400);
    },
  );

  test.each([
    [{ ids: [] }],
    [{ ids: ["x"] }],
    [{}],
    [{ filter: { type: "hologram" } }],
    [{ filter: { kind: "book" } }],
    [{ ids: [randomUUID()], filter: {} }],
  ])("are not %j", async (works) => {
    const ada = await makeUser(db);
    expect((await change(ada, works, false)).status).toBe(400);
  });
});
