import { maxQueryLength } from "@colophon/api";
import type { TimedQuery } from "./make-queries.ts";

const long = (text: string): string => text.repeat(maxQueryLength).slice(0, maxQueryLength);
const many = (make: (at: number) => string): string =>
  long(Array.from({ length: 300 }, (_, at) => make(at)).join(" "));

const texts: readonly [language: string, text: string][] = [
  ["en", long("love ")],
  ["en", long("works like the moon ")],
  ["en", long("not comics but ")],
  ["en", long("book, ")],
  ["en", long("lovve murdder mistery ")],
  ["en", long("by ada winter and ")],
  ["en", long("2014 to 2015 before 2019 ")],
  ["en", many((at) => `word${at.toString(36)}`)],
  ["fr", long("d'un l'")],
  ["ar", long("أعمال مشابهة لـ")],
  ["zh", long("关于爱情的故事和")],
  [
    "zh",
    long(Array.from({ length: maxQueryLength }, (_, at) => String.fromCodePoint(0x4e00 + at * 7)).join("")),
  ],
  ["zh", long("的")],
  ["ja", long("に似た作品の")],
  ["ja", long("本、")],
];

/** Questions of the maximum length, made to be expensive. */
export const hostileQueries: readonly TimedQuery[] = texts.map(([language, text]) => ({
  kind: "hostile",
  language,
  text,
}));
