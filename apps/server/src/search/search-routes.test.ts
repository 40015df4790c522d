import { maxQueryLength, type RegistrationInput } from "@colophon/api";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLong } from "@colophon/testing/is-long";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { createTestApp } from "../../test/test-app.ts";
import { createTestRegister } from "../../test/test-register.ts";
import { profileRoutes } from "../people/profiles/profile-routes.ts";
import { workRoutes } from "../register/works/work-routes.ts";
import { type Answer, answerQuestion } from "./answer/answer-question.ts";
import { createSearcher } from "./search.ts";
import { searchRoutes } from "./search-routes.ts";

const { pool, db, keys, issuer, log, sequencer, indexer } = await createTestRegister();
const app = await createTestApp({ db }, (instance, bind) => {
  workRoutes(bind, { pool, keys, issuer, log, sequencer, indexer });
  profileRoutes(instance, bind, { db, keys });
  const searcher = createSearcher(pool);
  searchRoutes(instance, bind, {
    search: { answer: (question) => answerQuestion(pool, searcher, question) },
  });
});

async function register(
  user: TestUser,
  details: Partial<RegistrationInput["materialDetails"]>,
): Promise<string> {
  const preset = makeRegistrationInput();
  const body = { ...preset, materialDetails: { ...preset.materialDetails, keywords: [], ...details } };
  const { answer } = await send(app, "POST", "/api/ip/register", { token: user.token, body });
  return (answer as { id: string }).id;
}

async function ask(
  query: string,
  options: { token?: string; lng?: string; after?: string | undefined } = {},
): Promise<Answer> {
  const { lng = "en", token, after } = options;
  const { status, answer } = await send(app, "POST", `/api/chat/query?lng=${lng}`, {
    body: { query, after },
    ...(token === undefined ? {} : { token }),
  });
  expect(status).toBe(200);
  return answer as Answer;
}

const titles = ({ results }: Answer) => results.map(({ title }) => title);

const ada = await makeUser(db, "Ada Lovelace");
await register(ada, {
  title: "Tomb Rider",
  description: "An adventure game about an archaeologist in a tomb.",
  materialType: "animation",
  intendedMedium: "videogame",
});
await register(ada, {
  title: "The Buried Pyramid",
  description: "An archaeologist explores a tomb. Adventure novel.",
  materialType: "book",
  intendedMedium: "literary",
});
await register(ada, {
  title: "Kitchen Light",
  description: "Photographs of a bakery.",
  materialType: "photograph",
  intendedMedium: "online",
});

describe("an answer", () => {
  test("names the works, says why, and leads on", async () => {
    const answer = await ask("Find 1 similar works to Tomb Ryder");
    expect(answer.message).toContain("Tomb Rider");
    expect(answer.results).toMatchObject([
      {
        title: "The Buried Pyramid",
        creator: "Ada Lovelace",
        type: "book",
        year: 2026,
        id: expect.stringMatching(/^RSF-/) as string,
      },
    ]);
    expect(answer.results[0]?.reasons).not.toEqual([]);
    for (const suggestion of answer.suggestions) expect((await ask(suggestion)).results).not.toEqual([]);
  });

  test("is in the language that was asked for", async () => {
    expect(await ask("fotografías de una panadería", { lng: "es" })).toMatchObject({
      message: expect.stringMatching(/^Se encontró una obra/) as string,
      results: [{ title: "Kitchen Light" }],
    });
    expect((await ask("パン屋の写真", { lng: "ja" })).message).toMatch(/該当する作品が1件/);
  });

  test("is empty where nothing fits, and offers what does without one of the demands", async () => {
    const answer = await ask("photographs of archaeologists");
    expect(answer).toMatchObject({
      message: expect.stringMatching(/^Nothing in the catalogue/) as string,
      results: [],
    });
    expect(answer.suggestions).not.toEqual([]);
    expect(await ask("hydraulic gasket invoice")).toMatchObject({ results: [] });
  });

  test("takes no word that only joins others for a name", async () => {
    for (const question of ["photographs of a bakery by you", "photographs of a bakery by somebody"])
      expect(titles(await ask(question))).toEqual(["Kitchen Light"]);
    expect(titles(await ask("photographs of a bakery by Zebulon"))).toEqual([]);
  });

  test("says nothing of words that only join others, not even of a title's", async () => {
    const { message, results, suggestions } = await ask("The Buried Pyramid");
    expect(results[0]).toMatchObject({ title: "The Buried Pyramid" });
    expect([message, ...suggestions].join(" ")).not.toMatch(/“the”|about the$/im);
  });

  test("leads on until all that answers was shown, each work once, in one order", async () => {
    const eli = await makeUser(db, "Eli Marsh");
    const ids = await Promise.all(
      Array.from({ length: 23 }, (_, at) =>
        register(eli, {
          title: `Otter Notes ${at + 1}`,
          description: "Essays about otters.",
          materialType: "book",
        }),
      ),
    );
    const pages: Answer[] = [];
    do pages.push(await ask("essays about otters", { after: pages.at(-1)?.results.at(-1)?.id }));
    while (pages.at(-1)?.hasMore);
    expect(pages.map(({ results }) => results.length)).toEqual([10, 10, 3]);
    expect(new Set(pages.flatMap(titles)).size).toBe(23);
    expect(pages[0]?.suggestions).not.toEqual([]);
    expect(pages[1]?.suggestions).toEqual([]);
    expect(await ask("Find 12 books about otters")).toMatchObject({
      results: { length: 12 },
      hasMore: false,
    });

    // What is unlisted meanwhile is on no page after that; one that is unknown is after nothing.
    const [, , last] = pages[2]?.results ?? [];
    // Those of one batch of the log are in any order.
    const kept = last?.title === "Otter Notes 1" ? 1 : 0;
    for (const [at, id] of ids.entries()) {
      const listing = { token: eli.token, body: { sharedPublicly: false } };
      if (at !== kept) await send(app, "PATCH", `/api/ip/${id}`, listing);
    }
    expect(titles(await ask("essays about otters", { after: last?.id }))).toEqual([
      `Otter Notes ${kept + 1}`,
    ]);
  });

  test("names the page of a creator only where that shows the very name", async () => {
    const profile = async (profile_visibility: string) =>
      send(app, "PUT", "/api/user/profile", {
        token: ada.token,
        body: { full_name: "Ada Lovelace", profile_visibility },
      });
    const linked = async () => (await ask("photographs of a bakery")).results[0]?.profileId;
    expect(await linked()).toBeNull();
    await profile("public");
    expect(await linked()).toBe(ada.id);
    await profile("private");
    expect(await linked()).toBeNull();
  });

  test("says that a work's title is unknown", async () => {
    expect((await ask("works like Zzyzx Qwrtp")).message).toContain("Zzyzx Qwrtp");
  });
});

describe("a work that is not listed", () => {
  test("is found, named and suggested to nobody but its owner, from the moment it is unlisted", async () => {
    const [bo, eve] = await Promise.all([makeUser(db, "Bo Silverbirch"), makeUser(db)]);
    const id = await register(bo, { title: "Quokka Ledger", description: "A comedy about quokkas." });
    expect(titles(await ask("quokkas"))).toEqual(["Quokka Ledger"]);
    const questions = [
      "quokkas",
      "Quokka Ledger",
      "quoka",
      "works by Bo Silverbirch",
      "works like Quokka Ledger",
      "works like Quoka Leger",
    ];
    await send(app, "PATCH", `/api/ip/${id}`, { token: bo.token, body: { sharedPublicly: false } });
    for (const question of questions) {
      for (const reader of [{}, { token: eve.token }]) {
        const answer = await ask(question, reader);
        expect(answer).toMatchObject({ results: [], suggestions: [] });
        // The answer may repeat the words of the question, and no others.
        for (const [word] of answer.message.matchAll(/quo\w+|le\w*ger/gi))
          expect(question.toLowerCase()).toContain(word.toLowerCase());
      }
    }
    const owners = await ask("quokkas", { token: bo.token });
    expect(owners.results).toMatchObject([
      {
        title: "Quokka Ledger",
        reasons: expect.arrayContaining(["yours, not in the public catalogue"]) as string[],
      },
    ]);
    await send(app, "PATCH", `/api/ip/${id}`, { token: bo.token, body: { sharedPublicly: true } });
    expect(titles(await ask("quoka"))).toEqual(["Quokka Ledger"]);
  });

  test("that was never listed can be listed later", async () => {
    const id = await register(ada, { title: "Xylophone Weather", description: "", sharedPublicly: false });
    expect((await ask("xylophone weather")).results).toEqual([]);
    await send(app, "PATCH", `/api/ip/${id}`, { token: ada.token, body: { sharedPublicly: true } });
    expect(titles(await ask("xylophone weather"))).toEqual(["Xylophone Weather"]);
  });
});

test.each([
  ["one sign for a phrase", "\u{FDFA}", 18],
  ["one sign for a word", "㌕", 5],
  ["a letter that is two without its case", "İ", 2],
  ["a letter that is two without its form", "ß", 2],
])("a question is as long as it is read: %s", async (_what, sign, read) => {
  const fits = sign.repeat(Math.floor(maxQueryLength / read));
  await ask(fits);
  const { status, answer } = await send(app, "POST", "/api/chat/query", {
    body: { query: fits + sign.repeat(2) },
  });
  expect([status, answer]).toMatchObject([400, { fields: { query: "too_long" } }]);
});

test("whatever is asked is answered", async () => {
  const fragment = fc.constantFrom(
    "'",
    '"',
    "\\",
    "!",
    "&",
    "|",
    "(",
    ":*",
    "<->",
    "%",
    "like ",
    "by ",
    "not ",
    "2019",
    "三部",
    "に似た",
    "مثل ",
    "c:comics",
    "l:en",
    "^a",
    "@ada",
    "\u0000",
    "\ud800",
    "𠀀",
  );
  const query = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc
      .array(fc.oneof(fragment, fc.string({ unit: "grapheme", maxLength: 8 })), { maxLength: 30 })
      .map((parts) => parts.join("")),
  );
  await fc.assert(
    fc.asyncProperty(
      query,
      fc.constantFrom("en", "es", "fr", "zh", "zh-TW", "ar", "ja"),
      async (text, lng) => {
        const { status } = await send(app, "POST", `/api/chat/query?lng=${lng}`, { body: { query: text } });
        expect([200, 400]).toContain(status);
      },
    ),
    { numRuns: isLong ? 100 : 25 },
  );
});
