import { equal, rootOfEdge, type TreeEdge } from "@colophon/proof";
import { type Head, LogDamaged } from "./head.ts";

/** A process that is suspended while it holds the log's lock delays the others by these seconds, then its transaction is rolled back. */
export const limitLock = "set local statement_timeout = '5s'";

/** What is appended continues the stored tiles: they must be those of the locked head. */
export function assertTilesMatch({ size, root }: Head, edge: TreeEdge): void {
  if (!equal(rootOfEdge(edge), root))
    throw new LogDamaged(
      `The stored tiles do not hash to the stored root of ${size} entries: run "npm run fsck" (docs/operations.md).`,
    );
}
