import type { MessageOperation } from "./operation.ts";

// OpenTimestamps: from a digest by operations to what attests the time.

export type Attestation =
  /** A calendar promises more; `uri` is a stranger's word. */
  | { kind: "pending"; uri: string }
  /** The message is the Merkle root in the header of the block at this height. */
  | { kind: "bitcoin"; height: number }
  /** Another clock; its tag and payload as they are. */
  | { kind: "unknown"; tag: Uint8Array; payload: Uint8Array };

/** What is said of one message, and where it leads. */
export interface Timestamp {
  attestations: Attestation[];
  steps: { operation: MessageOperation; next: Timestamp }[];
}

/** A proof in a file of its own (`.ots`), of a digest by SHA-256. */
export interface DetachedProof {
  /** 32 bytes. */
  digest: Uint8Array;
  timestamp: Timestamp;
}

// What marks a file, and who attests; all by the format of OpenTimestamps, whose programs read and write the same.
export const MAGIC = Uint8Array.from(
  "\0OpenTimestamps\0\0Proof\0\xbf\x89\xe2\xe8\x84\xe8\x92\x94",
  (character) => character.charCodeAt(0),
);

export const PENDING = "83dfe30d2ef90c8e";
export const BITCOIN = "0588960d73d71901";

/** In bytes. */
export const MAX_PAYLOAD = 8192;
export const MAX_URI = 1000;
export const MAX_DEPTH = 256;
/** Characters of a calendar's address: no query, no user, nothing escaped. */
export const URI = /^[A-Za-z0-9._/:-]*$/;
