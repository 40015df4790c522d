import { type Kysely, sql } from "kysely";

/**
 * The index for browsing the public register: a narrow row for each listed work only. So pages are read in order without
 * skipping unlisted works, and counting reads nothing else. This takes seconds in a full database, whereas another column of
 * `search_works` would rewrite the table and its indices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table listed_works (
    registered_at timestamptz not null,
    certificate_id text not null,
    work_id uuid not null,
    year smallint not null,
    material_type text not null,
    language text not null,
    primary key (registered_at, certificate_id)
  )`,
  `insert into listed_works
    select s.registered_at, s.certificate_id, s.work_id,
      coalesce(s.year, extract(year from s.registered_at at time zone 'UTC')), w.material_type, s.language
    from search_works s join works w on w.id = s.work_id where s.listed`,
  `create index listed_works_filters on listed_works (material_type, language, year)`,
];
