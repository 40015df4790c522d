import { cleanContents } from "./clean-contents.ts";
import { drawLetter } from "./draw-letter.ts";
import type { LetterContents, LetterKind } from "./letter-kinds.ts";
import type { LetterText, WholeLetter } from "./letter-text.ts";
import { textsIn } from "./texts.ts";
import { writeLetter } from "./write-letter.ts";

export interface LetterRequest {
  kind: LetterKind;
  language: string;
  contents: LetterContents[LetterKind];
  publicUrl: string;
  /** Where letters of this kind can be switched off, if they can be. */
  stopUrl?: string | undefined;
  /** How wide the plain text's lines are; 72 columns unless told. */
  width?: number;
}

/** Composes a letter for its reader's mail program, as plain text and as HTML. */
export function composeLetter(request: LetterRequest): { subject: string; text: string; html: string } {
  const { kind, language, contents, publicUrl, stopUrl, width } = request;
  const texts = textsIn(language);
  // The kind determines the type of the contents: the queue's types ensure it.
  const write = texts.letters[kind] as (
    contents: LetterContents[LetterKind],
    publicUrl: string,
  ) => LetterText;
  const letter: WholeLetter = {
    ...write(cleanContents(contents, texts.language), publicUrl),
    greeting: texts.greeting,
    language: texts.language,
    publicUrl,
    stop:
      stopUrl === undefined
        ? undefined
        : { label: "stopUrl" in contents ? texts.stopAddress : texts.stop, link: stopUrl },
  };
  return { subject: letter.subject, text: writeLetter(letter, width), html: drawLetter(letter) };
}
