import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to a file that was just dropped, and on to its verdict when that is there; what has none says so right
 * below. A user who has moved the focus meanwhile keeps it.
 */
export function useVerdictFocus(): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    const place = article.current;
    if (place === null) return undefined;
    place.focus();
    const observer = new MutationObserver(() => {
      if (document.activeElement !== place) return observer.disconnect();
      const verdict = place.querySelector<HTMLElement>("section h2");
      if (verdict === null) return;
      verdict.tabIndex = -1;
      verdict.focus();
      observer.disconnect();
    });
    observer.observe(place, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return article;
}
