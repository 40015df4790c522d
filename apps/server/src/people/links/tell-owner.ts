import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { inUnicode } from "./link-address.ts";
import type { LinkRow } from "./link-store.ts";

/** A letter about a change that the owner did not make, at most one of its kind a day. */
export async function tellOwner(
  letters: LetterQueue,
  tx: Kysely<Database>,
  { id, user_id: userId, url, state }: LinkRow,
  { tookOver }: { tookOver: boolean },
): Promise<void> {
  const kind = tookOver && state === "confirmed" ? "linkTakenOver" : letterOf[state];
  if (kind === undefined) return;
  const day = new Date().toISOString().slice(0, 10);
  await letters.add(tx, {
    kind,
    subject: `${id}/${day}`,
    userId,
    contents: { url, unicodeUrl: inUnicode(url) },
  });
}

const letterOf = {
  waiting: undefined,
  confirmed: undefined,
  lost: "linkLost",
  contested: "linkContested",
  moved: "linkMoved",
} as const;
