import type { Queryable } from "../../base/db/queryable.ts";
import { queueReadLetter } from "../../mail/letter-queue.ts";
import { endRequests, type NamedBy } from "./lapse-store.ts";

/**
 * Ends requests of which nothing can be issued any more, unless they are over, with a letter to each side in the same transaction. What
 * it says is read when it is sent.
 */
export async function lapseRequests(tx: Queryable, by: NamedBy, ids: readonly string[]): Promise<void> {
  for (const { id, licensorId, licenseeId } of await endRequests(tx, by, ids))
    for (const [side, userId] of [
      ["licensor", licensorId],
      ["licensee", licenseeId],
    ] as const)
      if (userId !== null)
        await queueReadLetter(tx, {
          kind: "licenceLapsed",
          subject: `${id}/${side}`,
          userId,
          language: null,
        });
}
