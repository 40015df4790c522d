/** Set by the build (build/locales.ts): the languages that have translation files, and the files' version. */
declare const __LOCALES__: { languages: string[]; version: string };
