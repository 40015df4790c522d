import { type Kysely, sql } from "kysely";

/** The search index. Names and columns are described in `../schema.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create extension if not exists pg_trgm`,
  `create table search_works (
    work_id uuid primary key references works on delete cascade,
    certificate_id text not null,
    owner_id uuid not null,
    listed boolean not null,
    registered_at timestamptz not null,
    language text not null,
    year smallint,
    title_key text not null,
    creator text not null,
    creator_key text not null,
    city text not null,
    city_key text not null,
    province text not null,
    province_key text not null,
    tokens tsvector not null
  )`,
  // The planner's choice of an index depends on how common a token is, and so does the ranking.
  `alter table search_works alter column tokens set statistics 400`,
  `create index search_works_tokens on search_works using gin (tokens) where listed`,
  `create index search_works_newest on search_works (registered_at desc) where listed`,
  `create index search_works_title on search_works (title_key) where listed`,
  `create index search_works_creator on search_works (creator_key) where listed`,
  `create index search_works_city on search_works (city_key) where listed and city_key <> ''`,
  `create index search_works_province on search_works (province_key) where listed and province_key <> ''`,
  `create index search_works_unlisted on search_works (owner_id) where not listed`,
  `create table search_words (word text primary key)`,
  `create index search_words_trigrams on search_words using gin (word gin_trgm_ops)`,
];
