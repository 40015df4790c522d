import { type Kysely, sql } from "kysely";

/**
 * What lists of one's own works are filtered and counted by is in the indices that find them: reading the rows themselves,
 * each on a page of its own, takes ten times as long for somebody with thousands of works.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `drop index works_owner`,
  `create index works_owner on works (owner_id, created_at desc, id desc) include (material_type, shared_publicly)`,
  `alter table certificates drop constraint certificates_work_id_key`,
  `create unique index certificates_work_id_key on certificates (work_id) include (id)`,
];
