import type { DocumentLanguage } from "@colophon/certificate";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import type { ReadMeTexts } from "./texts.ts";
import { zh } from "./zh.ts";
import { zhTw } from "./zh-tw.ts";

const all: Record<DocumentLanguage, ReadMeTexts> = { en, es, fr, zh, "zh-TW": zhTw, ar, ja };

export const readMeTextsIn = (language: DocumentLanguage): ReadMeTexts => all[language];
