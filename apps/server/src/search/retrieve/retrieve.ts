import type { Queryable } from "../../base/db/queryable.ts";
import type { ParsedQuery } from "../plan/make-plan.ts";
import type { Aspect } from "./aspects.ts";
import type { Bounds } from "./bounds.ts";
import type { Candidate } from "./candidate.ts";
import { findByName, findByTitle, findByTokens, findOwnUnlisted, scan } from "./candidate-store.ts";
import { conditionsOf } from "./conditions.ts";
import { tiersOf } from "./tiers.ts";
import { allOf, type Frequencies, postingsOf, termQuery, type TokenQuery } from "../index/token-query.ts";
import { collaboratorToken } from "../index/tokens-of-work.ts";

/** Finds the works that may answer, in readings of the index that ask for less and less. */
export async function retrieve(
  db: Queryable,
  parsed: ParsedQuery,
  aspects: readonly Aspect[],
  { frequencies, asker, within }: { frequencies: Frequencies; asker: string | null; within: Bounds },
): Promise<Candidate[]> {
  const { language, titleKey } = parsed;
  const demanded = conditionsOf(parsed, frequencies);
  const { columns } = demanded;
  const tiers = tiersOf(aspects, { ...parsed, demanded }, frequencies);
  const queries =
    tiers.length > 0 ? tiers : [demanded.tokens.length > 0 ? allOf(demanded.tokens) : undefined];
  const found = new Map<string, Candidate>();
  const note = (some: readonly Candidate[]) => some.forEach((each) => found.set(each.workId, each));
  if (titleKey !== undefined) note(await findByTitle(db, titleKey, within.limit));
  let left = within.postings;
  for (const query of queries) {
    const postings = query === undefined ? Infinity : postingsOf(query);
    const isNamed = columns.creatorKey !== null || columns.placeKey !== null;
    const isScanned =
      !isNamed && (query === undefined || postings > left || isDense(query, postings, within));
    // What is found already is better than what the newest works alone may add.
    if (isScanned && found.size > 0) break;
    // Every scan passes the same works, so the one that asks for least finds what the others would.
    const wanted = isScanned ? queries.at(-1) : query;
    const asked = wanted?.text ?? null;
    if (isNamed) {
      note(await findByName(db, asked, columns, within.limit));
      if (columns.creatorKey !== null) {
        const name = parsed.plan.collaborator ?? columns.creatorKey;
        const named = termQuery(collaboratorToken(name), frequencies);
        const collaborated = allOf(wanted === undefined ? [named] : [named, wanted]);
        note(await findByTokens(db, collaborated, { ...columns, creatorKey: null }, { ...within, language }));
      }
    } else if (isScanned || wanted === undefined)
      note(
        await scan(db, asked, columns, {
          ...within,
          language,
          order: parsed.plan.sort ?? "newest",
          isSorted: parsed.plan.sort !== undefined && aspects.length === 0,
        }),
      );
    else note(await findByTokens(db, wanted, columns, { ...within, language }));
    if (asker !== null) note(await findOwnUnlisted(db, asked, columns, asker, within.limit));
    if (found.size >= within.enoughFound || isScanned) break;
    left -= postings;
  }
  return [...found.values()];
}

/** Whether the newest works have plenty of what would be long to read off the index. */
const isDense = ({ share }: TokenQuery, postings: number, { maxRowsScanned, limit }: Bounds): boolean =>
  postings > maxRowsScanned && share * maxRowsScanned >= limit;
