import type { Piece } from "@colophon/text-analysis";

export interface Taken {
  start: number;
  end: number;
  text: string;
  groups: Readonly<Record<string, string>>;
}

/** Several characters of Chinese or Japanese: as good as several words. */
const isRun = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2}/u;

const maxPasses = 4;

/** A text with blanks in place of a stretch, at the same positions. */
export const blanked = (text: string, { start, end }: { start: number; end: number }): string =>
  text.slice(0, start) + " ".repeat(end - start) + text.slice(end);

/** A question while it is read: what a rule has understood is taken out, so that no other rule reads it again. */
export class QueryText {
  /** Blanks where something was taken, at the same positions. */
  #free: string;
  readonly #phrases: readonly Piece[];
  readonly pieces: readonly Piece[];

  constructor(text: string, pieces: readonly Piece[]) {
    this.#free = text;
    this.pieces = pieces;
    this.#phrases = pieces.filter(
      ({ concepts, tokens, text: said }) => concepts.length > 0 && (tokens.length > 1 || isRun.test(said)),
    );
  }

  get free(): string {
    return this.#free;
  }

  /** Phrases of the lexicon that nothing was taken of. */
  get freePhrases(): Piece[] {
    return this.#phrases.filter((phrase) => this.isFree(phrase));
  }

  /** The first match that does not cut a phrase of the lexicon: the "books" of "comic books" are no books. */
  find(pattern: RegExp, accept: (found: Taken) => boolean = () => true): Taken | undefined {
    // Most expressions find nothing, and `search` tells that without making another expression of each.
    if (this.#free.search(pattern) < 0) return undefined;
    for (const match of this.#free.matchAll(pattern)) {
      const { 0: text, index: start } = match;
      const end = start + text.length;
      const found = { start, end, text, groups: { ...match.groups } };
      if (text.trim() !== "" && !this.#cutsPhrase(start, end) && accept(found)) return found;
    }
    return undefined;
  }

  take(pattern: RegExp, accept?: (found: Taken) => boolean): Taken | undefined {
    const found = this.find(pattern, accept);
    if (found !== undefined) this.blank(found.start, found.end);
    return found;
  }

  takeAll(pattern: RegExp): Taken[] {
    const all: Taken[] = [];
    // What was taken may have kept from matching what stands before it.
    for (let pass = 0; pass < maxPasses; pass++) {
      const some = this.#takeInOnePass(pattern);
      if (some.length === 0) break;
      all.push(...some);
    }
    return all;
  }

  /** To begin again after each match would cost a text of three hundred of them as many times as much. */
  #takeInOnePass(pattern: RegExp): Taken[] {
    const taken: Taken[] = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(this.#free); match !== null; match = pattern.exec(this.#free)) {
      const { 0: text, index: start } = match;
      const end = start + text.length;
      if (text === "") pattern.lastIndex += 1;
      if (text.trim() === "" || this.#cutsPhrase(start, end)) continue;
      taken.push({ start, end, text, groups: { ...match.groups } });
      this.blank(start, end);
    }
    return taken;
  }

  /** What would be left without what a pattern finds. */
  without(pattern: RegExp): QueryText {
    const rest = new QueryText(this.#free, this.pieces);
    rest.takeAll(pattern);
    return rest;
  }

  blank(start: number, end: number): void {
    this.#free = blanked(this.#free, { start, end });
  }

  /** Keeps stretches from being read until they are shown again by what this answers. */
  hide(spans: readonly { start: number; end: number }[]): () => void {
    const hidden = spans.map(({ start, end }) => ({ start, text: this.#free.slice(start, end) }));
    for (const { start, end } of spans) this.blank(start, end);
    return () => {
      for (const { start, text } of hidden)
        this.#free = this.#free.slice(0, start) + text + this.#free.slice(start + text.length);
    };
  }

  /** Whether nothing of a piece was taken. */
  isFree({ start, end }: Pick<Piece, "start" | "end">): boolean {
    return this.#free[start] !== " " && this.#free[end - 1] !== " ";
  }

  #cutsPhrase(start: number, end: number): boolean {
    return this.#phrases.some(
      (phrase) =>
        phrase.start < end &&
        start < phrase.end &&
        (phrase.start < start || phrase.end > end) &&
        this.isFree(phrase),
    );
  }
}
