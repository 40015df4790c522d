import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is printed or captured: paged or folded content is shown whole on paper. */
export function useOnPaper(): boolean {
  const [isOnPaper, setIsOnPaper] = useState(false);
  useEffect(() => {
    // Synchronously: the page is printed or captured as soon as the event is over.
    const begin = () => flushSync(() => setIsOnPaper(true));
    const end = () => flushSync(() => setIsOnPaper(false));
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isOnPaper;
}
