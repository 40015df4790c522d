import type { Language } from "@colophon/api";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import type { SeedCreator } from "./seed-work.ts";
import { zhTw } from "./zh-tw.ts";
import { zh } from "./zh.ts";

export const seedCreators: Record<Language, readonly SeedCreator[]> = {
  en,
  es,
  fr,
  zh,
  "zh-TW": zhTw,
  ar,
  ja,
};
