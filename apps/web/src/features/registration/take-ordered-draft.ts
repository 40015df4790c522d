import type { Certificate, Registered, User } from "@colophon/api";
import { depositUploads } from "../../lib/file/deposit-uploads.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { worksKey, worksQuery } from "../../lib/api/works-query.ts";
import { type Draft, hasCopy } from "./draft.ts";
import { readDraft } from "./draft-store.ts";
import { isFileGone } from "./is-file-gone.ts";
import { batchFrom, type Issued, type IssuedBatch } from "./issued.ts";
import { dropDraft } from "./kept-drafts.ts";
import { orderedContents } from "./to-registration.ts";

interface Fulfilled {
  orderId: string;
  workId: string;
  certificate: Certificate;
}

/** Whether the draft is what was ordered, unchanged since. */
const isOrdered = (draft: Draft, user: User, orderId: string): boolean =>
  draft.ordered?.id === orderId && draft.ordered.contents === orderedContents(draft, user);

/**
 * An order's registered work for the last step. Removes the draft that was ordered, and uploads its private copy if the file
 * is still there; a draft that has changed since, or another one, stays.
 */
export function takeOrderedDraft(user: User, { orderId, workId, certificate }: Fulfilled): Issued {
  const draft = readDraft(user.id);
  const { certificateId, registrationDate, title, creator } = certificate;
  const issued = { id: workId, certificateId, registrationDate, title, creator: creator.name };
  void queryClient.invalidateQueries({ queryKey: worksKey });
  if (!isOrdered(draft, user, orderId)) return { ...issued, isDeposited: false };
  const { file } = draft;
  const isDeposited = hasCopy(draft);
  const isOwed = isFileGone(draft);
  dropDraft(user.id);
  if (isDeposited && file) depositUploads.sendHeld(workId, file.sha256);
  const copies =
    isDeposited && draft.files.length > 0 ? { copies: draft.files.map(({ sha256 }) => sha256) } : {};
  const { sharedPublicly: isListed } = draft.materialDetails;
  return { ...issued, file, fileCount: draft.files.length, isListed, isDeposited, isOwed, ...copies };
}

/** The same of an order of several works, whose titles are in the draft, or, in another browser, among the user's works. */
export async function takeOrderedBatch(
  user: User,
  { orderId, registered, creator }: { orderId: string; registered: readonly Registered[]; creator: string },
): Promise<IssuedBatch> {
  const draft = readDraft(user.id);
  const isOwn = isOrdered(draft, user, orderId);
  if (isOwn) dropDraft(user.id);
  await queryClient.invalidateQueries({ queryKey: worksKey });
  if (isOwn) return { ...batchFrom(draft, registered, user), creator };
  const works = await queryClient.query({ ...worksQuery, staleTime: 0 }).catch(() => []);
  const titles = new Map(works.map(({ id, title }) => [id, title]));
  return {
    creator,
    works: registered.map(({ id, certificateId }) => ({ id, certificateId, title: titles.get(id) ?? "" })),
  };
}
