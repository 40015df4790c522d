import { useEffect, useRef, useState } from "react";
import type { Draft } from "./draft.ts";
import { onDraftChangedElsewhere, readDraft, saveDraft } from "./draft-store.ts";

/** Changes the latest draft, even if it has changed since the render that called this. */
export type EditDraft = (change: Partial<Draft> | ((latest: Draft) => Partial<Draft>)) => void;

/** The user's draft, stored in this browser at every change, and updated when another tab changes it. */
export function useDraft(userId: string) {
  const [state, setState] = useState(() => ({
    draft: readDraft(userId),
    isSaved: true,
    /** Another tab has registered it. */
    isGone: false,
    /** The last change was made in this tab. */
    isOwn: true,
  }));
  // A file's fingerprint arrives long after the render that requested it.
  const latest = useRef(state.draft);

  const edit: EditDraft = (change) => {
    const parts = typeof change === "function" ? change(latest.current) : change;
    latest.current = { ...latest.current, ...parts };
    setState({
      draft: latest.current,
      isSaved: saveDraft(userId, latest.current),
      isGone: false,
      isOwn: true,
    });
  };

  useEffect(
    () =>
      onDraftChangedElsewhere(userId, (isGone) => {
        // Each tab stays at its own step, unless its draft is gone.
        const { step } = latest.current;
        latest.current = { ...readDraft(userId), ...(isGone ? {} : { step }) };
        setState({ draft: latest.current, isSaved: true, isGone, isOwn: false });
      }),
    [userId],
  );

  return { ...state, edit, readLatest: () => latest.current };
}
