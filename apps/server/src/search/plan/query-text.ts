import type { Piece } from "../analysis/piece.ts";

export interface Taken {
  start: number;
  end: number;
  text: string;
  groups: Readonly<Record<string, string>>;
}

/** A question while it is read: what a rule has understood is taken out, so that no other rule reads it again. */
export class QueryText {
  /** Blanks where something was taken, at the same positions. */
  #free: string;
  readonly #phrases: readonly Piece[];

  constructor(text: string, pieces: readonly Piece[]) {
    this.#free = text;
    this.#phrases = pieces.filter(({ concepts, tokens }) => concepts.length > 0 && tokens.length > 1);
  }

  get free(): string {
    return this.#free;
  }

  /** Phrases of the lexicon that nothing was taken of. */
  get freePhrases(): Piece[] {
    return this.#phrases.filter((phrase) => this.isFree(phrase));
  }

  /** Takes the first match that does not cut a phrase of the lexicon: the "books" of "comic books" are no books. */
  take(pattern: RegExp, accept: (found: Taken) => boolean = () => true): Taken | undefined {
    for (const match of this.#free.matchAll(pattern)) {
      const { 0: text, index: start } = match;
      const end = start + text.length;
      const found = { start, end, text, groups: { ...match.groups } };
      if (text.trim() === "" || this.#cutsPhrase(start, end) || !accept(found)) continue;
      this.blank(start, end);
      return found;
    }
    return undefined;
  }

  takeAll(pattern: RegExp): Taken[] {
    const all: Taken[] = [];
    for (let found = this.take(pattern); found !== undefined; found = this.take(pattern)) all.push(found);
    return all;
  }

  blank(start: number, end: number): void {
    this.#free = this.#free.slice(0, start) + " ".repeat(end - start) + this.#free.slice(end);
  }

  /** Whether nothing of a piece was taken. */
  isFree({ start, end }: Pick<Piece, "start" | "end">): boolean {
    return !/ /.test(this.#free.slice(start, start + 1)) && !/ /.test(this.#free.slice(end - 1, end));
  }

  #cutsPhrase(start: number, end: number): boolean {
    return this.freePhrases.some(
      (phrase) => phrase.start < end && start < phrase.end && (phrase.start < start || phrase.end > end),
    );
  }
}
