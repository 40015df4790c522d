import { type LatinVotes, latinVotesOf } from "./latin-votes.ts";
import { fold } from "./fold.ts";
import { stem } from "./stem.ts";
import { languagesOfStopword } from "./stopwords.ts";
import type { TextLanguage } from "./text-language.ts";

/** What a word is in whatever text it stands. */
export class Word {
  readonly text: string;
  readonly folded: string;
  readonly script: "latin" | "arabic" | "other";
  /** The languages in which it says nothing of what a text is about. */
  readonly stopIn: readonly TextLanguage[];
  readonly #stems: Partial<Record<TextLanguage, string>> = {};
  #latinVotes: LatinVotes | undefined;

  constructor(text: string) {
    this.text = text;
    this.folded = fold(text);
    this.script = scriptOf(text);
    this.stopIn = languagesOfStopword(this.folded);
  }

  stem(language: TextLanguage): string {
    return (this.#stems[language] ??= stem(this.text, language));
  }

  get latinVotes(): LatinVotes {
    return (this.#latinVotes ??= latinVotesOf(this.text, this.stopIn));
  }
}

const known = new Map<string, Word>();
const maxKnown = 30_000;

/** Texts repeat their words, and finding out about one costs far more than a look-up. */
export function wordOf(text: string): Word {
  const before = known.get(text);
  if (before !== undefined) return before;
  const word = new Word(text);
  if (known.size >= maxKnown) known.clear();
  known.set(text, word);
  return word;
}

function scriptOf(text: string): Word["script"] {
  if (/\p{sc=Latin}/u.test(text)) return "latin";
  return /\p{sc=Arabic}/u.test(text) ? "arabic" : "other";
}
