import { randomUUID } from "node:crypto";
import type { Creator } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { testDataKey } from "../../../test/test-data-key.ts";
import { makeUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { aliasRoutes } from "./alias-routes.ts";
import { profileRoutes } from "./profile-routes.ts";

const { db, pool } = await createTestDatabase();
const keys = { dataEncryption: { key: testDataKey(), fingerprint: "" } };
const app = await createTestApp({ db }, (server, bind) => {
  profileRoutes(server, bind, { db, keys });
  aliasRoutes(server, bind, { db });
});

let works = 0;
async function addWork(
  owner_id: string,
  title: string,
  options: { listed?: boolean; underAlias?: boolean } = {},
) {
  const id = randomUUID();
  const number = ++works;
  await pool.query(
    `insert into works values ($1, $2, $3, '', '{}', 'book', 'literary', '{literary}', false, null, 'author',
       $4, '', now(), $5)`,
    [id, owner_id, title, options.listed ?? true, options.underAlias ?? false],
  );
  await pool.query(`insert into certificates values ($1, $2, '', '', true, true, now())`, [
    `RSF-${number}`,
    id,
  ]);
  await pool.query(`insert into log_entries values ($1, '', $2)`, [number, `RSF-${number}`]);
}

/** A creator with every field filled, as others see them. */
async function makeCreator(profile_visibility: string) {
  const ada = await makeUser(db, "Ada Lovelace");
  const { id, token } = ada;
  const body = {
    full_name: "Ada Lovelace",
    professional_title: "Analyst",
    bio: "Notes.",
    website_url: "https://ada.example/",
    profile_visibility,
    address: { line1: "5 St James's Square" },
  };
  await send(app, "PUT", "/api/user/profile", { token, body });
  await send(app, "POST", "/api/user/self-identification", {
    token,
    body: {
      pronouns: "she/her",
      country_of_origin: "England",
      disability_status: "secret",
      languages_spoken: "",
      privacy_settings: { pronouns: "public", country_of_origin: "certificate", languages_spoken: "public" },
    },
  });
  for (const name of ["A. A. L.", "La comtesse"])
    await send(app, "POST", "/api/user/aliases", {
      token,
      body: { name, context: "for notes", primary: true },
    });
  await pool.query("update users set image = $2 where id = $1", [id, `${id}.webp`]);
  await addWork(id, "First");
  await addWork(id, "Pseudonymous", { underAlias: true });
  await addWork(id, "Unlisted", { listed: false });
  await addWork(id, "Last");
  return ada;
}

const titles = (answer: unknown) => (answer as Creator).works.map(({ title }) => title);
const url = (id: string) => `/api/creators/${id}`;

// Vitest types its matchers as any.
const text: unknown = expect.any(String);
const list: unknown = expect.any(Array);

describe("what others see of a creator", () => {
  test("public: everything except address, email and fields not marked public", async () => {
    const { id } = await makeCreator("public");
    const { status, answer } = await send(app, "GET", url(id));
    expect({ status, answer }).toEqual({
      status: 200,
      answer: {
        id,
        name: "Ada Lovelace",
        profile_visibility: "public",
        profile_image_url: `/api/images/${id}.webp`,
        professional_title: "Analyst",
        bio: "Notes.",
        website_url: "https://ada.example/",
        aliases: ["La comtesse", "A. A. L."],
        selfIdentification: { pronouns: "she/her" },
        links: [],
        works: list,
        hasMoreWorks: false,
      },
    });
    expect(titles(answer)).toEqual(["Last", "Pseudonymous", "First"]);
    expect((answer as Creator).works[0]).toEqual({
      certificateId: text,
      title: "Last",
      materialType: "book",
      createdAt: text,
      status: "valid",
    });
    expect(JSON.stringify(answer)).not.toMatch(/James|writers\.example|England|secret|for notes/);
  });

  test("selective: name, picture and listed works, except those that would reveal an alias", async () => {
    const { id } = await makeCreator("selective");
    const { answer } = await send(app, "GET", url(id));
    expect(answer).toEqual({
      id,
      name: "Ada Lovelace",
      profile_visibility: "selective",
      profile_image_url: `/api/images/${id}.webp`,
      professional_title: "",
      bio: "",
      website_url: "",
      aliases: [],
      selfIdentification: {},
      links: [],
      works: list,
      hasMoreWorks: false,
    });
    expect(titles(answer)).toEqual(["Last", "First"]);
  });

  test("private: nothing, as for an unknown user", async () => {
    const { id } = await makeCreator("private");
    const other = await makeUser(db);
    expect(await send(app, "GET", url(id))).toEqual(refusal("not_found"));
    expect(await send(app, "GET", url(id), { token: other.token })).toEqual(refusal("not_found"));
    expect(await send(app, "GET", url(randomUUID()))).toEqual(refusal("not_found"));
    expect(await send(app, "GET", url("ada"))).toEqual(refusal("not_found"));
  });

  test("nothing of a user who never saved a profile", async () => {
    const { id } = await makeUser(db);
    expect(await send(app, "GET", url(id))).toEqual(refusal("not_found"));
  });
});

test("the owner sees a private profile as if it were public", async () => {
  const { id, token } = await makeCreator("private");
  const { answer } = await send(app, "GET", url(id), { token });
  expect(answer).toMatchObject({
    profile_visibility: "private",
    bio: "Notes.",
    selfIdentification: { pronouns: "she/her" },
  });
  expect(JSON.stringify(answer)).not.toMatch(/James|writers\.example|England|secret/);
});

test("more than a hundred works are paged through, each once, by others too", async () => {
  const { id } = await makeCreator("selective");
  for (let number = 1; number <= 210; number++)
    await addWork(id, `Work ${number}`, { underAlias: number % 2 === 0, listed: number !== 7 });
  const seen: string[] = [];
  let after = "";
  for (let page = 0; page < 3; page++) {
    const { answer } = await send(app, "GET", `${url(id)}${after}`);
    const { works: shown, hasMoreWorks } = answer as Creator;
    seen.push(...shown.map(({ title }) => title));
    after = `?after=${shown.at(-1)?.certificateId ?? ""}`;
    if (!hasMoreWorks) break;
  }
  const odd = Array.from({ length: 105 }, (_, i) => `Work ${209 - 2 * i}`);
  expect(seen).toEqual([...odd.filter((title) => title !== "Work 7"), "Last", "First"]);
});

test("nothing follows another's work", async () => {
  const [ada, bo] = [await makeCreator("public"), await makeCreator("public")];
  const { answer } = await send(app, "GET", url(bo.id));
  const theirs = (answer as Creator).works[0]?.certificateId ?? "";
  expect(titles((await send(app, "GET", `${url(ada.id)}?after=${theirs}`)).answer)).toEqual([]);
});
