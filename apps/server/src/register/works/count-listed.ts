import type { Api, EndpointOutput } from "@colophon/api";
import type { CatalogueFilters, Tally } from "./catalogue-store.ts";

type Counts = EndpointOutput<Api["GET /api/ip/listed/counts"]>;

/** How many works each filter would leave, with the others unchanged. */
export function countListed(tallies: readonly Tally[], filters: CatalogueFilters): Counts {
  const without = (free: keyof CatalogueFilters | undefined) =>
    tallies.filter((tally) =>
      (["type", "language", "year"] as const).every(
        (name) => name === free || filters[name] === undefined || tally[name] === filters[name],
      ),
    );
  const countBy = <K extends keyof CatalogueFilters>(name: K) => {
    const counts = new Map<Tally[K], number>();
    for (const tally of without(name)) counts.set(tally[name], (counts.get(tally[name]) ?? 0) + tally.count);
    return Array.from(counts, ([value, count]) => ({ value, count }));
  };
  return {
    total: without(undefined).reduce((sum, { count }) => sum + count, 0),
    types: countBy("type"),
    languages: countBy("language"),
    years: countBy("year").toSorted((a, b) => b.value - a.value),
  };
}
