/** A word of the lexicon that is written without spaces. */
export interface Run {
  text: string;
  concepts: readonly string[];
}

/** The lexicon's words of one language that stand in runs of characters. Arrays are as long as they are: see PhraseTable. */
export class RunTable {
  readonly #single = new Map<string, Run>();
  /** Words of two characters and more by their first two, the longest first. */
  readonly #byFirstTwo = new Map<string, readonly Run[]>();

  add(text: string, concept: readonly [string]): void {
    const before =
      text.length === 1
        ? this.#single.get(text)
        : this.#byFirstTwo.get(text.slice(0, 2))?.find((run) => run.text === text);
    if (before === undefined) this.#insert({ text, concepts: concept });
    else if (!before.concepts.includes(concept[0])) before.concepts = before.concepts.concat(concept);
  }

  /** The longest word of two characters or more that stands here. */
  longestAt(text: string, at: number, firstTwo: string): Run | undefined {
    return this.#byFirstTwo.get(firstTwo)?.find((run) => text.startsWith(run.text, at));
  }

  single(character: string): Run | undefined {
    return this.#single.get(character);
  }

  #insert(run: Run): void {
    const { text } = run;
    if (text.length === 1) {
      this.#single.set(text, run);
      return;
    }
    const start = text.slice(0, 2);
    const runs = this.#byFirstTwo.get(start);
    const place = (runs?.findLastIndex((other) => other.text.length >= text.length) ?? -1) + 1;
    this.#byFirstTwo.set(start, runs?.toSpliced(place, 0, run) ?? [run]);
  }
}
