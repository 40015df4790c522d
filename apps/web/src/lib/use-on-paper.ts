import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is printed or copied for a picture: what a screen shows in parts is whole on paper. */
export function useOnPaper(): boolean {
  const [isOnPaper, setIsOnPaper] = useState(false);
  useEffect(() => {
    // At once: the page is printed, or copied, as soon as the event is over.
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
