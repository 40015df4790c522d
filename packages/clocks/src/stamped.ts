import { concat, parseNote, readCheckpoint, sha256, utf8 } from "@colophon/proof";

/** What authorities stamp: a checkpoint's signed text with its last line feed, without signature lines. */
export function stampedText(note: string): string {
  return parseNote(note).text;
}

/** What OpenTimestamps stamps: SHA-256(root ‖ SHA-256(text)), to which both the text and the root lead. */
export function stampedDigest(note: string): Uint8Array {
  return sha256(concat(readCheckpoint(note).root, sha256(utf8(stampedText(note)))));
}
