import { createBatchLoader } from "../../base/db/batch-loader.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Frequencies } from "../index/token-query.ts";
import {
  type AskedNames,
  findCollaboratorsWith,
  findCreatorsWith,
  findNames,
  findTitles,
  findTitlesWith,
  type KnownName,
  type KnownTitle,
  type Lengths,
} from "./lookup-store.ts";
import { findSimilarWords, findUnknown, type SimilarWord, type WordKind } from "./word-store.ts";

/**
 * What the register knows of the names, titles and words of questions. What is asked for in the same turn of the event
 * loop, by one question's suggestions or by several askers, is one statement.
 */
export interface Lookups {
  frequencies: Frequencies;
  names(asked: AskedNames): Promise<KnownName[]>;
  /** Works with exactly these titles: listed ones, and the asker's own. */
  titles(keys: readonly string[], asker: string | null): Promise<KnownTitle[]>;
  titlesWith(tokens: string, asker: string | null, lengths?: Lengths): Promise<KnownTitle[]>;
  creatorsWith(tokens: string): Promise<string[]>;
  collaboratorsWith(tokens: string): Promise<string[]>;
  similarWords(words: readonly string[], kind?: WordKind): Promise<SimilarWord[]>;
  unknown(queries: readonly string[]): Promise<string[]>;
}

export function createLookups(db: Queryable, frequencies: Frequencies): Lookups {
  const namesOf = createBatchLoader(async (asked: AskedNames[]) => {
    const all = await findNames(db, {
      creators: unique(asked.flatMap(({ creators }) => creators)),
      places: unique(asked.flatMap(({ places }) => places)),
      collaborators: unique(asked.flatMap(({ collaborators }) => collaborators)),
    });
    return ({ creators, places, collaborators }: AskedNames) => {
      const keysOf = { creator: creators, collaborator: collaborators, city: places, province: places };
      return all.filter(({ kind, key }) => keysOf[kind].includes(key));
    };
  });
  const titlesOf = createBatchLoader(async (asked: { keys: readonly string[]; asker: string | null }[]) => {
    const found = await Promise.all(
      unique(asked.map(({ asker }) => asker)).map(async (asker) => {
        const own = asked.filter((each) => each.asker === asker);
        return [asker, await findTitles(db, unique(own.flatMap(({ keys }) => keys)), asker)] as const;
      }),
    );
    const all = new Map(found);
    return ({ keys, asker }) => all.get(asker)?.filter(({ key }) => keys.includes(key)) ?? [];
  });
  return {
    frequencies,
    names: async (asked) => (asked.creators.length + asked.places.length === 0 ? [] : namesOf(asked)),
    titles: (keys, asker) => titlesOf({ keys, asker }),
    titlesWith: (tokens, asker, lengths) => findTitlesWith(db, tokens, asker, lengths),
    creatorsWith: (tokens) => findCreatorsWith(db, tokens),
    collaboratorsWith: (tokens) => findCollaboratorsWith(db, tokens),
    similarWords: (words, kind) => findSimilarWords(db, words, kind),
    unknown: (queries) => findUnknown(db, queries),
  };
}

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];
