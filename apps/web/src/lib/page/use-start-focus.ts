import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A new page focuses its heading, also for screen readers, or a requested field; a new step of a page focuses the step's
 * heading, or a requested field. On the first page, the focus is left to the browser.
 */
export function useStartFocus(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { pathname, search, key } = location;
  const isStep = new URLSearchParams(search).has("step");
  // Every navigation to a step counts, even to the current one: a discarded draft starts over there.
  const place = isStep ? `${pathname} ${key}` : pathname;
  /** The place of the last effect: at first the one that the browser opened, and whose focus it sets itself. */
  const shown = useRef({ pathname, place });
  const path = fieldIn(location.state);
  useEffect(() => {
    const before = shown.current;
    if (before.place === place) return undefined;
    shown.current = { pathname, place };
    const page = main.current;
    const heading = isStep && before.pathname === pathname ? "h2" : "h1";
    if (page === null || focusStart(page, heading, path)) return undefined;
    // A page that waits for the server has its heading later. A user who has moved the focus meanwhile keeps it.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || focusStart(page, heading, path)) observer.disconnect();
    });
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [main, pathname, place, isStep, path]);
}

/** The requested field of a step. */
const fieldIn = (state: unknown): string | undefined =>
  typeof state === "object" && state !== null && "path" in state && typeof state.path === "string"
    ? state.path
    : undefined;

/** False if there is none yet. */
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
