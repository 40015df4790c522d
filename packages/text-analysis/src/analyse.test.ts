import fc from "fast-check";
import { isLong } from "@colophon/testing/is-long";
import { expect, test } from "vitest";
import { analyse, keyOf, readAs } from "./analyse.ts";
import { createConceptIndex } from "./concept-index.ts";
import { PhraseTable } from "./phrase-table.ts";
import { readWords } from "./read-words.ts";
import { RunTable } from "./run-table.ts";
import { splitWords } from "./split-words.ts";
import type { TextLanguage } from "./text-language.ts";

const tokensOf = (text: string, presumed?: TextLanguage) =>
  analyse([text], presumed).pieces.flatMap((pieces) =>
    pieces.filter(({ stop }) => !stop).flatMap(({ tokens }) => [...tokens]),
  );

test.each([
  ["Wolves, travelling", "wolf travels", "en"],
  ["le loup et les volcans", "les loups du volcan", "fr"],
  ["la canción", "las canciones", "es"],
  ["漫畫與遊戲", "漫画与游戏", "zh"],
  ["الأسرار والكتابُ", "أسرار كتاب", "ar"],
  ["ﾄﾞｷｭﾒﾝﾀﾘｰ", "ドキュメンタリー", "ja"],
] as const)("%s and %s share their tokens", (one, other, language) => {
  const shared = tokensOf(one, language).filter((token) => tokensOf(other, language).includes(token));
  expect(shared.length).toBeGreaterThan(0);
});

test.each([
  ["A keeper finds letters that the sea returns.", "en"],
  ["Una mujer vuelve al pueblo de su madre.", "es"],
  ["Canciones de las mujeres que tejen en corro.", "es"],
  ["Une femme revient au village de sa mère.", "fr"],
  ["她回到母亲的村庄。", "zh"],
  ["她回到母親的村莊。", "zh"],
  ["تعود امرأة إلى قرية أمها.", "ar"],
  ["母の村に帰る。", "ja"],
])("%s is written in %s", (text, language) => {
  expect(analyse([text]).language).toBe(language);
});

test("a phrase of the lexicon is one piece, in whatever language it stands", () => {
  const found = ["mental health", "santé mentale", "salud mental", "心理健康", "الصحة النفسية"].map((text) =>
    analyse([text]).pieces.flatMap((pieces) => pieces.map(({ concepts }) => concepts)),
  );
  expect(new Set(found.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify([["mental-health"]])]),
  );
});

test.each([
  ["animals in the wood", "en", [["animals"], ["forest"]]],
  ["la mer", "fr", [["sea"]]],
  ["ma mère", "fr", [["mother"]]],
  ["海と空", "ja", [["sea"], ["sky"]]],
  ["空間と現象", "ja", []],
  ["想看写猫的", "zh", [["cat"]]],
  ["熊猫", "zh", [["panda"]]],
  ["高山茶农", "zh", [["tea"], ["farming"]]],
  ["the fast lane", "en", []],
  ["fasting", "en", [["fasting-and-diet"]]],
  ["ジャパン", "ja", []],
  ["遠くまで", "ja", []],
  ["うちのくま", "ja", [["bear"]]],
  ["a lighthouse", "en", [["lighthouse"]]],
  ["灯塔和港口", "zh", [["lighthouse"], ["harbour"]]],
  ["archery", "en", [["archery"]]],
  ["cours de badminton", "fr", [["badminton"]]],
  ["الاثار", "ar", [["archaeology"]]],
  ["الإثارة", "ar", [["thriller"]]],
  ["شيئا مضحكا", "ar", [["comedy"]]],
] as const)("%s means what it says, not what it resembles", (text, language, expected) => {
  const found = analyse([text], language).pieces.flat();
  expect(found.map(({ concepts }) => concepts).filter((concepts) => concepts.length > 0)).toEqual(expected);
});

test.each([
  ["on descend à Côte-Vertu avec la dernière chanson", false],
  ["le palais est trop large pour la rue", false],
  ["une maison sur la côte", true],
  ["les bateaux vont vers le large de la ville", true],
])("%s is about the sea: %s", (text, isSo) => {
  const concepts = analyse([text], "fr").pieces.flatMap((pieces) =>
    pieces.flatMap((piece) => piece.concepts),
  );
  expect(concepts.includes("sea")).toBe(isSo);
});

test.each([
  ["the death of her parents", "death parents", "en"],
  ["la mort de ses parents", "mort parents", "fr"],
] as const)("%s is the phrase %s, whatever stands between", (text, phrase, language) => {
  const phrases = new PhraseTable(language);
  phrases.add(phrase.split(" "), ["loss"]);
  const loss = { id: "loss", parents: [], isForm: false };
  const lexicon = createConceptIndex([loss], new Map(), () => ({ phrases, runs: new RunTable() }));
  const words = splitWords(text).filter((segment) => segment.script !== "cjk");
  const pieces = readWords(words, language, true, lexicon);
  expect(pieces.filter(({ concepts }) => concepts.includes("loss"))).toHaveLength(1);
});

test.each([
  ["您好，麻烦您推荐一下关于雪山的作品，谢谢", "zh", ["雪山"]],
  ["土地の人々がどのように暮らしたかを扱った作品", "ja", ["土地"]],
] as const)("of %s only the subject is left", (text, language, said) => {
  const pieces = readAs(text, language).filter(({ stop, vague }) => !stop && vague !== true);
  for (const each of said) expect(pieces.map((piece) => piece.text).join(" ")).toContain(each);
  expect(pieces.map((piece) => piece.text).join("")).not.toMatch(/您好|麻烦|谢谢|人々|どのよう|作品/);
});

test.each([
  ["people", "en", true],
  ["recommend", "en", true],
  ["whale", "en", false],
  ["gracias", "es", true],
  ["bonjour", "fr", true],
] as const)("%s is vague: %s %s", (text, language, vague) => {
  expect(readAs(text, language).some((piece) => piece.vague === true || piece.stop)).toBe(vague);
});

test("a stopword is no concept, whatever its stem", () => {
  const [pieces = []] = analyse(["que la vida"], "es").pieces;
  expect(pieces[0]).toMatchObject({ text: "que", concepts: [], stop: true });
});

test.each([
  ["  The “Lighthouse”  Keeper! ", "the lighthouse keeper"],
  ["El secreto de la pirámide", "el secreto de la piramide"],
  ["٢٠٢٠", "2020"],
  ["漢𖿢字⺀", "汉 字"],
])("the key of %j is %j", (text, key) => {
  expect(keyOf(text)).toBe(key);
});

test("any text is read, its pieces in order and inside it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const [pieces = []] = analyse([text]).pieces;
      for (const [at, { start, end, tokens }] of pieces.entries()) {
        expect(start).toBeGreaterThan(pieces[at - 1]?.start ?? -1);
        expect(end).toBeGreaterThan(pieces[at - 1]?.end ?? 0);
        expect(end).toBeGreaterThan(start);
        expect(tokens.join("")).toMatch(/^[\p{L}\p{N}\p{M}々〆ー]*$/u);
      }
    }),
    { numRuns: isLong ? 100 : 10 },
  );
});
