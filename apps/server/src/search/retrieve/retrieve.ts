import type { Queryable } from "../../db/queryable.ts";
import type { Reading } from "../plan/make-plan.ts";
import type { Aspect } from "./aspects.ts";
import type { Bounds } from "./bounds.ts";
import type { Candidate } from "./candidate.ts";
import { findByName, findByTokens, findOwnUnlisted, walk } from "./candidate-store.ts";
import { conditionsOf } from "./conditions.ts";
import { tiersOf } from "./tiers.ts";
import { allOf, type Frequency, postingsOf, type TokenQuery } from "./token-query.ts";

/** Finds the works that may answer, in readings of the index that ask for less and less. */
export async function retrieve(
  db: Queryable,
  reading: Reading,
  aspects: readonly Aspect[],
  { frequency, asker, within }: { frequency: Frequency; asker: string | null; within: Bounds },
): Promise<Candidate[]> {
  const { tokens: demanded, columns } = conditionsOf(reading, frequency);
  const found = new Map<string, Candidate>();
  const tiers = tiersOf(aspects, reading, frequency).map((tier) => [tier, ...demanded]);
  for (const tier of tiers.length > 0 ? tiers : [demanded]) {
    const query = tier.length > 0 ? allOf(tier) : undefined;
    for (const each of await read(db, query, reading, columns, within)) found.set(each.workId, each);
    if (asker !== null)
      for (const each of await findOwnUnlisted(db, query?.text ?? null, columns, asker, within.limit))
        found.set(each.workId, each);
    if (found.size >= within.enough) break;
  }
  return [...found.values()];
}

function read(
  db: Queryable,
  query: TokenQuery | undefined,
  { plan }: Reading,
  columns: Parameters<typeof findByTokens>[2],
  { postings, ranked, walked, limit }: Bounds,
): Promise<Candidate[]> {
  if (columns.creatorKey !== null || columns.placeKey !== null)
    return findByName(db, query?.text ?? null, columns, limit);
  if (query === undefined || postingsOf(query) > postings)
    return walk(db, query?.text ?? null, columns, { order: plan.sort ?? "newest", walked, limit });
  return findByTokens(db, query.text, columns, { ranked, limit });
}
