import { fromBase64, toBase64 } from "../encoding/base64.ts";
import { ProofError } from "../errors.ts";
import { assertCount, parseDecimal } from "../encoding/integer.ts";
import { HASH_LENGTH } from "./merkle.ts";
import { parseNote, verifyNote } from "./note.ts";
import type { Primitives } from "../crypto/primitives.ts";

// Checkpoints of C2SP tlog-checkpoint: the note text that a log signs.

export interface Checkpoint {
  origin: string;
  /** How many leaves the tree has. */
  size: number;
  root: Uint8Array;
}

/** The name of a log and its verifier key. */
export interface LogKey {
  origin: string;
  vkey: string;
}

/** The note text to sign: three lines, no extension lines. */
export function formatCheckpoint({ origin, size, root }: Checkpoint): string {
  if (!/^[^\n]+$/.test(origin)) throw new TypeError("an origin is one line");
  assertCount(size, "size");
  if (root.length !== HASH_LENGTH) throw new RangeError("a root has 32 bytes");
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

/** Reads a checkpoint's note text, without signatures (`bad_checkpoint`). Extension lines are accepted and not read. */
export function parseCheckpoint(text: string): Checkpoint {
  const lines = text.split("\n");
  const [origin = "", decimal = "", encoded = ""] = lines;
  const size = parseDecimal(decimal);
  const allFilled =
    lines.length >= 4 && lines.slice(0, -1).every((line) => line !== "") && lines.at(-1) === "";
  if (!allFilled || size === undefined) throw new ProofError("bad_checkpoint");
  const root = fromBase64(encoded);
  if (root.length !== HASH_LENGTH) throw new ProofError("bad_checkpoint", "root length");
  return { origin, size, root };
}

/** Reads what a signed checkpoint says without checking who signed it. */
export function readCheckpoint(note: string): Checkpoint {
  return parseCheckpoint(parseNote(note).text);
}

/** The checkpoint in a note, when this log has signed it (ProofError otherwise). */
export function verifyCheckpoint(
  note: string,
  { origin, vkey }: LogKey,
  primitives?: Primitives,
): Checkpoint {
  const checkpoint = parseCheckpoint(verifyNote(note, vkey, primitives));
  if (checkpoint.origin !== origin) throw new ProofError("wrong_origin");
  return checkpoint;
}
