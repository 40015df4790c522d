import { useEffect, useRef, useState } from "react";

/** A text that changes often, every five seconds: as often as a screen reader says it. */
export function useSaid(text: string): string {
  const [said, setSaid] = useState("");
  /** Read by the timer: one that began again with each text would never end. */
  const newest = useRef(text);
  useEffect(() => {
    newest.current = text;
  }, [text]);
  const isNothing = text === "";
  useEffect(() => {
    if (isNothing) return undefined;
    const timer = setInterval(() => setSaid(newest.current), 5000);
    return () => clearInterval(timer);
  }, [isNothing]);
  return isNothing ? "" : said;
}
