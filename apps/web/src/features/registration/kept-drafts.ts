import { ApiError, type DraftHeading } from "@colophon/api";
import { callApi } from "../../lib/api/call-api.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { forgetDraft } from "../../lib/session/kept-draft.ts";
import { readDraft } from "./draft-store.ts";
import type { Draft, KeptCopy } from "./draft.ts";
import { formDigestOf, draftFrom, keptFormOf, type KeptForm, draftTitleOf } from "./kept-form.ts";

/** The user's drafts on the server. Other devices change them: asked for again whenever the user comes back to the page. */
export const draftsQuery = {
  queryKey: ["drafts"],
  queryFn: async ({ signal }: { signal: AbortSignal }) => callApi("GET /api/drafts", {}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: "always",
} as const;

interface Sent {
  revision: number;
  title: string;
  form: KeptForm;
}

/** What this page knows of the copies of its drafts, by their ids. */
const revisions = new Map<string, number>();
/** Sent, but no answer came: the server may have it or not. */
const unanswered = new Map<string, Sent>();
/** Registered or discarded here. */
const dropped = new Set<string>();

export const isDropped = (id: string): boolean => dropped.has(id);

/** One request at a time, so that each knows the answer to the one before. */
let before: Promise<unknown> = Promise.resolve();
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = before.then(act);
  before = turn.catch(() => {});
  return turn;
}

/**
 * Saves a draft, and returns its copy: another one, if another device has changed it too. What was sent before without an
 * answer is sent again first, or this device would be taken for another one. Undefined if the draft is gone meanwhile.
 */
export function keepDraft(draft: Draft & { kept: KeptCopy }): Promise<KeptCopy | undefined> {
  const { id, revision } = draft.kept;
  const form = keptFormOf(draft);
  return inTurn(async () => {
    if (isDropped(id)) return undefined;
    const again = unanswered.get(id);
    const resent = again && (await put(id, again));
    if (resent && resent.id !== id) return resent;
    return put(id, {
      revision: Math.max(revision, revisions.get(id) ?? 0),
      title: draftTitleOf(draft),
      form,
    });
  });
}

async function put(id: string, sent: Sent): Promise<KeptCopy | undefined> {
  unanswered.set(id, sent);
  const { form, ...rest } = sent;
  let heading: DraftHeading;
  try {
    heading = await callApi("PUT /api/drafts/{id}", { params: { id }, body: { ...rest, form: { ...form } } });
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) unanswered.delete(id);
    throw error;
  }
  unanswered.delete(id);
  revisions.set(heading.id, heading.revision);
  if (isDropped(id)) {
    await remove(heading.id, heading.revision);
    return undefined;
  }
  queryClient.setQueryData<DraftHeading[]>(draftsQuery.queryKey, (list = []) => [
    heading,
    ...list.filter((each) => each.id !== heading.id),
  ]);
  return { id: heading.id, revision: heading.revision, digest: formDigestOf(form) };
}

/** A draft as the server has it, with the details of others that `here` has. */
export const openKept = async (id: string, here?: Draft): Promise<Draft | undefined> =>
  draftFrom(await callApi("GET /api/drafts/{id}", { params: { id } }), here);

/** Deletes a copy, unless another device has changed it since. */
export const deleteKept = ({ id, revision }: Pick<KeptCopy, "id" | "revision">): Promise<void> =>
  inTurn(async () => remove(id, revision));

async function remove(id: string, revision: number): Promise<void> {
  await callApi("DELETE /api/drafts/{id}", { params: { id }, query: { revision } });
  await queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
}

/** Deletes the copy of a draft that is registered or discarded here: quietly, what stays can be deleted by hand. */
export function dropKept(draft: Draft): void {
  const { kept } = draft;
  if (kept === null) return;
  dropped.add(kept.id);
  void inTurn(async () => {
    const known = revisions.get(kept.id);
    const wasSent = known !== undefined || kept.revision > 0 || unanswered.has(kept.id);
    if (wasSent) await remove(kept.id, known ?? (await revisionOf(draft, kept)));
  }).catch(() => {});
}

/** The revision that has what is here: its answer may have been lost with the page before this one. */
async function revisionOf(draft: Draft, kept: KeptCopy): Promise<number> {
  const there = await openKept(kept.id);
  const isSame = there?.kept?.digest === formDigestOf(keptFormOf(draft));
  return isSame && there?.kept ? there.kept.revision : kept.revision;
}

/** Deletes a registered draft, here and on the server. */
export function dropDraft(userId: string): void {
  const draft = readDraft(userId);
  forgetDraft(userId);
  dropKept(draft);
}
