import type { Language } from "@colophon/api";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import type { LetterTexts } from "./letter-texts.ts";
import { zhTW } from "./zh-tw.ts";
import { zh } from "./zh.ts";

export const letterTexts: Record<Language, LetterTexts> = { en, fr, es, ar, ja, zh, "zh-TW": zhTW };
