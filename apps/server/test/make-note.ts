import { emptyRoot, formatCheckpoint, formatNote, noteSignatureLine } from "@colophon/proof";

/** A well-formed checkpoint note with an invalid signature. */
export function makeNote(size: number): string {
  const origin = "colophon.example/log";
  const line = noteSignatureLine(origin, new Uint8Array(32), new Uint8Array(64));
  return formatNote(formatCheckpoint({ origin, size, root: emptyRoot }), [line]);
}
