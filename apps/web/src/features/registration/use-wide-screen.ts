import { useSyncExternalStore } from "react";

const wide = window.matchMedia("(width >= 64rem)");

/** Whether there is room for a picture beside a column of text. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);

function subscribe(onChange: () => void): () => void {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}
