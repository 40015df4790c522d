import type { Certificate, User } from "@colophon/api";
import { depositUploads } from "../../lib/file/deposit-uploads.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { worksKey } from "../../lib/api/works-query.ts";
import { hasCopy } from "./draft.ts";
import { readDraft } from "./draft-store.ts";
import { isFileGone } from "./is-file-gone.ts";
import type { Issued } from "./issued.ts";
import { dropDraft } from "./kept-drafts.ts";
import { orderedContents } from "./to-registration.ts";

interface Fulfilled {
  orderId: string;
  workId: string;
  certificate: Certificate;
}

/**
 * An order's registered work for the last step. Removes the draft that was ordered, and uploads its private copy if the file
 * is still at hand; a draft that has changed since, or another one, stays.
 */
export function takeOrderedDraft(user: User, { orderId, workId, certificate }: Fulfilled): Issued {
  const draft = readDraft(user.id);
  const isOrdered = draft.ordered?.id === orderId && draft.ordered.contents === orderedContents(draft, user);
  const { certificateId, registrationDate, title, creator } = certificate;
  const issued = { id: workId, certificateId, registrationDate, title, creator: creator.name };
  void queryClient.invalidateQueries({ queryKey: worksKey });
  if (!isOrdered) return { ...issued, isDeposited: false };
  const { file } = draft;
  const isDeposited = hasCopy(draft);
  const isOwed = isFileGone(draft);
  dropDraft(user.id);
  if (isDeposited && file) depositUploads.sendHeld(workId, file.sha256);
  const { sharedPublicly: isListed } = draft.materialDetails;
  return { ...issued, file, fileCount: draft.files.length, isListed, isDeposited, isOwed };
}
