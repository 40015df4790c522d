import type { Queryable } from "./queryable.ts";

/** The number of servers' connections to this database, except for this one. */
export async function countOtherServers(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) from pg_stat_activity
     where application_name = 'colophon' and datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}
