import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@colophon/api";

interface Texts {
  [key: string]: string | Texts;
}

/** The texts of the web application in one language, by their keys; values replace `{{names}}`, and `count` selects a plural's form. */
export function textsOf(
  language: Language,
): (key: string, values?: Record<string, string | number>) => string {
  const file = join(import.meta.dirname, `../apps/web/public/locales/${language}/translation.json`);
  const texts = JSON.parse(readFileSync(file, "utf8")) as Texts;
  const plurals = new Intl.PluralRules(language);
  const find = (key: string) => {
    let found: string | Texts | undefined = texts;
    for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
    return found;
  };
  return (key, values = {}) => {
    const found = find(key) ?? find(`${key}_${plurals.select(Number(values["count"]))}`);
    if (typeof found !== "string") throw new Error(`${language} has no text ${key}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}
