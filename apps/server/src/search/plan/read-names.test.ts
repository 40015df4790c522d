import type { Language } from "@colophon/api";
import { expect, test } from "vitest";
import { loadSearchSet, type SetWork } from "@colophon/testing/search-quality/search-set";
import { createTestDatabase } from "../../../test/test-database.ts";
import type { TextLanguage } from "@colophon/text-analysis";
import { TokenFrequencies } from "../index/token-frequencies.ts";
import { createLookups } from "./lookups.ts";
import { makePlan } from "./make-plan.ts";
import { meantTitle } from "./resolve-title.ts";

const connection = await createTestDatabase();

const work = (id: string, lang: Language, title: string, creator: string, city: string): SetWork => ({
  id,
  lang,
  title,
  creator,
  description: "",
  materialType: "book",
  medium: "literary",
  categories: ["literary"],
  isPublished: true,
  publication: { date: "2020-01-01", city, province: "" },
  registeredAt: "2020-01-01",
  listing: "public",
});

await loadSearchSet(connection, {
  works: [
    work("en", "en", "The Salt Road", "Philippa Thornbury", "Bergen"),
    work("ferry", "en", "Latest Ferry Home", "Philippa Thornbury", "Bergen"),
    work("rae", "en", "Loose Leaves", "Imogen Rae", "Leeds"),
    work("es", "es", "La voz del valle", "Inés Calatrava Ruiz", "Toledo"),
    work("fr", "fr", "Derrière la brume", "Gaspard Vasseur", "Lyon"),
    work("zh", "zh", "落雨的码头", "顾明轩", "厦门"),
    work("ja", "ja", "霧の停車場", "桐谷 沙織", "金沢"),
    work("naha", "ja", "海鳴りの午後", "東江 澪", "那覇市"),
    work("ar", "ar", "حديقة النسيان", "ريم القاسمي", "صنعاء"),
    work("baker", "ar", "2031", "هدى الخباز", "صنعاء"),
    { ...work("hidden", "en", "The Hidden Orchard", "Zebulon Quist", "Oslo"), listing: "unlisted" },
  ],
  queries: [],
});

const lookups = createLookups(connection.pool, new TokenFrequencies());
const read = async (question: string, language: Language) =>
  (await makePlan(question, { lookups, language, asker: null, thisYear: 2026 })).plan;

test.each<[Language, string, string]>([
  ["en", "everything Phillipa Thornberry has written", "Philippa Thornbury"],
  ["en", "Thornbury's books", "Philippa Thornbury"],
  ["es", "qué tiene la Calatrava por aquí", "Inés Calatrava Ruiz"],
  ["es", "libros de Inés Calatraba Ruiz", "Inés Calatrava Ruiz"],
  ["fr", "l'œuvre de Vasseur", "Gaspard Vasseur"],
  ["fr", "les livres de Gaspar Vaseur", "Gaspard Vasseur"],
  ["zh", "顾明宣的书", "顾明轩"],
  ["zh", "想找顾明轩写的小说", "顾明轩"],
  ["ja", "桐谷沙織が書いた本", "桐谷 沙織"],
  ["ja", "桐谷沙緒の小説", "桐谷 沙織"],
  ["ar", "مؤلفات القاسمي", "ريم القاسمي"],
  ["ar", "أعمال الخباز", "هدى الخباز"],
  ["es", "obras de Inés Calatrava", "Inés Calatrava Ruiz"],
  ["es", "Inés Calatrava", "Inés Calatrava Ruiz"],
  ["es", "ines calatraba novelas", "Inés Calatrava Ruiz"],
  ["fr", "gaspar vasseur", "Gaspard Vasseur"],
  ["en", "imogen rea comics", "Imogen Rae"],
  ["en", "comics by Imogen Ray", "Imogen Rae"],
  ["ar", "ريم قاسمي", "ريم القاسمي"],
  ["ar", "هدى خباز", "هدى الخباز"],
  ["zh", "顾 明轩", "顾明轩"],
])("%s: %s is by %s", async (language, question, creator) => {
  expect(await read(question, language)).toMatchObject({ creator });
});

test.each<[Language, string]>([
  ["en", "books by Zebulin Quist"],
  ["en", "Quist's books"],
  ["es", "libros de cocina"],
  ["fr", "livres de montagne"],
  ["zh", "冒险的书"],
])("%s: nobody is found for %s", async (language, question) => {
  const { creator } = await read(question, language);
  // Or only as whom was asked for.
  expect(question).toContain(creator ?? "");
});

test.each<[Language, string]>([
  ["es", "Inés Calatrava Márquez"],
  ["es", "libros de Inés Calatrava Márquez"],
])("%s: %s is somebody else", async (language, question) => {
  expect(await read(question, language)).not.toHaveProperty("creator");
});

test.each<[Language, string]>([
  ["es", "Gabriel García Márquez"],
  ["es", "libros de gabriel garcía márquez"],
  ["ar", "نجيب محفوظ"],
  ["ar", "روايات نجيب محفوظ"],
])("%s: nobody's name in %s is a concept", async (language, question) => {
  const asking = { lookups, language, asker: null, thisYear: 2026 };
  const { topics } = await makePlan(question, asking);
  expect(topics.filter(({ concepts }) => concepts.every((concept) => concept === "novel"))).toEqual(topics);
  expect(topics.find(({ tokens }) => tokens.length > 1)?.concepts).toEqual([]);
});

test.each<[Language, string, string]>([
  ["es", "obras teatrales de Toledo", "Toledo"],
  ["fr", "livres de Lyon", "Lyon"],
  ["zh", "厦门的书", "厦门"],
  ["ja", "金沢で出た本", "金沢"],
  ["zh", "厦门市的书", "厦门"],
  ["ja", "那覇の本", "那覇市"],
  ["en", "novels from Bergen", "Bergen"],
  ["en", "novels from the city of Bergen", "Bergen"],
  ["fr", "livres de la ville de Lyon", "Lyon"],
])("%s: %s are from %s", async (language, question, place) => {
  expect(await read(question, language)).toMatchObject({ place });
});

test("a number that is a title is no year", async () => {
  expect(await read("2031", "en")).toEqual({});
  expect(await read("2032", "en")).toEqual({ yearFrom: 2032, yearTo: 2032 });
});

test("pictures of a place need not be from there", async () => {
  expect(await read("fotos de Toledo", "es")).toEqual({ types: ["photograph"] });
});

test.each<[Language, string, string]>([
  ["en", "books simlar to The Sallt Raod", "The Salt Road"],
  ["es", "al estilo de La voz del balle", "La voz del valle"],
  ["fr", "dans le même esprit que Derriere la brumme", "Derrière la brume"],
  ["zh", "类似落雨的马头的小说", "落雨的码头"],
  ["ja", "「霧の停車所」みたいな小説", "霧の停車場"],
  ["ar", "على غرار حديقه النسيام", "حديقة النسيان"],
])("%s: %s is like %s", async (language, question, title) => {
  expect(await read(question, language)).toMatchObject({ similarTo: { title } });
});

test("an unlisted work is nobody's model", async () => {
  expect(await read("books similar to The Hidden Orchard", "en")).toMatchObject({
    similarTo: { id: null },
  });
});

test("a title but for a letter or two is that title, though a word of it could be a demand", async () => {
  expect(await read("latest fery home", "en")).toEqual({});
  expect(await read("latest ferry photographs", "en")).toMatchObject({ sort: "newest" });
});

test.each<[TextLanguage, string, string]>([
  ["en", "the Sallt Raod", "The Salt Road"],
  ["es", "La bos del balle", "La voz del valle"],
  ["fr", "deriere la brumme", "Derrière la brume"],
  ["zh", "落雨的马头", "落雨的码头"],
  ["ja", "霧の停車所", "霧の停車場"],
  ["ar", "حديقه النسيام", "حديقة النسيان"],
])("%s: %s is the title %s", async (language, question, title) => {
  expect(await meantTitle(lookups, question, language, null)).toBe(title);
});

test.each<[TextLanguage, string]>([
  ["en", "the salt mines of the road"],
  ["en", "the hiden orchard"],
  ["zh", "落雨的城市和码头"],
])("%s: %s is nobody's title", async (language, question) => {
  expect(await meantTitle(lookups, question, language, null)).toBeUndefined();
});
