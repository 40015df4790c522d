import { useEffect, useEffectEvent } from "react";

/** Accepts files dropped anywhere on the page: outside the drop zone, the browser would navigate to them. */
export function usePageDrop(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    window.addEventListener(
      "drop",
      (event) => {
        // The file input handles its own drops.
        if (event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) take(files);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
}
