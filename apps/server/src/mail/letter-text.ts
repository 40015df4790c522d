import type { Language } from "@colophon/api";
import type { LetterContents, LetterKind } from "./letter-kinds.ts";

/** A letter's contents in order: paragraphs, a link as a button, a table of facts. */
export interface LetterText {
  subject: string;
  body: readonly LetterPart[];
}

export type LetterPart =
  | string
  | { label: string; link: string }
  /** Many, each on a line of its own, and none of them a button. */
  | { links: readonly { label: string; link: string }[] }
  | { facts: readonly (readonly [name: string, value: string])[] };

export interface MailTexts {
  /** BCP 47; the language of these texts, which may differ from the requested one. */
  language: Language;
  /** By name where the reader is known, else the name is empty. */
  greeting: (name: string) => string;
  /** Above the other languages, in a letter to a reader whose language isn't known. */
  readIn: string;
  /** At the end of letters that can be switched off: labels the link that does it. */
  stop: string;
  /** The same for letters to people who may have no account. */
  stopAddress: string;
  /** The page that asks for confirmation, and then says that it is done. */
  stopPage: StopPage;
  stopAddressPage: StopPage;
  letters: { [K in LetterKind]: (contents: LetterContents[K], publicUrl: string) => LetterText };
}

type OwnerLetter = Extract<LetterKind, `${"transfer" | "dispute"}${string}`>;

/** These are in their own file. */
export type OwnerLetters = Pick<MailTexts["letters"], OwnerLetter>;
/** Letters about links to domains and pages. */
export type LinkLetters = Pick<MailTexts["letters"], Extract<LetterKind, `link${string}`>>;
/** Letters about requests for licences, and about licences. */
export type LicenceLetters = Pick<MailTexts["letters"], Extract<LetterKind, `licence${string}`>>;
/** Letters about what an operator did. */
export type OperatorLetters = Pick<
  MailTexts["letters"],
  "reportDecided" | "registrySaid" | "accountSuspended" | "accountRestored" | "accountEnded"
>;
export interface StopPage {
  title: string;
  question: string;
  confirm: string;
  done: string;
}

/** The input of both forms of a letter. */
export interface WholeLetter extends LetterText {
  greeting: string;
  language: Language;
  publicUrl: string;
  /** The page that the letter leads to, in the other languages; empty where the reader's is known. */
  others: { label: string; links: readonly { name: string; language: Language; link: string }[] } | undefined;
  /** In small print at the end. */
  stop: { label: string; link: string } | undefined;
}

export const isRightToLeft = (language: Language): boolean => language === "ar";
