import { ProofError } from "@colophon/proof";

/** A place in a text, and how many values may still be read: hostile files must not fill the memory. */
export interface Cursor {
  readonly text: string;
  at: number;
  left: number;
}

const SPACE = /[\0\t\n\f\r ]+|%[^\r\n]*/y;

/** Moves past a match at the cursor. */
export function match(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text);
  if (found) cursor.at = pattern.lastIndex;
  return found;
}

/** Piece by piece: one pattern for all of it would remember every piece, and enough comments would overflow it. */
export function skipSpace(cursor: Cursor): void {
  while (match(cursor, SPACE));
}

/** Whether `closing` comes next; then the cursor moves past it. */
export function isAt(cursor: Cursor, closing: string): boolean {
  skipSpace(cursor);
  if (!cursor.text.startsWith(closing, cursor.at)) return false;
  cursor.at += closing.length;
  return true;
}

export function unreadableAt({ at }: Cursor): ProofError {
  return new ProofError("bad_pdf", `cannot be read at byte ${at}`);
}
