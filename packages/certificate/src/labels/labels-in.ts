import type { DocumentLanguage } from "../document-language.ts";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import type { Labels } from "./labels.ts";
import { zhTW } from "./zh-tw.ts";
import { zh } from "./zh.ts";

const languages: Record<DocumentLanguage, Labels> = { en, es, fr, zh, "zh-TW": zhTW, ar, ja };

export const labelsIn = (lang: DocumentLanguage): Labels => languages[lang];
