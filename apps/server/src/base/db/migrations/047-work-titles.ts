import { type Kysely, sql } from "kysely";

/** How people sort titles, in whatever script: without case at first, and numbers by their value. No index depends on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create collation work_titles (provider = icu, locale = 'und-u-kn-true')`.execute(db);
}
