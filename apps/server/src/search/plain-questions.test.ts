import type { Language } from "@colophon/api";
import { expect, test } from "vitest";
import { askAbout, makeSetWork as work } from "../../test/search-quality/ask-about.ts";

const published = (year: number, city: string, province = "") => ({
  isPublished: true,
  publication: { date: `${year}-05-01`, city, province },
});
const photograph = { materialType: "photograph", medium: "print", categories: ["artistic"] };
const { ask } = await askAbout([
  work("ليلة الذئاب", "ar", { description: "رواية عن الذئاب" }),
  work("ذئاب في مربعات", "ar", { materialType: "art", description: "قصص مصورة عن الذئاب" }),
  work("La louve", "fr", { description: "Une louve dans les Alpes." }),
  work("Le commissaire et les loups", "fr", { description: "Un roman policier : qui tue les loups ?" }),
  work("Loups et fantômes", "fr", { description: "Un fantôme hante la meute." }),
  work("Pack Laughs", "en", { description: "A comedy about wolves." }),
  work("Following the Pack", "en", { materialType: "documentary", description: "A year with wolves." }),
  work("Wolf Winter", "en", { description: "A tragedy about wolves." }),
  work("怖い家", "ja", { description: "幽霊の出る怖い家の話。" }),
  work("やさしい家", "ja", { description: "祖母の家の話。" }),
  work("泳ぎの本", "zh", { title: "游泳课", description: "学游泳的孩子。" }),
  work("The Wand School", "en", { description: "A young wizard at a school of magic." }),
  work("أغاني الفجر", "ar", { materialType: "music", medium: "music", categories: ["musical"] }),
  work("Vagues d'Armor", "fr", { ...photograph, ...published(2019, "Brest", "Bretagne") }),
  work("First of All", "en", { registeredAt: "2026-11-20", ...published(2015, "Oslo") }),
  work("Second", "en", { registeredAt: "2026-11-19", ...published(2016, "Oslo") }),
  work("Fresh Ink", "en", { registeredAt: "2026-11-21" }),
  work("Still Wet", "en", { registeredAt: "2026-11-20" }),
  work("Windmills of Kinderdijk", "en", { description: "A photograph of windmills." }),
  work("Moulins", "fr", { description: "Les moulins à vent de Zélande, et leurs moulins à vent." }),
  work("طواحين", "ar", { description: "طواحين الهواء في الشمال." }),
  work("Tomb Rider", "en", { materialType: "animation", description: "A cyclist among graves." }),
  work("The Sunken Vault", "en", { description: "An archaeologist hunts for treasure in an adventure." }),
  work("Off the Ferry", "en", { materialType: "documentary", description: "A winter of weather." }),
  work("Tram 28", "en", { creator: "Bram Osei", ...published(2019, "Lisbon") }),
]);

test.each<[Language, string, readonly string[], readonly string[]]>([
  ["ar", "أعمال عن الذئاب ليست قصصًا مصوّرة", ["ليلة الذئاب"], ["ذئاب في مربعات"]],
  ["fr", "Des livres sur les loups. Pas de policier.", ["La louve"], ["Le commissaire et les loups"]],
  ["fr", "Des livres sur les loups. Pas de fantômes.", ["La louve"], ["Loups et fantômes"]],
  [
    "en",
    "wolves, anything except comedies and documentaries",
    ["Wolf Winter"],
    ["Pack Laughs", "Following the Pack"],
  ],
  ["ja", "怖くない家の話", ["やさしい家"], ["怖い家"]],
  ["ja", "怖くない本", ["やさしい家"], ["怖い家"]],
  ["zh", "游泳，但不要冬泳", ["游泳课"], []],
])("%s: %s asks without what it names", async (language, question, with_, without) => {
  const { titles } = await ask(question, language);
  for (const title of with_) expect(titles).toContain(title);
  for (const title of without) expect(titles).not.toContain(title);
});

test("what is said to have been read is whole words", async () => {
  const { message } = await ask("家と一緒に暮らす話", "ja");
  expect(message).toContain("「家」、「一緒」");
  expect(message).not.toMatch(/「と|に」/);
});

test("the oldest are those that were published first, however late they were registered", async () => {
  const { titles } = await ask("Oldest works");
  expect(titles.slice(0, 2)).toEqual(["First of All", "Second"]);
});

test("what is after the tenth follows when it is asked for", async () => {
  const first = await ask("Oldest works");
  expect(first).toMatchObject({ hasMore: true, results: { length: 10 } });
  const next = await ask("Oldest works", "en", first.results.at(-1)?.id);
  expect(next.titles.length).toBeGreaterThan(0);
  expect(next.titles.filter((title) => first.titles.includes(title))).toEqual([]);
});

test.each<[Language, string]>([
  ["en", "what was registered last week"],
  ["en", "what's new this month"],
  ["en", "registered yesterday"],
  ["es", "¿qué hay de nuevo este mes?"],
  ["es", "¿qué se registró ayer?"],
  ["fr", "qu'est-ce qui a été enregistré la semaine dernière ?"],
  ["fr", "quoi de neuf aujourd'hui ?"],
  ["ar", "ما الجديد هذا الشهر؟"],
  ["ar", "الأعمال المسجلة اليوم"],
  ["zh", "这个月有什么新的"],
  ["zh-TW", "今天登記的作品"],
  ["ja", "今日登録された作品"],
])("%s: %s has the newest first", async (language, question) => {
  const { titles } = await ask(question, language);
  expect(titles.slice(0, 2)).toEqual(["Fresh Ink", "Still Wet"]);
});

test.each<[Language, string, string]>([
  ["ar", "أحدث الأعمال الموسيقية", "أغاني الفجر"],
  ["fr", "photographies de Bretagne", "Vagues d'Armor"],
  ["en", "a story like Harry Potter", "The Wand School"],
])("%s: %s is answered", async (language, question, title) => {
  const { titles } = await ask(question, language);
  expect(titles).toEqual([title]);
});

test("of works in other languages that of the asker's own comes first", async () => {
  const titlesIn = async (language: Language) => (await ask("moulins à vent", language)).titles;
  expect((await titlesIn("ar"))[1]).toBe("طواحين");
  expect((await titlesIn("en"))[1]).toBe("Windmills of Kinderdijk");
});

test("a title that is a letter off a famous one is offered", async () => {
  const { suggestions, titles } = await ask("works like Tomb Raider");
  expect(titles).toContain("The Sunken Vault");
  expect(suggestions[0]).toBe("Works like “Tomb Rider”");
});

test("of a subject that no work has, what it belongs to comes closest", async () => {
  const { titles, closest, message } = await ask("documentary about climate change");
  expect(titles).toEqual([]);
  expect(closest?.map(({ title }) => title)).toEqual(["Off the Ferry"]);
  expect(message).toContain("we left out “climate change”");
});

test("somebody's other years are those that can be asked for", async () => {
  const none = await ask("works by Bram Osei from 2021");
  expect(none.titles).toEqual([]);
  expect(none.message).toContain("Bram Osei has works from 2019.");
  expect((await ask("works by Bram Osei from 2019")).titles).toEqual(["Tram 28"]);
  const unpublished = await ask("works by Nilufar Castellane from 1999");
  expect(unpublished.message).toContain("has works from 2015, 2016, 2019.");
});
