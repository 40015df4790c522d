import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an element has ever come near the viewport. */
export function useSeen(): [RefObject<HTMLElement | null>, boolean] {
  const element = useRef<HTMLElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setIsSeen(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isSeen];
}
