import { randomUUID } from "node:crypto";
import type { Queryable } from "../../base/db/queryable.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import type { RequestRow } from "./request-store.ts";
import type { Side } from "./request-states.ts";
import type { SealedRequest } from "./sealed-request.ts";

type Told = Pick<
  RequestRow,
  "id" | "state" | "certificate_id" | "licensor_id" | "licensee_id" | "amount" | "currency"
>;

/** What a state is written about; what is issued has a letter of its own. */
const kinds = {
  asked: "licenceAsked",
  countered: "licenceCountered",
  agreed: "licenceAgreed",
  declined: "licenceDeclined",
  withdrawn: "licenceWithdrawn",
} as const;

/** Writes to whom a side's act concerns, in its transaction: to the other one, and to both once they have agreed on a price. */
export async function tellOfRequest(
  { letters }: { letters: LetterQueue },
  tx: Queryable,
  request: Told,
  { by, title, sealed }: { by: Side; title: string; sealed: SealedRequest },
): Promise<void> {
  if (!(request.state in kinds) || (request.state === "agreed" && request.amount === 0)) return;
  const kind = kinds[request.state as keyof typeof kinds];
  for (const as of ["licensor", "licensee"] as const) {
    const userId = request[`${as}_id`];
    if (userId === null || (as === by && kind !== "licenceAgreed")) continue;
    const { id: requestId, certificate_id: certificateId, amount, currency } = request;
    const name = sealed[as === "licensor" ? "licensee" : "licensor"];
    await letters.add(tx, {
      kind,
      subject: randomUUID(),
      userId,
      contents: { requestId, as, title, certificateId, name, amount, currency },
    });
  }
}
