import { closeSync, fsyncSync, ftruncateSync, fstatSync, mkdirSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { exitCodes, Failure } from "../failure.ts";
import { isCut, openFile, unwritable } from "./journal-file.ts";
import { JournalDamaged, type JournalLine, readJournalLines, writeLine } from "./journal-lines.ts";
import { emptyState, type JournalState, take } from "./journal-state.ts";
import { Locked, takeLock } from "./lock.ts";

/**
 * What was sent and what came of it, line by line. Each line is on the disk before the command goes on: whatever ends it,
 * the next run knows what may have been registered.
 */
export interface Journal {
  path: string;
  state: JournalState;
  /** Throws where nothing can be written: then nothing may be sent. */
  append: (line: JournalLine) => void;
  close: () => void;
}

export function openJournal(path: string): Journal {
  const release = lock(path);
  try {
    return openLocked(path, release);
  } catch (error) {
    release();
    throw error;
  }
}

function lock(path: string): () => void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    return takeLock(`${path}.lock`);
  } catch (error) {
    if (error instanceof Locked)
      throw new Failure(
        exitCodes.tryAgain,
        "journal_locked",
        `Another colophon (process ${error.pid}) is at work with this registry. Wait until it is done.`,
      );
    throw unwritable(path, error);
  }
}

function openLocked(path: string, release: () => void): Journal {
  const file = openFile(path);
  try {
    const { lines, whole } = read(path);
    // What was torn was never acted on: lines are flushed first.
    if (fstatSync(file).size > whole) ftruncateSync(file, whole);
    const state = emptyState();
    for (const line of lines) take(state, line);
    let size = whole;
    /** Half a line is left, since it could not be cut off either: nothing more is written, and the next start cuts it off. */
    let isTorn = false;
    return {
      path,
      state,
      append(line) {
        const bytes = Buffer.from(writeLine(line));
        if (isTorn) throw unwritable(path, new Error("half a line is at its end"));
        try {
          for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
          fsyncSync(file);
        } catch (error) {
          isTorn = !isCut(file, size);
          throw unwritable(path, error);
        }
        size += bytes.length;
        take(state, line);
      },
      close() {
        closeSync(file);
        release();
      },
    };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

function read(path: string) {
  try {
    return readJournalLines(readFileSync(path));
  } catch (error) {
    if (!(error instanceof JournalDamaged)) throw error;
    throw new Failure(
      exitCodes.refused,
      "journal_damaged",
      `Line ${error.line} of the journal ${path} is damaged, so nothing is sent: what it says may be registered already. Restore it from a backup, or move it away and look at your list of works before you register again.`,
    );
  }
}
