/** A word of the lexicon that is written without spaces. */
export interface Run {
  text: string;
  concepts: string[];
}

/** The lexicon's words of one language that stand in runs of characters. */
export class RunTable {
  readonly #single = new Map<string, Run>();
  /** Words of two characters and more by their first two, the longest first. */
  readonly #byFirstTwo = new Map<string, Run[]>();

  add(text: string, concept: string): void {
    const { concepts } = this.#runOf(text);
    if (!concepts.includes(concept)) concepts.push(concept);
  }

  /** The longest word of two characters or more that stands here. */
  longestAt(text: string, at: number, firstTwo: string): Run | undefined {
    return this.#byFirstTwo.get(firstTwo)?.find((run) => text.startsWith(run.text, at));
  }

  single(character: string): Run | undefined {
    return this.#single.get(character);
  }

  #runOf(text: string): Run {
    const run = { text, concepts: [] };
    if (text.length === 1) {
      const before = this.#single.get(text);
      if (before !== undefined) return before;
      this.#single.set(text, run);
      return run;
    }
    const start = text.slice(0, 2);
    const runs = this.#byFirstTwo.get(start) ?? [];
    this.#byFirstTwo.set(start, runs);
    const before = runs.find((other) => other.text === text);
    if (before !== undefined) return before;
    runs.splice(runs.findLastIndex((other) => other.text.length >= text.length) + 1, 0, run);
    return run;
  }
}
