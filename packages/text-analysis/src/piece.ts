/** A stretch of a text that says one thing: a phrase of the lexicon, a word, or what is left of a run of characters. */
export interface Piece {
  /** In the normalised text. */
  start: number;
  end: number;
  text: string;
  /** As somebody wrote it. */
  shown?: string;
  /** What the index knows the words by, all of them together. */
  tokens: readonly string[];
  /** In a question: the tokens without those that name a material type which is demanded anyway. */
  core?: readonly string[];
  concepts: readonly string[];
  /** What the words of a phrase mean by themselves, but for forms. */
  within?: readonly string[];
  /** Says nothing of what the text is about. */
  stop: boolean;
  /** In a question: says so little that works need not have it. */
  vague?: boolean;
  /** In a question: of the pieces with the same number any will do. */
  choice?: number;
  /** In a question: said in another sentence than the one that asks. */
  isBeside?: boolean;
}

export const nameSameConcepts = (one: Piece, other: Piece): boolean =>
  one.concepts.length > 0 && one.concepts.join(" ") === other.concepts.join(" ");
