import { fold } from "./fold.ts";
import type { TextLanguage } from "./text-language.ts";
import { type Word, wordOf } from "./word.ts";

/** What the lexicon means by words as they stand, whatever their accents. */
export interface Meaning {
  form: string;
  concepts: readonly string[];
}

/** A phrase of the lexicon, as a text's stems would spell it. */
export interface Phrase {
  stems: readonly string[];
  /** Of each form that the lexicon itself holds: "animal" is no "anime", though their stems are one. */
  meanings: readonly Meaning[];
}

/** What begins with one stem. */
export interface PhrasesFrom {
  alone: Phrase | undefined;
  /** Phrases of more words, the longest first. */
  longer: readonly Phrase[];
  /** Their second stems: a look-up here mostly spares a look at each of them. */
  seconds: ReadonlySet<string>;
}

interface Beginning extends PhrasesFrom {
  seconds: Set<string>;
}

/**
 * The lexicon's phrases of words in one language. There are some hundred thousand, nearly all with one meaning and one
 * concept: their arrays are made as long as they are, for an empty one that is pushed to takes room for seventeen.
 */
export class PhraseTable {
  readonly #language: TextLanguage;
  readonly #byFirst = new Map<string, Beginning>();
  readonly #singleWords = new Set<string>();
  /** Stemming is what costs: it waits until something with the same first letter is looked up. */
  readonly #unread = new Map<string, { words: readonly string[]; concept: readonly [string] }[]>();

  constructor(language: TextLanguage) {
    this.#language = language;
  }

  add(words: readonly string[], concept: readonly [string]): void {
    if (words[0] === undefined) return;
    const first = fold(words[0]);
    if (words.length === 1) this.#singleWords.add(first);
    const initial = this.#initialOf(first);
    const unread = this.#unread.get(initial);
    if (unread === undefined) this.#unread.set(initial, [{ words, concept }]);
    else unread.push({ words, concept });
  }

  from(stem: string): PhrasesFrom | undefined {
    return (
      this.#byFirst.get(stem) ?? (this.#readFrom(this.#initialOf(stem)) ? this.#byFirst.get(stem) : undefined)
    );
  }

  /** Folded, for the correction of misspelt ones. */
  get singleWords(): ReadonlySet<string> {
    return this.#singleWords;
  }

  /** Stems begin as their words do, but for the article that an Arabic word loses. */
  #initialOf(text: string): string {
    return this.#language === "ar" ? "" : text.charAt(0);
  }

  /** Whether there was anything to read. */
  #readFrom(initial: string): boolean {
    const unread = this.#unread.get(initial);
    if (unread === undefined) return false;
    this.#unread.delete(initial);
    const byStems = new Map<string, Phrase>();
    for (const { words, concept } of unread) this.#read(words.map(wordOf), concept, byStems);
    return true;
  }

  #read(words: readonly Word[], concept: readonly [string], byStems: Map<string, Phrase>): void {
    const stems = words.map((word) => word.stem(this.#language));
    const form = formOf(words);
    const key = stems.join(" ");
    const before = byStems.get(key);
    if (before === undefined) {
      const phrase = { stems, meanings: [{ form, concepts: concept }] };
      byStems.set(key, phrase);
      this.#begin(phrase);
      return;
    }
    const meaning = before.meanings.find((each) => each.form === form);
    if (meaning === undefined) before.meanings = before.meanings.concat({ form, concepts: concept });
    else if (!meaning.concepts.includes(concept[0])) meaning.concepts = meaning.concepts.concat(concept);
  }

  #begin(phrase: Phrase): void {
    const [first = "", second] = phrase.stems;
    const beginning = this.#byFirst.get(first) ?? { alone: undefined, longer: none, seconds: noSeconds };
    this.#byFirst.set(first, beginning);
    if (second === undefined) beginning.alone = phrase;
    else if (beginning.longer === none) {
      beginning.longer = [phrase];
      beginning.seconds = new Set([second]);
    } else {
      const isAsLong = (other: Phrase) => other.stems.length >= phrase.stems.length;
      beginning.longer = beginning.longer.toSpliced(beginning.longer.findLastIndex(isAsLong) + 1, 0, phrase);
      beginning.seconds.add(second);
    }
  }
}

/** What most stems have: they begin no longer phrase. */
const none: readonly never[] = [];
/** Shared by all of them, so nothing is added: `#begin` replaces it first. */
const noSeconds = new Set<string>();

/** Words as they stand, whatever their accents. */
export const formOf = (words: readonly Word[]): string => words.map(({ folded }) => folded).join(" ");
