import { isolateIn, type Language } from "@colophon/api";
import type { Plurals, SearchTexts } from "./search-texts.ts";
import { ar } from "./texts/ar.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import { ja } from "./texts/ja.ts";
import { zhTw } from "./texts/zh-tw.ts";
import { zh } from "./texts/zh.ts";

export const searchTexts: Readonly<Record<Language, SearchTexts>> = { en, es, fr, zh, "zh-TW": zhTw, ar, ja };

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The same in a sentence for a reader: words of the other direction are isolated. */
export const fillText = (
  language: Language,
  text: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  fill(
    text,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isolateIn(language, String(value))]),
    ),
  );

export function plural(language: Language, forms: Plurals, n: number): string {
  return forms[new Intl.PluralRules(language).select(n)] ?? forms.other;
}
