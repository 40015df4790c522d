import type { Queryable } from "../../db/queryable.ts";
import type { Reading } from "../plan/make-plan.ts";
import type { Aspect } from "./aspects.ts";
import type { Candidate } from "./candidate.ts";
import { findByName, findByTokens, findOwnUnlisted, walk } from "./candidate-store.ts";
import { conditionsOf } from "./conditions.ts";
import { tiersOf } from "./tiers.ts";
import { allOf, type Frequency, type TokenQuery } from "./token-query.ts";

export interface Bounds {
  postings: number;
  ranked: number;
  walked: number;
  limit: number;
  enough: number;
}

/** What one question may cost at most, however it is put. */
export const bounds: Bounds = {
  /** Postings that one reading of the index takes. */
  postings: 40_000,
  /** Rows of one reading that are looked at and ranked by Postgres. */
  ranked: 500,
  /** Rows that are walked over where the index is no shorter way. */
  walked: 8000,
  /** Of one reading that come to the app. */
  limit: 120,
  /** With so many, wider readings are not tried. */
  enough: 60,
};

/** To know whether there is an answer at all, any few rows will do. */
export const glance: Bounds = { ...bounds, ranked: 25, limit: 25, enough: 1 };

/** Finds the works that may answer, in readings of the index that ask for less and less. */
export async function retrieve(
  db: Queryable,
  reading: Reading,
  aspects: readonly Aspect[],
  { frequency, asker, within }: { frequency: Frequency; asker: string | null; within: Bounds },
): Promise<Candidate[]> {
  const { tokens: demanded, columns } = conditionsOf(reading, frequency);
  const found = new Map<string, Candidate>();
  const { language } = reading;
  const tiers = tiersOf(aspects, { language, frequency, ranked: within.ranked }).map((tier) => [
    tier,
    ...demanded,
  ]);
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
  if (query === undefined || query.postings > postings)
    return walk(db, query?.text ?? null, columns, { order: plan.sort ?? "newest", walked, limit });
  return findByTokens(db, query.text, columns, { ranked, limit });
}
