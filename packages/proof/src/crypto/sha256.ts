import { utf8 } from "../encoding/bytes.ts";
import { sha256 as nobleSha256 } from "@noble/hashes/sha2.js";

/**
 * SHA-256 of bytes, or of a text in UTF-8 (`bad_utf8`), 32 bytes; it keeps nothing of its input. What hashes much takes one
 * as its last parameter: an environment may have a quicker one.
 */
export type Hash = (input: Uint8Array | string) => Uint8Array;

export function sha256(input: Uint8Array | string): Uint8Array {
  return nobleSha256(typeof input === "string" ? utf8(input) : input);
}

export interface Sha256 {
  update(chunk: Uint8Array): void;
  /** Ends the computation; call once. */
  digest(): Uint8Array;
}

/** Streaming SHA-256, for files of any size. */
export function createSha256(): Sha256 {
  const state = nobleSha256.create();
  return { update: (chunk) => void state.update(chunk), digest: () => state.digest() };
}
