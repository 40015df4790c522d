import { StartError } from "../errors.ts";
import type { Queryable } from "./queryable.ts";

/** A registration is answered when it is committed, so a commit must be on disk: a database that puts that off is refused. */
export async function refuseLazyCommits(db: Queryable): Promise<void> {
  const { rows } = await db.query<{ waits: string }>("select current_setting('synchronous_commit') as waits");
  if (rows[0]?.waits === "off")
    throw new StartError(
      "DATABASE_URL: this Postgres has synchronous_commit = off and would lose acknowledged registrations in a crash. Set it to on.",
    );
}
