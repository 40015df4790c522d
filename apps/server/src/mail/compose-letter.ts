import { type Language, languages } from "@colophon/api";
import { cleanContents } from "./clean-contents.ts";
import { drawLetter } from "./draw-letter.ts";
import type { LetterContents, LetterKind } from "./letter-kinds.ts";
import type { LetterText, MailTexts, WholeLetter } from "./letter-text.ts";
import { mailTextsIn } from "./texts.ts";
import { short } from "./texts/format.ts";
import { writeLetter } from "./write-letter.ts";

export interface LetterRequest {
  kind: LetterKind;
  language: string;
  contents: LetterContents[LetterKind];
  publicUrl: string;
  /** Where letters of this kind can be switched off, if they can be. */
  stopUrl?: string | undefined;
  /** The reader's own; unset for an address that may be nobody's here. */
  name?: string | undefined;
  /** Whether the language is a guess: then the letter leads to the others, too. */
  isGuess?: boolean;
  /** How wide the plain text's lines are; 72 columns unless told. */
  width?: number;
}

/** As their readers call them. */
const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  zh: "简体中文",
  "zh-TW": "繁體中文",
  ar: "العربية",
  ja: "日本語",
};

function othersThan(texts: MailTexts, link: string): WholeLetter["others"] {
  const others = languages.filter((language) => language !== texts.language);
  const linkIn = (language: Language) => {
    const url = new URL(link);
    url.searchParams.set("lng", language);
    return url.href;
  };
  return {
    label: texts.readIn,
    links: others.map((language) => ({ language, name: languageNames[language], link: linkIn(language) })),
  };
}

/** Composes a letter for its reader's mail program, as plain text and as HTML. */
export function composeLetter(request: LetterRequest): { subject: string; text: string; html: string } {
  const { kind, language, contents, publicUrl, stopUrl, width, name = "", isGuess = false } = request;
  const texts = mailTextsIn(language);
  // The kind determines the type of the contents: the queue's types ensure it.
  const write = texts.letters[kind] as (
    contents: LetterContents[LetterKind],
    publicUrl: string,
  ) => LetterText;
  const letter: WholeLetter = {
    ...write(cleanContents(contents, texts.language), publicUrl),
    greeting: texts.greeting(cleanContents({ name: short(name) }, texts.language).name),
    others: isGuess && "link" in contents ? othersThan(texts, contents.link) : undefined,
    language: texts.language,
    publicUrl,
    stop:
      stopUrl === undefined
        ? undefined
        : { label: "stopUrl" in contents ? texts.stopAddress : texts.stop, link: stopUrl },
  };
  return { subject: letter.subject, text: writeLetter(letter, width), html: drawLetter(letter) };
}
