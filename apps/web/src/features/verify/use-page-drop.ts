import { useEffect } from "react";

/** Accepts files dropped anywhere on the page: outside the drop zone, the browser would navigate to them. */
export function usePageDrop(onFile: (file: File) => void): void {
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
        for (const file of event.dataTransfer?.files ?? []) onFile(file);
      },
      { signal },
    );
    return () => listening.abort();
  }, [onFile]);
}
