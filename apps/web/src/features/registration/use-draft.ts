import { useEffect, useState } from "react";
import { type Draft, emptyDraft } from "./draft.ts";
import { readDraft, removeDraft, saveDraft } from "./draft-store.ts";

export type EditDraft = (change: Partial<Draft>) => void;

/** The user's draft, kept in this browser at every change. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId));
  const [isSaved, setIsSaved] = useState(true);
  const edit: EditDraft = (change) => setDraft((before) => ({ ...before, ...change }));

  useEffect(() => {
    setIsSaved(saveDraft(userId, draft));
  }, [userId, draft]);

  function discard() {
    removeDraft(userId);
    setDraft(emptyDraft());
  }

  return { draft, edit, discard, isSaved };
}
