import type { Queryable } from "../../base/db/queryable.ts";

interface Statistics {
  works: number;
  tokens: string[] | null;
  frequencies: number[] | null;
}

/** What Postgres knows of the most common tokens; null before it has looked. */
export async function readStatistics(db: Queryable): Promise<Statistics> {
  const { rows } = await db.query<Statistics>(
    `select greatest(reltuples, 0)::float8 as works, most_common_elems::text::text[] as tokens,
       most_common_elem_freqs::float8[] as frequencies
     from pg_class c left join pg_stats s on s.schemaname = c.relnamespace::regnamespace::text
       and s.tablename = c.relname and s.attname = 'tokens'
     where c.oid = 'search_works'::regclass`,
  );
  return rows[0] ?? { works: 0, tokens: null, frequencies: null };
}
