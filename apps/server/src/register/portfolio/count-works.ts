import type { Api, EndpointOutput, PortfolioFilter } from "@colophon/api";
import type { PortfolioTally } from "./portfolio-store.ts";

type Counts = Omit<EndpointOutput<Api["GET /api/ip/user/works/counts"]>, "registered" | "privateCopies">;

const names = ["type", "year", "listed", "state", "files"] as const;
type Name = (typeof names)[number];

/** How many works each filter would leave, with the others unchanged. */
export function countWorks(tallies: readonly PortfolioTally[], filter: PortfolioFilter): Counts {
  const without = (free?: Name) =>
    tallies.filter((tally) =>
      names.every((name) => name === free || filter[name] === undefined || tally[name] === filter[name]),
    );
  const countBy = <K extends Name>(name: K) => {
    const counts = new Map<NonNullable<PortfolioTally[K]>, number>();
    for (const tally of without(name)) {
      const value = tally[name];
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + tally.count);
    }
    return Array.from(counts, ([value, count]) => ({ value, count }));
  };
  return {
    total: without().reduce((sum, { count }) => sum + count, 0),
    types: countBy("type").toSorted((a, b) => b.count - a.count),
    years: countBy("year").toSorted((a, b) => b.value - a.value),
    listed: countBy("listed"),
    states: countBy("state").toSorted((a, b) => b.count - a.count),
    files: countBy("files"),
  };
}
