import { formatEvidenceDay, type StampedCheckpoint, stampedText } from "@colophon/clocks";
import { parseCheckpoint } from "@colophon/proof";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Head } from "../head.ts";
import { type ArrivedPiece, readArrived, readArrivedAnswers } from "./evidence-day-store.ts";

/** A day's evidence that has no place in the log yet. */
export interface NewDay {
  date: string;
  /** Its bytes, as docs/format.md fixes them. */
  file: Uint8Array;
  /** The smallest and the largest checkpoint in it. */
  first: Head;
  last: Head;
}

/**
 * What arrived on a day (UTC), as a file; undefined where nothing did. Answers of OCSP alone are nothing: they come on idle
 * days, too. Nor are checkpoints by which the log had grown by heads and such leaves alone: the file would be stamped, and be in
 * the next one.
 */
export async function evidenceOfDay(db: Queryable, date: string): Promise<NewDay | undefined> {
  const [pieces, ocsp] = [await readArrived(db, date), await readArrivedAnswers(db, date)];
  if (!pieces.some(({ isGrown }) => isGrown)) return undefined;
  const checkpoints = checkpointsOf(pieces);
  const heads = checkpoints.map(({ text }) => parseCheckpoint(text)).toSorted((a, b) => a.size - b.size);
  const [first, last] = [heads[0], heads.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { date, file: formatEvidenceDay({ date, checkpoints, ocsp }), first, last };
}

function checkpointsOf(pieces: readonly ArrivedPiece[]): StampedCheckpoint[] {
  const checkpoints = new Map<string, StampedCheckpoint>();
  for (const { checkpoint, kind, bytes, height, headers } of pieces) {
    const text = stampedText(checkpoint);
    const found = checkpoints.get(text) ?? { text, rfc3161: [], ots: [], bitcoin: [] };
    checkpoints.set(text, found);
    found[kind].push(bytes);
    if (height !== null && headers !== null) found.bitcoin.push({ height, headers });
  }
  return [...checkpoints.values()];
}
