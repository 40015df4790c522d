import { latinDigits } from "./latin-digits.ts";

/** A typed date in the server's format: Latin digits, hyphens. */
export const toDate = (typed: string): string =>
  latinDigits(typed)
    .replaceAll(/[\s\u200e\u200f]/g, "")
    .replaceAll(/[/\u2010\u2011\u2013]/g, "-");
