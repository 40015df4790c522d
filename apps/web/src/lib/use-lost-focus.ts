import { type RefObject, useEffect, useRef } from "react";

/** What had the focus may be gone once `state` is another: it goes on from here. The first one takes it from nobody. */
export function useLostFocus<T extends HTMLElement>(state: unknown): RefObject<T | null> {
  const place = useRef<T>(null);
  const before = useRef(state);
  useEffect(() => {
    const isNew = before.current !== undefined && before.current !== state;
    before.current = state;
    if (!isNew || place.current === null || document.activeElement !== document.body) return;
    // Not before: a dialog would begin here.
    place.current.tabIndex = -1;
    place.current.focus();
  }, [state]);
  return place;
}
