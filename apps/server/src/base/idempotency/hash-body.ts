import { createHash } from "node:crypto";

/** SHA-256 of a parsed body. Zod puts members in the schema's order, so equal bodies have equal hashes however they were sent. */
export function hashBody(body: unknown): Buffer {
  return createHash("sha256").update(JSON.stringify(body)).digest();
}
