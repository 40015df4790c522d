import type { Medium, Purpose } from "../terms.ts";

/**
 * What a licence's terms are called in one language. Whatever is passed in is written for that language, and isolated. The text
 * is hashed into a licence when it is issued, and kept with it: a sentence may change for those to come.
 */
export interface TermsWords {
  licensor: Record<"registrant" | "successor" | "unknown", (name: string) => string>;
  licensee: (name: string) => string;
  work: (certificate: string) => string;
  purposes: Record<Purpose, string>;
  allMedia: string;
  someMedia: (list: string) => string;
  media: Record<Medium, string>;
  world: string;
  places: (list: string) => string;
  wholeWork: string;
  files: (list: string) => string;
  /** Days, both included. */
  fromUntil: (from: string, until: string) => string;
  fromOn: (from: string) => string;
  lasts: (duration: string) => string;
  endless: string;
  exclusive: string;
  notExclusive: string;
  revocable: string;
  notRevocable: string;
  credit: (line: string) => string;
  noCredit: string;
  price: (money: string) => string;
  free: string;
  asked: string;
  note: (text: string) => string;
  /** At the end of every text. */
  always: readonly string[];
  /** A stranger's words can't close them: `quote` in describe-terms replaces these characters, and has to know any new one. */
  quotes: readonly [open: string, close: string];
}
