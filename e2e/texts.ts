import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@colophon/api";
import { parts } from "@colophon/web/i18n/parts.ts";

interface Texts {
  [key: string]: string | Texts;
}

/** The texts of all pages and of the parts that some pages load, in one language, by their keys, and, before them, those of the files named; values replace `{{names}}`, and `count` selects a plural's form. */
export function textsOf(
  language: Language,
  more: readonly string[] = [],
): (key: string, values?: Record<string, string | number>) => string {
  const folder = join(import.meta.dirname, `../apps/web/public/locales/${language}`);
  const files = [...more, "translation", ...parts].map(
    (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as Texts,
  );
  const plurals = new Intl.PluralRules(language);
  const findIn = (texts: Texts, key: string) => {
    let found: string | Texts | undefined = texts;
    for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
    return found;
  };
  const find = (key: string) =>
    files.map((texts) => findIn(texts, key)).find((found) => typeof found === "string");
  return (key, values = {}) => {
    const found = find(key) ?? find(`${key}_${plurals.select(Number(values["count"]))}`);
    if (typeof found !== "string") throw new Error(`${language} has no text ${key}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}

/** An amount of money as a language writes it, without its currency. */
export const amountIn = (language: Language, amount: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(amount);
