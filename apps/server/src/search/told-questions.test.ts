import type { Language } from "@colophon/api";
import { expect, test } from "vitest";
import { askAbout, makeSetWork as work } from "../../test/search-quality/ask-about.ts";

const lisbon = { isPublished: true, publication: { date: "2019-05-01", city: "Lisbon", province: "" } };
const { ask } = await askAbout([
  work("The Beekeeper's Year", "en"),
  work("Otters", "en", lisbon),
  work("El apicultor", "es"),
  work("L'apicultrice", "fr"),
  work("مربي النحل", "ar"),
  work("养蜂人", "zh"),
  work("養蜂家の一年", "ja"),
  work("Tram 28", "en", { materialType: "photograph", medium: "print", creator: "Bram Osei", ...lisbon }),
]);

test.each<[Language, string, string]>([
  [
    "en",
    "I live in Lisbon, my father was a sailor and I'd like something about beekeepers",
    "The Beekeeper's Year",
  ],
  [
    "es",
    "soy jubilado en Lisbon, tengo dos nietos y me gustaría leer algo sobre apicultores",
    "El apicultor",
  ],
  [
    "fr",
    "Je suis retraitée, j'habite à Lisbon, et je voudrais lire quelque chose sur une apicultrice",
    "L'apicultrice",
  ],
  ["ar", "أنا متقاعد وأعيش مع ابنتي، وأريد أن أقرأ شيئا عن مربي النحل", "مربي النحل"],
  ["zh", "我是退休老师，我家有两个孙子，想看看关于养蜂人的书", "养蜂人"],
  ["ja", "私は退職した教師です。養蜂家についての本を探しています。", "養蜂家の一年"],
])("%s: where who asks lives and what they were is no condition", async (language, question, title) => {
  const { titles } = await ask(question, language);
  expect(titles[0]).toBe(title);
});

test("what somebody tells of themselves is left out before nothing is found, and said", async () => {
  const { titles, message } = await ask(
    "I'm a dentist. My sister keeps snakes. Could you recommend a book in Arabic?",
  );
  expect(titles).toEqual(["مربي النحل"]);
  expect(message).toMatch(/No work matches your whole question, so we left out .*dentist.*\./);
});

test("works that are named before the asker is spoken of are asked for", async () => {
  const { message } = await ask("books about our otters, my father was a sailor and I'd like one for him");
  expect(message).toContain("Understood as: books");
});

test("someone who asks in few words means all of them", async () => {
  const { titles } = await ask("snakes in Arabic");
  expect(titles).toEqual([]);
});

test.each([
  ["Castellane", "Nilufar Castellane"],
  ["Castelane", "Nilufar Castellane"],
])("%s by itself is a surname where it is nothing else", async (question, creator) => {
  const { results } = await ask(question);
  expect(results.length).toBeGreaterThan(5);
  expect(new Set(results.map((result) => result.creator))).toEqual(new Set([creator]));
});

test("pictures of a place may be pictures from there", async () => {
  const { titles } = await ask("photographs of Lisbon");
  expect(titles).toEqual(["Tram 28"]);
});

test("of whom has works of other years these are named", async () => {
  const { titles, message } = await ask("works by Bram Osei from 1999");
  expect(titles).toEqual([]);
  expect(message).toContain("Bram Osei has works from 2019.");
});

test("a misspelt word that only asks is no subject", async () => {
  const { titles, message } = await ask("somthing about otters");
  expect(titles).toEqual(["Otters"]);
  expect(message).not.toContain("come close");
});

test.each<[Language, string]>([
  ["en", "How much does it cost?"],
  ["es", "¿Cuánto cuesta?"],
  ["fr", "Combien ça coûte ?"],
  ["ar", "كم تكلفة التسجيل؟"],
  ["zh", "登记要多少钱？"],
  ["zh-TW", "登記要多少錢？"],
  ["ja", "料金はいくらですか"],
  ["en", "delete my account"],
  ["en", "Who owns copyright?"],
  ["es", "¿Cómo borro mi cuenta?"],
  ["es", "¿De quién son los derechos de autor?"],
  ["fr", "Supprimer mon compte"],
  ["fr", "À qui appartiennent les droits d'auteur ?"],
  ["ar", "حذف حسابي"],
  ["ar", "من يملك حقوق المؤلف؟"],
  ["zh", "注销账号"],
  ["zh", "版权归谁？"],
  ["zh-TW", "刪除帳號"],
  ["ja", "アカウントを削除したい"],
  ["ja", "著作権は誰のものですか"],
])("%s: %s is answered by the help page", async (language, question) => {
  const { titles, seeHelp, suggestions } = await ask(question, language);
  expect({ titles, seeHelp, suggestions }).toEqual({ titles: [], seeHelp: true, suggestions: [] });
});
