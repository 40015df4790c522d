import { useEffect, useEffectEvent } from "react";

/** Accepts files dropped anywhere on the page: outside the drop zone, the browser would navigate to them. */
export function usePageDrop(onFiles: (files: File[], data: DataTransfer) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;
    window.addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault(), { signal });
    window.addEventListener(
      "drop",
      (event) => {
        // The file input handles its own drops, and dropped text is the browser's.
        if (event.target instanceof HTMLInputElement || !hasFiles(event)) return;
        event.preventDefault();
        if (!event.dataTransfer) return;
        const files = [...event.dataTransfer.files];
        if (files.length > 0) take(files, event.dataTransfer);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
}
