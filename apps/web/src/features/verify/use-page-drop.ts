import { useEffect } from "react";

/** Takes files that are dropped anywhere on the page: beside the drop zone the browser would leave the page for them. */
export function usePageDrop(onFile: (file: File) => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    window.addEventListener(
      "drop",
      (event) => {
        // The file input takes its own.
        if (event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        for (const file of event.dataTransfer?.files ?? []) onFile(file);
      },
      { signal },
    );
    return () => listening.abort();
  }, [onFile]);
}
