import type { Category, CopyrightRelation, IntendedMedium, MaterialType } from "@colophon/api";

/** A creator of the demonstration, who writes in the language of the file they are in. */
export interface SeedCreator {
  name: string;
  email: string;
  /** Absent: private, as every profile is at first. */
  profile?: { visibility: "public" | "selective"; title: string; bio: string; website?: string };
  works: readonly SeedWork[];
}

/** What differs between one demonstration work and the next. */
export interface SeedWork {
  title: string;
  description: string;
  keywords: readonly string[];
  materialType: MaterialType;
  medium: IntendedMedium;
  categories: readonly Category[];
  /** Absent: not published. */
  published?: { date: string; city: string; province: string };
  /** Absent: author. */
  copyrightRelation?: CopyrightRelation;
  collaborators?: readonly { givenName: string; familyName: string; email?: string }[];
  /** Registered, and left out of the public register and its search. */
  unlisted?: true;
  /** A file whose bytes are `text`, for its fingerprint. */
  file?: { name: string; mediaType: string; text: string };
}
