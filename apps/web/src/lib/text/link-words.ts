import { linkText } from "@colophon/proof/texts";
import { isolate } from "./words.ts";

/** A link's address in a sentence of ours, its host in both forms: it reads from left to right in every language. */
export const isolateLink = (url: string): string => isolate(linkText(url));
