import { sha256 as nobleSha256 } from "@noble/hashes/sha2.js";

/** SHA-256 of bytes, 32 bytes. What hashes much takes one as its last parameter: an environment may have a quicker one. */
export type Hash = (bytes: Uint8Array) => Uint8Array;

export function sha256(bytes: Uint8Array): Uint8Array {
  return nobleSha256(bytes);
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
