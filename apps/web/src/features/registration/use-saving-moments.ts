import { useEffect, useEffectEvent } from "react";
import type { Draft } from "./draft.ts";
import { useOnline } from "./use-online.ts";

/** After the last change, in milliseconds. */
const saveAfter = 2500;

interface Options {
  draft: Draft;
  /** The last change was made in this tab, which saves it. */
  isOwn: boolean;
  /** While it is being registered. */
  isFixed: boolean;
  /** Registered, discarded or replaced by another one, it isn't in this browser any more. */
  isHere: () => boolean;
  save: () => void;
}

/** Saves the draft a moment after its last change, when the page is hidden, and when the user leaves the wizard. */
export function useSavingMoments({ draft, isOwn, isFixed, isHere, save }: Options) {
  const isOnline = useOnline();
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (!isOwn || !isOnline) return;
    const timer = setTimeout(() => saveNow(), saveAfter);
    return () => clearTimeout(timer);
    // `save` does nothing while the draft is fixed: it is due again after that.
  }, [draft, isOwn, isOnline, isFixed]);

  const saveHidden = useEffectEvent(() => {
    if (isOwn && document.visibilityState === "hidden") save();
  });
  const saveLeft = useEffectEvent(() => {
    if (isOwn && isHere()) save();
  });
  useEffect(() => {
    const hear = () => saveHidden();
    document.addEventListener("visibilitychange", hear);
    return () => {
      document.removeEventListener("visibilitychange", hear);
      saveLeft();
    };
  }, []);
}
