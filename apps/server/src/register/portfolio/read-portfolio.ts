import type { Api, EndpointOutput, PortfolioFilter, PortfolioOrder } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { type PortfolioPlace, readPortfolioCursor, writePortfolioCursor } from "./portfolio-cursor.ts";
import { countAround, listPage, type PlacedWork } from "./portfolio-store.ts";

type Page = EndpointOutput<Api["GET /api/ip/user/works"]>;

/** A page of a user's own works. Works that are added meanwhile move none from one page to another. */
export async function readPortfolio(
  db: Queryable,
  ownerId: string,
  {
    sort = "newest",
    at,
    limit = 25,
    ...filter
  }: PortfolioFilter & {
    sort?: PortfolioOrder | undefined;
    at?: string | undefined;
    limit?: number | undefined;
  },
): Promise<Page> {
  const place = at === undefined ? undefined : readPortfolioCursor(at, sort);
  const found = await listPage(db, ownerId, { filter, sort, place, limit: limit + 1 });
  const isBack = place?.side === "before";
  // The first page has more than what is left before a place; and something where nothing is left after one.
  if (place && found.length <= (isBack ? limit : 0))
    return readPortfolio(db, ownerId, { sort, limit, ...filter });
  const works = isBack ? found.slice(1) : found.slice(0, limit);
  const [first, last] = [works.at(0), works.at(-1)];
  const beside = (side: PortfolioPlace["side"], { key, work }: PlacedWork) =>
    ({ sort, side, key, workId: work.id }) as const;
  const { total, before } = await countAround(db, ownerId, {
    filter,
    place: place && (first ? beside("before", first) : place),
  });
  const hasNext = isBack || found.length > limit;
  return {
    works: works.map(({ work }) => work),
    total,
    before,
    next: last && hasNext ? writePortfolioCursor(beside("after", last)) : null,
    previous: first && before > 0 ? writePortfolioCursor(beside("before", first)) : null,
  };
}
