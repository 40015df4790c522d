import type { Category, IntendedMedium, Language, MaterialType } from "@colophon/api";

/** Alternatives of a regular expression, in the spelling that people use: `compileGrammar` normalises them. */
type Alternatives = string;

/**
 * How one language asks for works. A year stands as `YEAR`, a number of works as `NUMBER`, another text as `TEXT`, any
 * word for works as `WORKS`; what is written here is matched against whole words where the language has spaces.
 */
export interface Grammar {
  types: Partial<Record<MaterialType, Alternatives>>;
  /** Words that do not say whether it is for the screen or for the stage: screenplays and scripts alike. */
  anyScript: Alternatives;
  /** Forms that are of one material type: someone who wants no novels wants no books. */
  forms: Partial<Record<MaterialType, Alternatives>>;
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
  /** The last `NUMBER` years. */
  lastYears: Alternatives;
  lastYear: Alternatives;
  thisYear: Alternatives;
  /** `TYPES` is a list of material types that are not wanted, `TEXT` a subject that is not. */
  excludedTypes: Alternatives;
  excludedText: Alternatives;
  /** Works like the one whose title is `TEXT`. */
  similar: Alternatives;
  /** Works of the person whose name is `TEXT`, said so plainly that the name need not be known. */
  by: Alternatives;
  /** Where `TEXT` is, begins or ends with a creator's name, if it is one at all. */
  maybeBy: Alternatives;
  /** What stands right before a known creator's name, and right before or after a known place. */
  ofCreator: Alternatives;
  inPlace: Alternatives;
  placeIs: Alternatives;
  /** The same of a place that pictures would rather show than come from. */
  ofPlace: Alternatives;
  isPlaceOf: Alternatives;
  numbers: Readonly<Record<string, number>>;
  /** First years of decades, by their names. */
  decades: Readonly<Record<string, number>>;
  /** A number of works: digits, or one of `numbers`. */
  count: Alternatives;
  /** Fixed words for a number of works, such as a dual. They are noise or a kind of work too. */
  countWords: Readonly<Record<string, number>>;
  /** Stands between subjects of which any will do. */
  or: Alternatives;
  /** What may stand before each kind of works in a list of them. */
  article: Alternatives;
  /** Works of any kind. */
  works: Alternatives;
  /** Works of so wide a kind that they are asked for only where nothing else is. */
  stories: Alternatives;
  /** Stands before or after a subject, and tells that it is one. */
  about: Alternatives;
  /** Asks, and says nothing of what for. */
  noise: Alternatives;
  /** What askers say of themselves, up to what they need it for: "I'm preparing a lesson on". */
  aside: Alternatives;
  /** Asks for something, wherever in a sentence. */
  wish: Alternatives;
  /** Tells something about the asker. */
  asker: Alternatives;
  /** What is wanted is about what was said before: "about that", "like her". */
  thus: Alternatives;
  /** A whole question that asks about the register, how to register works or what it costs, and for no works. */
  registering: Alternatives;
  /** Words of the above that are often misspelt, parted by spaces. */
  oftenMisspelt: string;
}
