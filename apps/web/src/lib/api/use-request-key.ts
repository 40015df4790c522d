import { useRef } from "react";
import { randomId } from "./random-id.ts";

/** Headers for a request: a retry with the same contents, after a lost response, has the same key and so the same effect. */
export function useRequestKey(): (content: string) => { "idempotency-key": string } {
  const before = useRef<{ content: string; key: string }>(undefined);
  return (content) => {
    if (before.current?.content !== content) before.current = { content, key: randomId() };
    return { "idempotency-key": before.current.key };
  };
}
