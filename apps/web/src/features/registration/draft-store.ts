import { type Draft, emptyCollaborator, emptyDraft } from "./draft.ts";

// One draft per user, so that users of a shared computer don't see each other's.
const keyOf = (userId: string): string => `registration-draft:${userId}`;

/** The draft that this browser stores for a user, or an empty one. */
export function readDraft(userId: string): Draft {
  const stored = localStorage.getItem(keyOf(userId));
  if (stored === null) return emptyDraft();
  try {
    const draft = JSON.parse(stored) as Draft | null;
    // A draft of an earlier release lacks newer fields.
    if (draft?.version !== 1) return emptyDraft();
    const whole = { ...emptyDraft(), ...draft };
    const collaborators = whole.collaborators.map((one) => ({ ...emptyCollaborator(), ...one }));
    return { ...whole, collaborators };
  } catch {
    return emptyDraft();
  }
}

/** Returns whether it was stored: the browser may have no room, or may refuse. */
export function saveDraft(userId: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(userId: string): void {
  localStorage.removeItem(keyOf(userId));
}

/** Calls back when another tab has saved or removed the user's draft. */
export function onDraftChangedElsewhere(userId: string, callback: (isRemoved: boolean) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === keyOf(userId)) callback(event.newValue === null);
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
