import type { Language, TextLanguage } from "@colophon/api";

/** The languages that are analysed apart: one written Chinese, since traditional characters are read as simplified. */
export type { TextLanguage };

export type LatinLanguage = "en" | "es" | "fr";

export const latinLanguages = ["en", "es", "fr"] as const satisfies readonly LatinLanguage[];

export const textLanguageOf = (language: Language): TextLanguage => (language === "zh-TW" ? "zh" : language);
