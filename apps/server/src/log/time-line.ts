import type { Queryable } from "../base/db/queryable.ts";
import { requireDurableCommits } from "../base/db/require-synchronous-commit.ts";
import { readHistory } from "./log-store.ts";

/**
 * Which history this connection writes to: the cluster's system identifier and its time line, which increases when a standby
 * is promoted. Fails on a standby, and where a commit would not be durable. Query it on the connection and in the
 * transaction that need it: behind a pooler the next one may reach another server.
 */
export async function readTimeLine(db: Queryable): Promise<string> {
  const { timeLine, commit } = await readHistory(db);
  requireDurableCommits(commit);
  return timeLine;
}
