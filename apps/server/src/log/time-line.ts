import type { Queryable } from "../base/db/queryable.ts";
import { requireDurableCommits } from "../base/db/require-synchronous-commit.ts";

/**
 * Which history this connection writes to: the cluster's system identifier and its time line, which increases when a standby
 * is promoted. Fails on a standby, and where a commit would not be durable. Query it on the connection and in the
 * transaction that need it: behind a pooler the next one may reach another server.
 */
export async function readTimeLine(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ timeLine: string; commit: string }>({
    name: "read-time-line",
    text: `select system_identifier || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8) as "timeLine",
        current_setting('synchronous_commit') as commit
      from pg_control_system()`,
  });
  const [row] = rows;
  if (row === undefined) throw new Error("pg_control_system() has one row");
  requireDurableCommits(row.commit);
  return row.timeLine;
}
