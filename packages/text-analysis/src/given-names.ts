import { readGivenNames } from "@colophon/lexicon";
import { fold } from "./fold.ts";
import { normalise } from "./normalise.ts";

let known: ReadonlySet<string> | undefined;

/** Whether a folded word is a first name, and nothing else in the languages that it is written in. */
export const isGivenName = (folded: string): boolean =>
  (known ??= new Set(readGivenNames().map((name) => fold(normalise(name))))).has(folded);
