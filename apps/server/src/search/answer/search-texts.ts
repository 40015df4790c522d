import type { Category, IntendedMedium, Language, MaterialType } from "@colophon/api";

export type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What the search says in one language. `{n}`, `{title}` and the like are filled in. */
export interface SearchTexts {
  found: Plurals;
  /** Works that have a part of what was asked for, and none has these. */
  foundNear: Plurals;
  foundLike: Plurals;
  nothing: string;
  nothingLike: string;
  unknownTitle: string;
  asksNothing: string;
  /** What was asked for and is not demanded. */
  leftOut: string;
  otherYears: string;
  ofRegistry: string;
  unrated: string;
  readAs: string;
  quote: string;
  types: Record<MaterialType, string>;
  media: Record<IntendedMedium, string>;
  categories: Record<Category, string>;
  languages: Record<Language, string>;
  without: string;
  published: string;
  unpublished: string;
  since: string;
  until: string;
  between: string;
  creator: string;
  place: string;
  newest: string;
  oldest: string;
  unscripted: string;
  reasons: {
    title: string;
    about: string;
    close: string;
    shares: string;
    creator: string;
    collaborator: string;
    own: string;
  };
  /** Questions, as this language's grammar reads them back. */
  ask: { like: string; creator: string; about: string; newest: string };
}
