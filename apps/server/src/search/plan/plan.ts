import type { Category, IntendedMedium, Language, MaterialType } from "@colophon/api";

/** What a question asks for, apart from what the works should be about. Whatever it does not say is absent. */
export interface Plan {
  count?: number;
  /** The id is a certificate's; null when no such work is registered. */
  similarTo?: { id: string | null; title: string };
  types?: MaterialType[];
  media?: IntendedMedium[];
  /** One of the types, or for one of the media: not both. */
  isEither?: true;
  categories?: Category[];
  excludeTypes?: MaterialType[];
  published?: boolean;
  /** Of publication, inclusive. */
  yearFrom?: number;
  yearTo?: number;
  creator?: string;
  /** Where it is who took part in works: the whole name that was meant, as a key. */
  collaborator?: string;
  place?: string;
  workLang?: Language;
  sort?: "newest" | "oldest";
  flags?: ("unrated" | "unscripted")[];
}
