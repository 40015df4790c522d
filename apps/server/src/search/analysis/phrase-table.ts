import type { TextLanguage } from "./text-language.ts";
import type { Word } from "./word.ts";

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
  /** Phrases of more words, the longest first. */
  longer: readonly Phrase[];
  alone: Phrase | undefined;
}

/** The lexicon's phrases of words in one language. */
export class PhraseTable {
  readonly #language: TextLanguage;
  readonly #byFirst = new Map<string, { longer: Phrase[]; alone: Phrase | undefined }>();
  readonly #byStems = new Map<string, Phrase>();
  readonly #singleWords = new Set<string>();

  constructor(language: TextLanguage) {
    this.#language = language;
  }

  add(words: readonly Word[], concept: string): void {
    const { meanings } = this.#phraseOf(words.map((word) => word.stem(this.#language)));
    const form = formOf(words);
    const at = meanings.findIndex((meaning) => meaning.form === form);
    const concepts = meanings[at]?.concepts ?? [];
    if (!concepts.includes(concept))
      meanings[at < 0 ? meanings.length : at] = { form, concepts: [...concepts, concept] };
    if (words.length === 1) this.#singleWords.add(form);
  }

  from(stem: string): PhrasesFrom | undefined {
    return this.#byFirst.get(stem);
  }

  /** Folded, for the correction of misspelt ones. */
  get singleWords(): ReadonlySet<string> {
    return this.#singleWords;
  }

  #phraseOf(stems: readonly string[]): Phrase {
    const key = stems.join(" ");
    const before = this.#byStems.get(key);
    if (before !== undefined) return before;
    const phrase = { stems, meanings: [] };
    this.#byStems.set(key, phrase);
    const [first = ""] = stems;
    const phrases = this.#byFirst.get(first) ?? { longer: [], alone: undefined };
    this.#byFirst.set(first, phrases);
    if (stems.length === 1) phrases.alone = phrase;
    else
      phrases.longer.splice(
        phrases.longer.findLastIndex((other) => other.stems.length >= stems.length) + 1,
        0,
        phrase,
      );
    return phrase;
  }
}

/** Words as they stand, whatever their accents. */
export const formOf = (words: readonly Word[]): string => words.map(({ folded }) => folded).join(" ");
