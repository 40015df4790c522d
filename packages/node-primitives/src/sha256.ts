import { hash } from "node:crypto";
import { javaScript } from "@colophon/proof";

/** The proof's `sha256`, by OpenSSL. Node hands out a text in half the time that it needs for a buffer. */
export function sha256(input: Uint8Array | string): Uint8Array {
  // Node would hash another text than the one that has no UTF-8.
  if (typeof input === "string" && !input.isWellFormed()) return javaScript.sha256(input);
  return Buffer.from(hash("sha256", input, "latin1"), "latin1");
}
