import type { Queryable } from "../../base/db/queryable.ts";
import type { Frequencies } from "./token-query.ts";

interface Statistics {
  works: number;
  tokens: string[] | null;
  frequencies: number[] | null;
}

const maxAgeMs = 60_000;

/**
 * How common tokens are, as Postgres keeps it in its own statistics of the index: whatever is not among the most common
 * tokens is rarer than all of them. Before the first statistics everything counts as rare, which few works allow.
 */
export class TokenFrequencies implements Frequencies {
  #works = 0;
  #known = new Map<string, number>();
  #rare = 1;
  #readAt = -Infinity;

  get works(): number {
    return this.#works;
  }

  of(token: string): number {
    return this.#known.get(token) ?? this.#rare;
  }

  isCommon(token: string): boolean {
    return this.#known.has(token);
  }

  /** Reads the statistics anew when they are older than a minute. */
  async refresh(db: Queryable): Promise<void> {
    if (performance.now() - this.#readAt < maxAgeMs) return;
    this.#readAt = performance.now();
    const { rows } = await db.query<Statistics>(
      `select greatest(reltuples, 0)::float8 as works, most_common_elems::text::text[] as tokens,
         most_common_elem_freqs::float8[] as frequencies
       from pg_class c left join pg_stats s on s.schemaname = c.relnamespace::regnamespace::text
         and s.tablename = c.relname and s.attname = 'tokens'
       where c.oid = 'search_works'::regclass`,
    );
    const [{ works, tokens, frequencies } = { works: 0, tokens: null, frequencies: null }] = rows;
    this.#works = works;
    this.#known = new Map(tokens?.map((token, at) => [token, (frequencies?.[at] ?? 0) * works]));
    // Half of the rarest token that made it into the statistics.
    this.#rare = Math.max(1, Math.min(...this.#known.values(), works / 500) / 2);
  }
}
