import { hash } from "node:crypto";

/** The proof's `sha256`, by OpenSSL. Node makes a text in half the time that it takes to make a buffer. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return Buffer.from(hash("sha256", bytes, "latin1"), "latin1");
}
