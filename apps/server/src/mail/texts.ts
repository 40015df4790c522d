import type { Language } from "@colophon/api";
import type { MailTexts } from "./letter-text.ts";
import { ar } from "./texts/ar.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import { ja } from "./texts/ja.ts";
import { zhTw } from "./texts/zh-tw.ts";
import { zh } from "./texts/zh.ts";

/** The languages that have texts of their own; another one is a file beside `en.ts`, of the same type, and an entry here. */
const texts: Partial<Record<Language, MailTexts>> = { en, es, fr, zh, "zh-TW": zhTw, ar, ja };

/** The mail texts in a language, in English where there are none yet. */
export function mailTextsIn(language: string): MailTexts {
  return Object.entries(texts).find(([known]) => known === language)?.[1] ?? en;
}
