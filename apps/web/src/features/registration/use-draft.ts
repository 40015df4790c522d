import { useRef, useState } from "react";
import type { Draft } from "./draft.ts";
import { readDraft, saveDraft } from "./draft-store.ts";

export type EditDraft = (change: Partial<Draft>) => void;

/** The user's draft, kept in this browser at every change. */
export function useDraft(userId: string) {
  const [{ draft, isSaved }, setState] = useState(() => ({ draft: readDraft(userId), isSaved: true }));
  // A file's fingerprint arrives long after the render that asked for it.
  const latest = useRef(draft);

  const edit: EditDraft = (change) => {
    latest.current = { ...latest.current, ...change };
    setState({ draft: latest.current, isSaved: saveDraft(userId, latest.current) });
  };

  return { draft, edit, isSaved };
}
