import { fold, normalise, type TextLanguage } from "@colophon/text-analysis";
import { ar } from "./grammars/ar.ts";
import { en } from "./grammars/en.ts";
import { es } from "./grammars/es.ts";
import { fr } from "./grammars/fr.ts";
import { ja } from "./grammars/ja.ts";
import { zh } from "./grammars/zh.ts";
import type { Grammar } from "./grammar.ts";
import { wholeWords } from "./whole-words.ts";
import { eraYear } from "./years-in.ts";

/** A grammar whose alternatives have become expressions that find them in a normalised, folded text. */
export type Compiled = {
  [Name in Exclude<keyof Grammar, "oftenMisspelt">]: Grammar[Name] extends string
    ? RegExp
    : Name extends WordNumbers
      ? ReadonlyMap<string, number>
      : ReadonlyMap<keyof Grammar[Name] & string, RegExp>;
} & {
  oftenMisspelt: readonly string[];
  /** What parts a subject from the next, where any of them will do. */
  choice: RegExp;
  /** One kind of works. */
  kind: RegExp;
  /** Several kinds of works, one after the other, and what parts them. */
  kindList: RegExp;
  listSeparator: RegExp;
};

type WordNumbers = "numbers" | "countWords" | "decades";

const connectors = String.raw`\s*(?:,|、|/|&|和|或|与|や|と|\s(?:and|or|nor|y|o|ni|e|et|ou|ولا|و|او)\s?)\s*`;

/** In a list of kinds of works, where the last may stand after a comma and an "or". */
const separators = String.raw`(?:\s*(?:,|、|，|/|&)\s*(?:(?:and|or|ou|et|o|u|y|e|او)\s)?|\s(?:and|or|ou|et|o|u|y|e|او)\s|\sو|\s*[,、，]?\s*(?:或者?|还是|和|以及|か|や|または|もしくは)\s*)`;

/** Where more of a pattern follows: to look for that from each character to the end costs the square of a question's length. */
const longestText = 120;

/** A character, or a whole quotation: a title in quotation marks does not end before they do. */
const anyText = "(?:[«“「『《][^»”」』》]{0,200}[»”」』》]|[^«“「『《])";

/** Stands for the words in capitals while what is around them is normalised. */
const placeholders = ["YEAR", "DECADE", "NUMBER", "TYPES", "TEXT", "WORKS"] as const;

function compileGrammar(grammar: Grammar, language: TextLanguage): Compiled {
  const types = Object.values(grammar.types).join("|");
  const forms = Object.values(grammar.forms).join("|");
  const media = Object.values(grammar.media).join("|");
  const excludable = `${types}|${forms}`;
  const kind = `(?:(?:${grammar.article === "" ? "(?!)" : grammar.article}) ?)?(?:${[types, forms, media].join("|")})`;
  const meanings = {
    WORKS: `(?:${types}|${forms}|${media}|${grammar.works}|${grammar.stories})`,
    TYPES: `(?:${excludable})(?:${connectors}(?:${excludable}))*`,
    YEAR: String.raw`(?:(?<!\d)(?:1[89]|20)\d\d(?!\d)|${eraYear})`,
    DECADE: String.raw`(?:(?<!\d)(?:(?:18|19|20)\d0|\d0)(?!\d)${among(grammar.decades)})`,
    NUMBER: `(?:(?<!\\d)\\d{1,2}(?!\\d)${among(grammar.numbers)})`,
  };
  const compile = (alternatives: string): RegExp => {
    if (alternatives === "") return /(?!)/gu;
    let source = spell(alternatives);
    for (const [name, meaning] of Object.entries(meanings))
      source = source.replaceAll(name, () => spell(meaning));
    source = source
      .replace(/TEXT(?=$|\|)/g, `(?<text>${anyText}+)`)
      .replaceAll("TEXT", `(?<text>${anyText}{1,${longestText}}?)`);
    // Arabic writes "and" and "the" together with the next word.
    if (language === "ar") source = `(?:و?(?:ال)?)?(?:${source})`;
    return wholeWords(source, language);
  };
  const compileAll = (table: object) =>
    new Map(Object.entries(table).map(([key, alternatives]) => [key, compile(String(alternatives))]));
  const spelt = (table: Readonly<Record<string, number>>) =>
    new Map(Object.entries(table).map(([word, number]) => [spell(word), number]));
  const { numbers, countWords, decades, oftenMisspelt, ...expressions } = grammar;
  return {
    ...Object.fromEntries(
      Object.entries(expressions).map(([name, value]) => [
        name,
        typeof value === "string" ? compile(value) : compileAll(value),
      ]),
    ),
    numbers: spelt(numbers),
    countWords: spelt(countWords),
    decades: spelt(decades),
    oftenMisspelt: spell(oftenMisspelt)
      .split(" ")
      .filter((word) => word !== ""),
    choice: new RegExp(
      spell(String.raw`^[\s,،、，]*(?:${grammar.or})\s*(?:(?:${leading(grammar)})\s*)*$`),
      "u",
    ),
    kind: compile(kind),
    kindList: compile(`${kind}(?:${separators}${kind}){1,5}`),
    listSeparator: new RegExp(spell(separators), "u"),
  } as unknown as Compiled;
}

/** What may stand right before a subject. */
const leading = ({ article, about }: Grammar): string => [article, about].filter(Boolean).join("|");

/** More words that stand for what digits stand for, the longest first. */
const among = (words: Readonly<Record<string, number>>): string =>
  Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => `|${word}`)
    .join("");

/** Alternatives as the text is spelt that they are looked for in; the words in capitals stay. */
function spell(alternatives: string): string {
  const hidden = placeholders.reduce(
    (source, name, at) => source.replaceAll(name, String.fromCodePoint(0xe000 + at)),
    alternatives,
  );
  return placeholders.reduce(
    (source, name, at) => source.replaceAll(String.fromCodePoint(0xe000 + at), name),
    fold(normalise(hidden)),
  );
}

export const grammars: Readonly<Record<TextLanguage, Compiled>> = {
  en: compileGrammar(en, "en"),
  es: compileGrammar(es, "es"),
  fr: compileGrammar(fr, "fr"),
  zh: compileGrammar(zh, "zh"),
  ar: compileGrammar(ar, "ar"),
  ja: compileGrammar(ja, "ja"),
};
