import { useRef } from "react";
import { randomId } from "../api/random-id.ts";
import { needsNewSignature } from "./needs-new-signature.ts";

type Headers = { "idempotency-key": string };

/**
 * Signs what is said once, and sends it. A retry of the same contents after a lost response sends the same bytes under the same
 * idempotency key: signed again, they would be another statement. They are forgotten once they are refused (`needsNewSignature`).
 */
export function useSignedOnce<Body>() {
  const before = useRef<{ content: string; headers: Headers; body: Body }>(undefined);

  return async function sendSigned<Answer>(
    contents: unknown,
    sign: () => Promise<Body>,
    send: (body: Body, headers: Headers) => Promise<Answer>,
  ): Promise<Answer> {
    const content = JSON.stringify(contents);
    if (before.current?.content !== content)
      before.current = { content, headers: { "idempotency-key": randomId() }, body: await sign() };
    const kept = before.current;
    try {
      return await send(kept.body, kept.headers);
    } catch (error) {
      // Not what was signed meanwhile, of other contents.
      if (before.current === kept && needsNewSignature(error)) before.current = undefined;
      throw error;
    }
  };
}
