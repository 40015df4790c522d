import type { Queryable } from "../../db/queryable.ts";
import type { Reading } from "../plan/make-plan.ts";
import type { Aspect } from "./aspects.ts";
import type { Bounds } from "./bounds.ts";
import type { Candidate } from "./candidate.ts";
import { type Conditions, findByName, findByTokens, findOwnUnlisted, walk } from "./candidate-store.ts";
import { conditionsOf } from "./conditions.ts";
import { tiersOf } from "./tiers.ts";
import { allOf, type Frequencies, postingsOf, type TokenQuery } from "./token-query.ts";

/** Finds the works that may answer, in readings of the index that ask for less and less. */
export async function retrieve(
  db: Queryable,
  reading: Reading,
  aspects: readonly Aspect[],
  { frequencies, asker, within }: { frequencies: Frequencies; asker: string | null; within: Bounds },
): Promise<Candidate[]> {
  const { tokens: demanded, columns } = conditionsOf(reading, frequencies);
  const tiers = tiersOf(aspects, { ...reading, demanded }, frequencies);
  const queries = tiers.length > 0 ? tiers : [demanded.length > 0 ? allOf(demanded) : undefined];
  const found = new Map<string, Candidate>();
  for (const tier of queries) {
    const way = wayOf(tier, columns, within);
    // Every walk passes the same works, so the one that asks for least finds what the others would.
    const query = way === "walk" ? queries.at(-1) : tier;
    for (const each of await read(db, way, query, reading, columns, within)) found.set(each.workId, each);
    if (asker !== null)
      for (const each of await findOwnUnlisted(db, query?.text ?? null, columns, asker, within.limit))
        found.set(each.workId, each);
    if (found.size >= within.enough || way === "walk") break;
  }
  return [...found.values()];
}

type Way = "name" | "tokens" | "walk";

function wayOf(query: TokenQuery | undefined, columns: Conditions, { postings }: Bounds): Way {
  if (columns.creatorKey !== null || columns.placeKey !== null) return "name";
  return query === undefined || postingsOf(query) > postings ? "walk" : "tokens";
}

function read(
  db: Queryable,
  way: Way,
  query: TokenQuery | undefined,
  { plan, language }: Reading,
  columns: Conditions,
  { ranked, walked, limit }: Bounds,
): Promise<Candidate[]> {
  if (way === "name") return findByName(db, query?.text ?? null, columns, limit);
  if (way === "tokens" && query !== undefined)
    return findByTokens(db, query.text, columns, { language, ranked, limit });
  const order = plan.sort ?? "newest";
  return walk(db, query?.text ?? null, columns, { language, order, walked, ranked, limit });
}
