import type { Category, IntendedMedium, Language, MaterialType } from "@colophon/api";

/** Alternatives of a regular expression, in the spelling that people use: `compileGrammar` normalises them. */
type Alternatives = string;

/**
 * How one language asks for works. A year stands as `YEAR`, a number of works as `NUMBER`, another text as `TEXT`; what
 * is written here is matched against whole words where the language has spaces.
 */
export interface Grammar {
  types: Partial<Record<MaterialType, Alternatives>>;
  media: Partial<Record<IntendedMedium, Alternatives>>;
  categories: Partial<Record<Category, Alternatives>>;
  languages: Partial<Record<Language, Alternatives>>;
  unscripted: Alternatives;
  unrated: Alternatives;
  published: Alternatives;
  unpublished: Alternatives;
  newest: Alternatives;
  oldest: Alternatives;
  /** Years: from this one on, after it, before it, up to it, from one to another, a decade's first year, this one. */
  since: Alternatives;
  after: Alternatives;
  before: Alternatives;
  until: Alternatives;
  between: Alternatives;
  decade: Alternatives;
  during: Alternatives;
  lastYear: Alternatives;
  thisYear: Alternatives;
  /** `TYPES` is a list of material types that are not wanted, `TEXT` a subject that is not. */
  excludedTypes: Alternatives;
  excludedText: Alternatives;
  /** Works like the one whose title is `TEXT`. */
  similar: Alternatives;
  /** Works of the person whose name is `TEXT`, said so plainly that the name need not be known. */
  by: Alternatives;
  /** What stands right before a known creator's name, and right before or after a known place. */
  ofCreator: Alternatives;
  inPlace: Alternatives;
  placeIs: Alternatives;
  numbers: Readonly<Record<string, number>>;
  /** A number of works: digits, or one of `numbers`. */
  count: Alternatives;
  /** Fixed words for a number of works, such as a dual. */
  countWords: Readonly<Record<string, number>>;
  /** Asks, and says nothing of what for. */
  noise: Alternatives;
}
