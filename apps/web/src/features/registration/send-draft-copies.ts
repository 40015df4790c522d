import type { Registered } from "@colophon/api";
import { chosenFilesOf } from "../../lib/file/chosen-lists.ts";
import { copyQueue } from "../../lib/file/copy-queue.ts";
import { type Draft, isBatch } from "./draft.ts";

/**
 * Sends private copies of a draft's several files, where they were asked for: as many as this page still has. Called before
 * the draft's files are forgotten.
 */
export function sendDraftCopies(
  userId: string,
  draft: Draft,
  registered: readonly Pick<Registered, "id">[],
): void {
  if (!draft.depositCopy || draft.files.length === 0) return;
  const { fileOf } = chosenFilesOf(userId).actions;
  copyQueue.add(
    draft.files.flatMap(({ id }, at) => {
      const file = fileOf(id);
      const work = registered[isBatch(draft) ? at : 0];
      if (file === undefined || work === undefined) return [];
      return [{ place: isBatch(draft) ? work.id : `${work.id}/${at + 1}`, file }];
    }),
  );
}
