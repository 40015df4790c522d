/** Set by the build (build/locales.ts): the languages that have a translation file, and the files' version. */
declare const __LOCALES__: { languages: string[]; version: string };
