export type { Scope } from "./overlap.ts";
export { overlap } from "./overlap.ts";
export { readTerms } from "./read-terms.ts";
export type { Medium, Purpose, Term, Terms } from "./terms.ts";
export {
  CREDIT_LENGTH,
  lastDay,
  MEDIA,
  MOST_MONTHS,
  NOTE_LENGTH,
  PURPOSES,
  TERMS_VOCABULARY,
} from "./terms.ts";
export type { LicenceToDescribe, TermsLanguage, TermsToDescribe } from "./words/describe-terms.ts";
export { alwaysSaid, dayIn, describeTerms, termsLanguages, termsText } from "./words/describe-terms.ts";
