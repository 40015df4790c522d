import { equal } from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import { type Head, isSameHead, LogDamaged } from "./head.ts";
import { readRoot } from "./tree-reader.ts";

/**
 * Throws unless a published head is in the history of the database, whose committed head is `head`. If it isn't, an older
 * backup was restored, a standby was promoted before it had received everything, or it is another log. Signing would publish
 * two histories. `seen` says where the published head was found.
 */
export async function provePast(db: Queryable, head: Head, outside: Head, seen: string): Promise<void> {
  if (outside.size > head.size)
    throw new LogDamaged(
      `The database has ${head.size} log entries, but ${seen} shows a checkpoint of ${outside.size}: ` +
        `an older database was restored, or a standby was promoted that had not received everything. ` +
        `Signing now would fork the public log. ` +
        `Bring back a database that has all ${outside.size} entries, or start a new log (docs/operations.md, "After a lost database").`,
    );
  if (isSameHead(outside, head)) return;
  if (!equal(await readRoot(db, outside.size), outside.root))
    throw new LogDamaged(
      `The database's log differs from the checkpoint of ${outside.size} entries that ${seen} shows: a standby was promoted ` +
        `that had not received everything, it is the database of another log, or it was changed by hand. Nothing is signed; ` +
        `run "npm run fsck", and bring back the database that this checkpoint is of, or start a new log ` +
        `(docs/operations.md, "After a lost database").`,
    );
}
