import type { Language } from "@colophon/api";
import type { LetterContents, LetterKind } from "./letter-kinds.ts";

/** What a letter says, in its order: paragraphs, a link as a button, a table of facts. */
export interface LetterText {
  subject: string;
  body: readonly LetterPart[];
}

export type LetterPart =
  | string
  | { label: string; link: string }
  | { facts: readonly (readonly [name: string, value: string])[] };

export interface Texts {
  /** BCP 47: of these texts, which may not be the one that was asked for. */
  language: Language;
  greeting: string;
  /** At the end of letters that can be switched off: the link that does it. */
  stop: string;
  /** And of those to people who may have no account. */
  stopAddress: string;
  /** The page that asks whether to, and then says that it is done. */
  stopPage: StopPage;
  stopAddressPage: StopPage;
  letters: { [K in LetterKind]: (contents: LetterContents[K], publicUrl: string) => LetterText };
}

type OwnerLetter = Extract<LetterKind, `${"transfer" | "dispute"}${string}`>;

/** In a file of their own. */
export type OwnerLetters = Pick<Texts["letters"], OwnerLetter>;
/** Letters about what an operator did. */
export type OperatorLetters = Pick<
  Texts["letters"],
  "reportDecided" | "registrySaid" | "accountSuspended" | "accountRestored" | "accountEnded"
>;
export interface StopPage {
  title: string;
  question: string;
  confirm: string;
  done: string;
}

/** What both forms of a letter are made of. */
export interface WholeLetter extends LetterText {
  greeting: string;
  language: Language;
  publicUrl: string;
  /** In small print at the end. */
  stop: { label: string; link: string } | undefined;
}

export const isRightToLeft = (language: Language): boolean => language === "ar";
