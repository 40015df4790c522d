import { api, categories, copyrightRelations, intendedMedia, languages, materialTypes } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { registrationOfSeedWork } from "./registration-of-seed-work.ts";
import { seedCreators } from "./seed-creators.ts";
import type { SeedWork } from "./seed-work.ts";

const worksIn = (language: (typeof languages)[number]): readonly SeedWork[] =>
  seedCreators[language].flatMap(({ works }) => works);
const creators = Object.values(seedCreators).flat();
const works = creators.flatMap((creator) => creator.works);

test.each(works)("$title is a registration as the API takes it, and as it is written here", (work) => {
  const { materialDetails, file } = registrationOfSeedWork(work);
  const { title, description, keywords, medium } = work;
  expect(materialDetails).toMatchObject({ title, description, keywords, intendedMedium: medium });
  expect(materialDetails.sharedPublicly).toBe(work.unlisted === undefined);
  expect(file?.name).toBe(work.file?.name);
});

test.each(creators)("$name may open an account", ({ name, email }) => {
  const account = { full_name: name, email, password: "a password" };
  expect(api["POST /api/auth/register"].body.parse(account)).toEqual(account);
  expect(email).toMatch(/(@example\.org|\.example)$/);
});

test("no title, address or file occurs twice", () => {
  const files = works.flatMap(({ file }) => file?.text ?? []);
  for (const list of [works.map(({ title }) => title), creators.map(({ email }) => email), files])
    expect(new Set(list).size).toBe(list.length);
});

test("every word of the vocabulary is used", () => {
  const used = works.map((work) => registrationOfSeedWork(work).materialDetails);
  expect(new Set(used.map(({ intendedMedium }) => intendedMedium))).toEqual(new Set(intendedMedia));
  expect(new Set(used.flatMap((details) => details.categories))).toEqual(new Set(categories));
  expect(new Set(used.map((details) => details.copyrightRelation))).toEqual(new Set(copyrightRelations));
});

test.each(languages)("%s has works of all kinds, published or not, listed or not", (language) => {
  const here = worksIn(language);
  expect(seedCreators[language].length).toBe(4);
  expect(seedCreators[language].some(({ profile }) => profile?.visibility === "public")).toBe(true);
  expect(here.length).toBeGreaterThanOrEqual(18);
  expect(new Set(here.map(({ materialType }) => materialType))).toEqual(new Set(materialTypes));
  expect(new Set(here.map(({ published }) => published === undefined)).size).toBe(2);
  expect(here.filter(({ unlisted }) => unlisted).length).toBe(1);
  expect(here.some(({ file }) => file)).toBe(true);
  expect(here.some(({ collaborators }) => collaborators)).toBe(true);
});

/** What the home screen's three examples look for, in the words of each language. */
const examples = {
  en: [/unscripted|reality/, /comics/, /mental health/, /tomb|archaeology|treasure/],
  es: [/sin guion|telerrealidad/, /cómic|historieta/, /salud mental/, /tumba|arqueología|tesoro/],
  fr: [/sans scénario|téléréalité/, /bande dessinée/, /santé mentale/, /tombe|archéologie|trésor/],
  zh: [/无剧本|真人秀/, /漫画/, /心理健康/, /古墓|考古|宝藏/],
  "zh-TW": [/無腳本|實境/, /漫畫/, /心理健康/, /古墓|考古|尋寶/],
  ar: [/بلا سيناريو|تلفزيون الواقع/, /كوميكس|مصورة/, /الصحة النفسية/, /مقبرة|مقابر|آثار|كنز/],
  ja: [/台本なし|リアリティ/, /漫画/, /メンタルヘルス/, /王墓|古墳|考古学|宝探し/],
} as const;

describe.each(languages)("the examples of the home screen, in %s", (language) => {
  const [unscripted, comics, mentalHealth, adventure] = examples[language];
  const listed = worksIn(language).filter(({ unlisted }) => !unlisted);
  const about = (...topics: RegExp[]) =>
    listed.filter(({ keywords }) => topics.every((topic) => keywords.some((keyword) => topic.test(keyword))));

  test("unscripted lives", () => {
    const found = about(unscripted);
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(new Set(found.map(({ materialType }) => materialType))).toEqual(new Set(["documentary"]));
  });

  test("comics about mental health", () => {
    expect(about(comics, mentalHealth).length).toBeGreaterThanOrEqual(3);
  });

  test("three relatives of Tomb Rider: a game, a film and a book", () => {
    const media = about(adventure).map(({ medium }) => medium);
    expect(media).toEqual(expect.arrayContaining(["videogame", "screen", "literary"]));
  });
});
