import { type Language, languages } from "@colophon/api";
import { isLong } from "@colophon/testing/is-long";

/** English, and the right-to-left one; the others differ only in their texts, and take time. */
export const testedLanguages: readonly Language[] = isLong ? languages : ["en", "ar"];

/** For a path with many texts of its own. */
export const pathLanguages: readonly Language[] = isLong ? languages : ["ar"];

/** For a long path through many pages, whose parts other tests cover in English. */
export const walkedLanguages: readonly Language[] = isLong ? ["en", "ar", "ja"] : ["ar"];
