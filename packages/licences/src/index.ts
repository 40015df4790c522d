export type { Scope } from "./overlap.ts";
export { overlap } from "./overlap.ts";
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
