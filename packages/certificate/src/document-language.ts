/** The languages that a certificate is printed in. */
export const documentLanguages = ["en", "es", "fr", "zh", "zh-TW", "ar", "ja"] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];
