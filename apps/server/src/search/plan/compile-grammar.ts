import { fold, normalise } from "../analysis/normalise.ts";
import type { TextLanguage } from "../analysis/text-language.ts";
import { ar } from "./grammars/ar.ts";
import { en } from "./grammars/en.ts";
import { es } from "./grammars/es.ts";
import { fr } from "./grammars/fr.ts";
import { ja } from "./grammars/ja.ts";
import { zh } from "./grammars/zh.ts";
import type { Grammar } from "./grammar.ts";
import { wholeWords } from "./whole-words.ts";

/** A grammar whose alternatives have become expressions that find them in a normalised, folded text. */
export type Compiled = {
  [Name in keyof Grammar]: Grammar[Name] extends string
    ? RegExp
    : Name extends "numbers" | "countWords"
      ? ReadonlyMap<string, number>
      : ReadonlyMap<keyof Grammar[Name] & string, RegExp>;
};

const connectors = String.raw`\s*(?:,|、|/|&|和|或|与|や|と|\s(?:and|or|nor|y|o|ni|e|et|ou|و|او)\s?)\s*`;

/** Stands for the words in capitals while what is around them is normalised. */
const placeholders = ["YEAR", "DECADE", "NUMBER", "TYPES", "TEXT"] as const;

function compileGrammar(grammar: Grammar, language: TextLanguage): Compiled {
  const numbers = new Map(Object.entries(grammar.numbers).map(([word, number]) => [spell(word), number]));
  const types = Object.values(grammar.types).map(spell).join("|");
  const meanings = {
    YEAR: String.raw`(?<!\d)(?:1[89]|20)\d\d(?!\d)`,
    DECADE: String.raw`(?<!\d)(?:(?:18|19|20)\d0|\d0)(?!\d)`,
    NUMBER: `(?:${[...numbers.keys()].toSorted((a, b) => b.length - a.length).join("|")}|(?<!\\d)\\d{1,2}(?!\\d))`,
    TYPES: `(?:${types})(?:${connectors}(?:${types}))*`,
  };
  const compile = (alternatives: string): RegExp => {
    if (alternatives === "") return /(?!)/gu;
    let source = spell(alternatives);
    for (const [name, meaning] of Object.entries(meanings)) source = source.replaceAll(name, () => meaning);
    source = source.replace(/TEXT(?=$|\|)/g, "(?<text>.+)").replaceAll("TEXT", "(?<text>.+?)");
    // Arabic writes "and" and "the" together with the next word.
    if (language === "ar") source = `(?:و?(?:ال)?)?(?:${source})`;
    return wholeWords(source, language);
  };
  const compileAll = (table: object) =>
    new Map(Object.entries(table).map(([key, alternatives]) => [key, compile(String(alternatives))]));
  const countWords = new Map(
    Object.entries(grammar.countWords).map(([word, number]) => [spell(word), number]),
  );
  return Object.fromEntries(
    Object.entries(grammar).map(([name, value]) => {
      if (name === "numbers") return [name, numbers];
      if (name === "countWords") return [name, countWords];
      return [name, typeof value === "string" ? compile(value) : compileAll(value as object)];
    }),
  ) as Compiled;
}

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
