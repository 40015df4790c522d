import {
  isCommonWord,
  isStopword,
  lexicon,
  splitWords,
  type TextLanguage,
  type WordSegment,
} from "@colophon/text-analysis";

/** The words of a text that may be parts of a name. */
export const nameWords = (text: string): WordSegment[] =>
  splitWords(text).filter((segment): segment is WordSegment => segment.script !== "cjk");

export const endOf = ({ start, text }: WordSegment): number => start + text.length;

/** Whether only a space parts them: where a word was taken out between, there are more. */
export const isNext = (word: WordSegment | undefined, next: WordSegment | undefined): boolean =>
  word !== undefined && next !== undefined && next.start - endOf(word) === 1;

/** As it stands, not by its stem. */
export const isConceptWord = ({ word, text }: WordSegment, language: TextLanguage): boolean =>
  isStopword(word.folded, language) ||
  /\d/.test(text) ||
  lexicon.in(language).phrases.singleWords.has(word.folded);

export const isUnknownWord = (segment: WordSegment, language: TextLanguage): boolean =>
  !isConceptWord(segment, language) && !isCommonWord(segment.word.folded, language);
