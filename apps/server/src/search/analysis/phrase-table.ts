import { fold } from "./normalise.ts";
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
  meanings: Meaning[];
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
  longer: Phrase[];
  seconds: Set<string>;
}

/** The lexicon's phrases of words in one language. */
export class PhraseTable {
  readonly #language: TextLanguage;
  readonly #byFirst = new Map<string, Beginning>();
  readonly #byStems = new Map<string, Phrase>();
  readonly #singleWords = new Set<string>();
  /** Stemming is what costs: it waits until something with the same first letter is looked up. */
  readonly #unread = new Map<string, { words: readonly string[]; concept: string }[]>();

  constructor(language: TextLanguage) {
    this.#language = language;
  }

  add(words: readonly string[], concept: string): void {
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
    for (const { words, concept } of unread) this.#read(words.map(wordOf), concept);
    return true;
  }

  #read(words: readonly Word[], concept: string): void {
    const { meanings } = this.#phraseOf(words.map((word) => word.stem(this.#language)));
    const form = formOf(words);
    const at = meanings.findIndex((meaning) => meaning.form === form);
    const concepts = meanings[at]?.concepts ?? [];
    if (!concepts.includes(concept))
      meanings[at < 0 ? meanings.length : at] = { form, concepts: [...concepts, concept] };
  }

  #phraseOf(stems: readonly string[]): Phrase {
    const key = stems.join(" ");
    const before = this.#byStems.get(key);
    if (before !== undefined) return before;
    const phrase = { stems, meanings: [] };
    this.#byStems.set(key, phrase);
    const [first = "", second] = stems;
    const beginning = this.#byFirst.get(first) ?? { alone: undefined, longer: [], seconds: new Set() };
    this.#byFirst.set(first, beginning);
    if (second === undefined) beginning.alone = phrase;
    else {
      const { longer, seconds } = beginning;
      longer.splice(longer.findLastIndex((other) => other.stems.length >= stems.length) + 1, 0, phrase);
      seconds.add(second);
    }
    return phrase;
  }
}

/** Words as they stand, whatever their accents. */
export const formOf = (words: readonly Word[]): string => words.map(({ folded }) => folded).join(" ");
