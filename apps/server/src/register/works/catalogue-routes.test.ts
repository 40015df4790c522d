import { randomBytes } from "node:crypto";
import type { Api, EndpointOutput, ListedWork, RegistrationInput } from "@colophon/api";
import type { Kysely } from "kysely";
import { describe, expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { makeWebRoot } from "../../../test/make-web-root.ts";
import { refusal, send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import * as listedWorks from "../../base/db/migrations/013-listed-works.ts";
import { eraseWorks, findSomeWorks } from "../../personal-data/erase-store.ts";
import { aliasRoutes } from "../../people/profiles/alias-routes.ts";
import { profileRoutes } from "../../people/profiles/profile-routes.ts";
import { reindex } from "../../search/index/reindex.ts";
import { cataloguePageRoutes } from "./catalogue-page-routes.ts";
import { catalogueRoutes } from "./catalogue-routes.ts";
import { workRoutes } from "./work-routes.ts";

type Page = EndpointOutput<Api["GET /api/ip/listed"]>;
type Counts = EndpointOutput<Api["GET /api/ip/listed/counts"]>;

/** Opens a separate register. */
async function open() {
  const register = await createTestRegister();
  const { pool, db, keys } = register;
  const app = await createTestApp({ db }, (server, bind) => {
    workRoutes(bind, register);
    catalogueRoutes(bind, { pool });
    cataloguePageRoutes(server, { pool, publicUrl: "https://colophon.example", webRoot: makeWebRoot() });
    profileRoutes(server, bind, { db, keys });
    aliasRoutes(server, bind, { db });
  });

  async function add(
    { token }: TestUser,
    details: Partial<RegistrationInput["materialDetails"]> = {},
    more: Partial<RegistrationInput> = {},
  ): Promise<{ id: string; certificateId: string }> {
    const preset = makeRegistrationInput(more);
    const body = { ...preset, materialDetails: { ...preset.materialDetails, ...details } };
    const { answer, status } = await send(app, "POST", "/api/ip/register", { token, body });
    expect(status).toBe(201);
    return answer as { id: string; certificateId: string };
  }
  const get = async (query = "") => {
    const { answer, status } = await send(app, "GET", `/api/ip/listed?${query}`);
    expect(status).toBe(200);
    return answer as Page;
  };
  const count = async (query = "") =>
    (await send(app, "GET", `/api/ip/listed/counts?${query}`)).answer as Counts;
  const newest = async (query = "") =>
    (await send(app, "GET", `/api/ip/newest?${query}`)).answer as ListedWork[];
  const list = ({ token }: TestUser, id: string, sharedPublicly: boolean) =>
    send(app, "PATCH", `/api/ip/${id}`, { token, body: { sharedPublicly } });
  return { ...register, app, add, get, count, newest, list };
}

const idsOf = (works: readonly ListedWork[]) => works.map(({ certificateId }) => certificateId);

describe("the public register", () => {
  test("comes page by page, newest first, each work once, even if works are registered or unlisted meanwhile", async () => {
    const { db, pool, add, get, list, newest, count } = await open();
    const ada = await makeUser(db);
    const made = await Promise.all(Array.from({ length: 60 }, () => add(ada)));
    // In pairs with the same time, which are still in a fixed order.
    for (const [at, { certificateId }] of made.entries())
      for (const table of ["listed_works", "search_works"])
        await pool.query(`update ${table} set registered_at = $2 where certificate_id = $1`, [
          certificateId,
          new Date(1_700_000_000_000 + Math.floor(at / 2) * 1000),
        ]);

    const first = await get();
    expect(first.works).toHaveLength(24);
    const late = await add(ada);
    const second = await get(`after=${first.next ?? ""}`);
    const last = second.works.at(-1)?.certificateId;
    await list(ada, made.find(({ certificateId }) => certificateId === last)?.id ?? "", false);
    const third = await get(`after=${second.next ?? ""}`);
    expect(third).toMatchObject({ next: null });
    const all = [...first.works, ...second.works, ...third.works];
    expect(new Set(idsOf(all))).toEqual(new Set(made.map(({ certificateId }) => certificateId)));
    expect(all).toHaveLength(60);
    const dates = all.map(({ registrationDate }) => registrationDate);
    expect(dates).toEqual(dates.toSorted().toReversed());

    expect(idsOf(await newest())).toEqual([late.certificateId, ...idsOf(all).slice(0, 5)]);
    expect((await count()).total).toBe(60);
  });

  test("never shows an unlisted work: not by name, by number, as newest or in a count", async () => {
    const { app, db, pool, keys, add, get, count, newest, list } = await open();
    const ada = await makeUser(db);
    await add(ada, { sharedPublicly: false, materialType: "music", title: "Hidden" });
    const { id, certificateId } = await add(ada, { materialType: "book", title: "Shown" });
    const everything = async () => ({
      listed: idsOf((await get()).works),
      newest: idsOf(await newest()),
      counted: (await count()).total,
      types: (await count()).types.map(({ value }) => value),
      preview: (await app.inject("/browse")).body.includes(certificateId),
    });
    const shown = {
      listed: [certificateId],
      newest: [certificateId],
      counted: 1,
      types: ["book"],
      preview: true,
    };
    const nothing = { listed: [], newest: [], counted: 0, types: [], preview: false };
    expect(await everything()).toEqual(shown);
    await list(ada, id, false);
    expect(await everything()).toEqual(nothing);
    await reindex({ pool, keys });
    expect(await everything()).toEqual(nothing);
    await list(ada, id, true);
    await list(ada, id, true);
    expect(await everything()).toEqual(shown);
    await reindex({ pool, keys });
    expect(await everything()).toEqual(shown);

    // Even if the table of listed works is outdated, the register itself decides.
    await pool.query("update works set shared_publicly = false where id = $1", [id]);
    expect(await everything()).toMatchObject({ listed: [], newest: [], preview: false });
    await pool.query("update works set shared_publicly = true where id = $1", [id]);

    await eraseWorks(
      { db, keys },
      ada.id,
      await findSomeWorks(db, ada.id, "alone", 10),
      async () => undefined,
    );
    expect(await everything()).toEqual(nothing);
    expect((await pool.query("select from listed_works")).rowCount).toBe(0);
  });

  test("links to a creator's page only if that shows the same name, with its works", async () => {
    const { app, db, add, get } = await open();
    const profile = async (user: TestUser, profile_visibility: string) =>
      send(app, "PUT", "/api/user/profile", {
        token: user.token,
        body: { full_name: "Ada Lovelace", profile_visibility },
      });
    const linked = async () => new Map((await get()).works.map((work) => [work.creatorName, work.profileId]));
    const ada = await makeUser(db, "Ada Lovelace");
    await send(app, "POST", "/api/user/aliases", { token: ada.token, body: { name: "A. A. L." } });
    await add(ada);
    await add(ada, {}, { creatorName: "A. A. L." });
    const links = (name: string | null, alias: string | null) =>
      new Map([
        ["Ada Lovelace", name],
        ["A. A. L.", alias],
      ]);
    // A profile that was never saved is private.
    expect(await linked()).toEqual(links(null, null));
    await profile(ada, "private");
    expect(await linked()).toEqual(links(null, null));
    await profile(ada, "selective");
    expect(await linked()).toEqual(links(ada.id, null));
    await profile(ada, "public");
    expect(await linked()).toEqual(links(ada.id, ada.id));
    await db
      .updateTable("users")
      .set({ full_name: "Augusta King" })
      .where("id", "=", ada.id)
      .executeTakeFirst();
    expect(await linked()).toEqual(links(null, ada.id));
    await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", ada.id).execute();
    expect(await linked()).toEqual(links(null, null));
  });

  test("can be filtered by kind, language and year, and says how many works each filter would leave", async () => {
    const { db, add, get, count, newest } = await open();
    const ada = await makeUser(db);
    const french = {
      title: "Les Veilleurs du phare",
      description: "Un gardien répond aux lettres de la mer.",
    };
    const titles = async (query: string) => (await get(query)).works.map(({ title }) => title).toSorted();
    await add(ada, { title: "One", materialType: "book", publicationDate: "2019-05-01" });
    await add(ada, { title: "Two", materialType: "music", publicationDate: "2019-06-01" });
    await add(ada, { ...french, materialType: "book", isPublished: false });
    const thisYear = new Date().getFullYear();
    expect(await titles("type=book")).toEqual([french.title, "One"]);
    expect(await titles("type=book&language=fr")).toEqual([french.title]);
    expect(await titles("year=2019")).toEqual(["One", "Two"]);
    expect(await titles(`type=music&year=${thisYear}`)).toEqual([]);
    expect(await count("type=book&language=fr")).toEqual({
      total: 1,
      types: [{ value: "book", count: 1 }],
      languages: expect.arrayContaining([
        { value: "en", count: 1 },
        { value: "fr", count: 1 },
      ]) as unknown,
      years: [{ value: thisYear, count: 1 }],
    });
    expect((await count("language=ja")).total).toBe(0);
    const newestTitles = async (query: string) => (await newest(query)).map(({ title }) => title);
    expect((await newestTitles("language=fr"))[0]).toEqual(french.title);
    expect(new Set(await newestTitles("language=fr"))).toEqual(new Set(await newestTitles("")));
    expect(await newestTitles("language=ja")).toEqual(await newestTitles(""));
    expect((await get()).works[0]).toMatchObject({ creatorName: "Ada Lovelace", profileId: null });
  });

  test("refuses a place that it never gave, and an unknown filter", async () => {
    const { app, get } = await open();
    const encoded = (text: string) => Buffer.from(text).toString("base64url");
    for (const after of [
      "",
      "x",
      "%00",
      encoded("1 RSF-12"),
      encoded("9999999999999999 RSF-000000000"),
      encoded("1 RSF-000000000 or true"),
      randomBytes(30).toString("base64url"),
    ])
      expect(await send(app, "GET", `/api/ip/listed?after=${after}`)).toEqual(
        refusal("validation_failed", { after: "invalid" }),
      );
    for (const [name, value] of [
      ["type", "novel"],
      ["language", "zh-TW"],
      ["year", "0"],
      ["year", "12345"],
      ["year", "x"],
    ] as const)
      for (const path of ["/api/ip/listed", "/api/ip/listed/counts"])
        expect(await send(app, "GET", `${path}?${name}=${value}`)).toEqual(
          refusal("validation_failed", { [name]: "invalid" }),
        );
    expect(await get(`after=${encoded("1 RSF-000000000")}`)).toEqual({ works: [], next: null });
  });
});

test("older works are in the register like new ones", async () => {
  const { db, pool, add } = await open();
  const ada = await makeUser(db);
  await add(ada, { materialType: "book", publicationDate: "1999-12-31" });
  await add(ada, { title: "Les Veilleurs du phare", description: "Un gardien répond.", isPublished: false });
  await add(ada, { sharedPublicly: false });
  const all = async () =>
    (await pool.query<object>("select * from listed_works order by certificate_id")).rows;
  const written = await all();
  expect(written).toHaveLength(2);
  await pool.query("drop table listed_works");
  await listedWorks.up(db as unknown as Kysely<unknown>);
  expect(await all()).toEqual(written);
});

test("a link to the register has a preview in the reader's language, and may be indexed", async () => {
  const { app, db, add } = await open();
  const empty = await app.inject("/browse?lng=fr");
  expect(empty.statusCode).toBe(200);
  expect(empty.headers["x-robots-tag"]).toBeUndefined();
  expect(empty.body).toContain('lang="fr"');
  expect(empty.body).toContain('<meta property="og:url" content="https://colophon.example/browse">');
  expect(empty.body).not.toContain("og:image");
  const { certificateId } = await add(await makeUser(db));
  expect((await app.inject("/browse?lng=ja")).body).toContain(
    `https://colophon.example/api/certificates/${certificateId}/card.png?lng=ja`,
  );
});
