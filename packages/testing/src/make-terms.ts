import type { TermsWanted } from "@colophon/api";

/** Terms that are offered: editorial use in all media, everywhere, without an end, except for `changes`. */
export const makeTerms = (changes: Partial<TermsWanted> = {}): TermsWanted => ({
  purpose: "editorial",
  media: [],
  territory: [],
  months: null,
  exclusive: false,
  revocable: false,
  credit: "",
  files: [],
  note: "",
  ...changes,
});
