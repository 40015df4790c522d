// Apart from the other enumerations, which the first load of the web application does without.

export const languages = ["en", "es", "fr", "zh", "zh-TW", "ar", "ja"] as const;
export type Language = (typeof languages)[number];

/** Of works, as the search reads it from their titles and descriptions: one written Chinese. */
export const textLanguages = ["en", "es", "fr", "zh", "ar", "ja"] as const;
export type TextLanguage = (typeof textLanguages)[number];
