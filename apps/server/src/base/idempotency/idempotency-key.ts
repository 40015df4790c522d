import { hashBody } from "./hash-body.ts";

/** An `Idempotency-Key` header, scoped to the user, with a hash of the body that came with it. */
export interface IdempotencyKey {
  userId: string;
  key: string;
  bodyHash: Buffer;
}

/** Undefined without the header: then nothing recognises a repeated request. */
export function idempotencyKeyOf(
  userId: string,
  header: string | undefined,
  body: unknown,
): IdempotencyKey | undefined {
  return header === undefined ? undefined : { userId, key: header, bodyHash: hashBody(body) };
}
