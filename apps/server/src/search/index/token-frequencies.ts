import type { Queryable } from "../../base/db/queryable.ts";
import { readStatistics } from "./statistics-store.ts";
import type { Frequencies } from "./token-query.ts";

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

  /** Reads the statistics again when they are older than a minute. */
  async refresh(db: Queryable): Promise<void> {
    if (performance.now() - this.#readAt < maxAgeMs) return;
    // Before the answer: who asks meanwhile goes on with the older ones, and a failure is tried again only after a minute.
    this.#readAt = performance.now();
    const { works, tokens, frequencies } = await readStatistics(db);
    this.#works = works;
    this.#known = new Map(tokens?.map((token, at) => [token, (frequencies?.[at] ?? 0) * works]));
    // Half of the rarest token that made it into the statistics.
    this.#rare = Math.max(1, Math.min(...this.#known.values(), works / 500) / 2);
  }
}
