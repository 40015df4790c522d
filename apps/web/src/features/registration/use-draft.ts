import { useEffect, useRef, useState } from "react";
import type { Draft } from "./draft.ts";
import { onDraftChangedElsewhere, readDraft, saveDraft } from "./draft-store.ts";

/** Changes the draft, or what has become of it since the render that asked for the change. */
export type EditDraft = (change: Partial<Draft> | ((latest: Draft) => Partial<Draft>)) => void;

/** The user's draft, kept in this browser at every change, and followed when another tab changes it. */
export function useDraft(userId: string) {
  const [state, setState] = useState(() => ({
    draft: readDraft(userId),
    isSaved: true,
    /** Another tab has registered it. */
    isGone: false,
  }));
  // A file's fingerprint arrives long after the render that asked for it.
  const latest = useRef(state.draft);

  const edit: EditDraft = (change) => {
    const parts = typeof change === "function" ? change(latest.current) : change;
    latest.current = { ...latest.current, ...parts };
    setState({ draft: latest.current, isSaved: saveDraft(userId, latest.current), isGone: false });
  };

  useEffect(
    () =>
      onDraftChangedElsewhere(userId, (isGone) => {
        // Each tab stays at its own step, except when the draft it was about is gone.
        const { step } = latest.current;
        latest.current = { ...readDraft(userId), ...(isGone ? {} : { step }) };
        setState({ draft: latest.current, isSaved: true, isGone });
      }),
    [userId],
  );

  return { ...state, edit };
}
