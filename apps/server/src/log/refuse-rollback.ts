import { equal } from "@colophon/proof";
import { StartError } from "../errors.ts";
import type { Queryable } from "../db/queryable.ts";
import type { Head } from "./head.ts";
import { readHead } from "./log-store.ts";
import { readRoot } from "./tree-reader.ts";

/**
 * Refuses to go on when a head that the world has seen is not in this database's past: an older backup was restored, or
 * it is another log. Signing would show two histories. `seen` says where the head was found.
 */
export async function refuseRollback(db: Queryable, outside: Head, seen: string): Promise<void> {
  const head = await readHead(db);
  if (outside.size > head.size)
    throw new StartError(
      `The database holds ${head.size} log entries, but ${seen} shows a checkpoint of ${outside.size}: ` +
        `an older database was restored. Signing now would fork the public log. ` +
        `Restore a database that holds all ${outside.size} entries, or start a new log (docs/operations.md, "After a lost database").`,
    );
  if (outside.size > 0 && !equal(await readRoot(db, outside.size), outside.root))
    throw new StartError(
      `The database's log differs from the checkpoint of ${outside.size} entries that ${seen} shows: ` +
        `it is the database of another log, or it was changed by hand. Nothing is signed; run "npm run fsck" (docs/operations.md).`,
    );
}
