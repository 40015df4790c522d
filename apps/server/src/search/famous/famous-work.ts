import type { Language } from "@colophon/api";

/** A work that everybody knows, registered or not: what people compare others with. */
export interface FamousWork {
  /** What people call it in each language where it has a name of its own, as written there. */
  titles: Partial<Record<Language, readonly string[]>>;
  /** The lexicon's concepts by which somebody who liked it would look for more. */
  concepts: readonly string[];
}
