/** The languages of a certificate on paper, and of an evidence pack's READ ME: today all of the API's. */
export const documentLanguages = ["en", "es", "fr", "zh", "zh-TW", "ar", "ja"] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];
