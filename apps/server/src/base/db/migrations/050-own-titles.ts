import { type Kysely, sql } from "kysely";

/** Words of the titles of somebody's own works are looked for in an index alone: the rows have descriptions, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index search_works_owner on search_works (owner_id)
    include (work_id, certificate_id, title_key)`.execute(db);
}
