import { type RefObject, useEffect, useRef } from "react";

/** When `state` changes, the focused element may be gone: moves the focus here. The first state doesn't. */
export function useLostFocus<T extends HTMLElement>(state: unknown): RefObject<T | null> {
  const place = useRef<T>(null);
  const before = useRef(state);
  useEffect(() => {
    const isNew = before.current !== undefined && before.current !== state;
    before.current = state;
    if (!isNew || place.current === null || document.activeElement !== document.body) return;
    // Not before: a dialog would focus it first.
    place.current.tabIndex = -1;
    place.current.focus();
  }, [state]);
  return place;
}
