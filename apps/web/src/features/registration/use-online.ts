import { useSyncExternalStore } from "react";

/** Whether the browser believes to be online. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

function subscribe(onChange: () => void): () => void {
  for (const event of ["online", "offline"]) window.addEventListener(event, onChange);
  return () => {
    for (const event of ["online", "offline"]) window.removeEventListener(event, onChange);
  };
}
