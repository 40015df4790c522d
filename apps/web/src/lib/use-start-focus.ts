import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A new page begins at its heading, for those who hear it too, or at the field that it is about; a new step of a page
 * at the step's heading, or at the field that was asked for. The first page begins where the browser begins.
 */
export function useStartFocus(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { pathname, search, key } = location;
  const isStep = new URLSearchParams(search).has("step");
  // Every way to a step is one, also to the step that is shown: a draft that is discarded begins anew there.
  const place = isStep ? `${pathname} ${key}` : pathname;
  const shown = useRef({ pathname, place });
  const path = fieldIn(location.state);
  useEffect(() => {
    const before = shown.current;
    if (before.place === place) return undefined;
    shown.current = { pathname, place };
    const page = main.current;
    const heading = isStep && before.pathname === pathname ? "h2" : "h1";
    if (page === null || focusStart(page, heading, path)) return undefined;
    // A page that asks the server first has its heading later. Who has gone on meanwhile is left there.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || focusStart(page, heading, path)) observer.disconnect();
    });
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [main, pathname, place, isStep, path]);
}

/** The field that a step is asked for. */
const fieldIn = (state: unknown): string | undefined =>
  typeof state === "object" && state !== null && "path" in state && typeof state.path === "string"
    ? state.path
    : undefined;

/** False where there is none yet. */
function focusStart(page: HTMLElement, heading: "h1" | "h2", path: string | undefined): boolean {
  const field = path === undefined ? undefined : document.getElementsByName(path)[0];
  if (field) {
    field.focus();
    return true;
  }
  const start = page.querySelector<HTMLElement>("[data-arrival]") ?? page.querySelector<HTMLElement>(heading);
  start?.focus({ preventScroll: true });
  return start !== null;
}
