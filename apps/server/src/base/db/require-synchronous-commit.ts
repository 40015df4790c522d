import { StartError } from "../errors.ts";
import type { Queryable } from "./queryable.ts";

/** With any other value (off, local, remote_write), an acknowledged commit can be lost. */
const durable: ReadonlySet<string> = new Set(["on", "remote_apply"]);

/**
 * A registration is acknowledged once it is committed, so a commit must be on disk, also on the disk of a synchronous
 * standby. `setting` is the connection's own synchronous_commit, which a role or a database may set.
 */
export function requireDurableCommits(setting = "unknown"): void {
  if (!durable.has(setting))
    throw new StartError(
      `DATABASE_URL: this Postgres has synchronous_commit = ${setting} and could lose acknowledged registrations. Set it to on.`,
    );
}

/** Refuses a connection whose commits don't wait. Resolves to a warning if a failover may still lose some. */
export async function requireSynchronousCommit(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.query<{ commit: string; names: string; standbys: number }>(
    `select current_setting('synchronous_commit') as commit, current_setting('synchronous_standby_names') as names,
       (select count(*) from pg_stat_replication) as standbys`,
  );
  requireDurableCommits(rows[0]?.commit);
  if (rows[0]?.names !== "" || rows[0].standbys === 0) return undefined;
  return (
    "DATA MAY BE LOST: a standby follows this Postgres, but synchronous_standby_names is empty. A failover can lose " +
    'acknowledged registrations, and the log then refuses to go on. Set it (docs/operations.md, "More than one server").'
  );
}
