import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type DraftHeading, maxDrafts } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { countDrafts, findDraft, insertDraft, lockDrafts, updateDraft } from "./draft-store.ts";
import { draftHeadingOf, openDraft, sealDraft, type SealedDraft } from "./sealed-draft.ts";

export interface DraftsContext {
  db: Kysely<Database>;
  keys: Pick<Keys, "dataEncryption">;
}

/**
 * Saves a draft that was read at `revision`, or a new one (0). One that another device has changed since is left as it is:
 * what this device has is kept beside it. A request that is sent again after its answer was lost changes nothing.
 */
export function saveDraft(
  { db, keys }: DraftsContext,
  userId: string,
  { id, revision, ...draft }: SealedDraft & { id: string; revision: number },
): Promise<DraftHeading> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockDrafts(tx, userId))) throw new AppError("unauthorized");
    const insert = async (newId: string, besides: string | null) => {
      if ((await countDrafts(tx, userId)) >= maxDrafts) throw new AppError("too_many_drafts");
      const row = { id: newId, user_id: userId, besides, sealed: sealDraft(keys, newId, draft) };
      return insertDraft(tx, row);
    };
    const save = async () => {
      const kept = await findDraft(tx, id);
      if (kept === undefined && revision === 0) return insert(id, null);
      // Registered or deleted by another device; or somebody else's.
      if (kept?.user_id !== userId) throw new AppError("not_found");
      if (isDeepStrictEqual(openDraft(keys, kept), draft)) return kept;
      if (kept.revision === revision) return updateDraft(tx, { id, sealed: sealDraft(keys, id, draft) });
      return insert(randomUUID(), id);
    };
    return draftHeadingOf(await save(), draft.title);
  });
}
