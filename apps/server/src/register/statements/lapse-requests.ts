import type { Queryable } from "../../base/db/queryable.ts";
import { queueReadLetter } from "../../mail/letter-queue.ts";

/** A request for a licence that has lapsed. */
export interface LapsedRequest {
  id: string;
  /** Null once they are erased. */
  licensorId: string | null;
  licenseeId: string | null;
}

/** A letter to each side of requests, in the transaction in which these lapse. What it says is read when it is sent. */
export async function tellOfLapsed(tx: Queryable, requests: readonly LapsedRequest[]): Promise<void> {
  for (const { id, licensorId, licenseeId } of requests)
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
