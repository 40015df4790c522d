import { detailsKey, draftKey } from "../../lib/session/kept-draft.ts";
import { type Details, withDetails, withoutDetails } from "./draft-details.ts";
import { type Draft, emptyCollaborator, emptyDraft } from "./draft.ts";

/** The draft that this browser stores for a user, or an empty one. */
export function readDraft(userId: string): Draft {
  const stored = localStorage.getItem(draftKey(userId));
  if (stored === null) return emptyDraft();
  try {
    const draft = wholeDraft(JSON.parse(stored));
    return draft ? withDetails(draft, readDetails(userId)) : emptyDraft();
  } catch {
    return emptyDraft();
  }
}

/** A stored draft; one of an earlier release lacks newer fields. Undefined for one that this release can't read. */
export function wholeDraft(stored: unknown): Draft | undefined {
  const draft = stored as Draft | null;
  if (draft?.version !== 1) return undefined;
  const whole = { ...emptyDraft(), ...draft };
  return { ...whole, collaborators: whole.collaborators.map((one) => ({ ...emptyCollaborator(), ...one })) };
}

/** Returns whether it was stored: the browser may have no room, or may refuse. */
export function saveDraft(userId: string, draft: Draft): boolean {
  const { kept, details } = withoutDetails(draft);
  try {
    localStorage.setItem(draftKey(userId), JSON.stringify(kept));
    sessionStorage.setItem(detailsKey, JSON.stringify({ userId, details }));
    return true;
  } catch {
    return false;
  }
}

function readDetails(userId: string): Details {
  const stored = JSON.parse(sessionStorage.getItem(detailsKey) ?? "null") as {
    userId: string;
    details: Details;
  } | null;
  return stored?.userId === userId ? stored.details : {};
}

/** Calls back when another tab has saved or removed the user's draft. */
export function onDraftChangedElsewhere(userId: string, callback: (isRemoved: boolean) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === draftKey(userId)) callback(event.newValue === null);
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
