import { closeSync, constants, fsyncSync, ftruncateSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { exitCodes, Failure, systemCode } from "../failure.ts";

export function openFile(path: string): number {
  try {
    const { O_APPEND, O_CREAT, O_RDWR } = constants;
    const file = openSync(path, O_APPEND | O_CREAT | O_RDWR, 0o600);
    flushFolder(dirname(path));
    return file;
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** So that the file's name outlives a power failure. Some systems can't, and need not. */
function flushFolder(folder: string): void {
  try {
    const handle = openSync(folder, "r");
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Windows opens no folders.
  }
}

/** Half a line, as a full disk leaves it, must not run into the next. What can't be cut off now is at the next start. */
export function isCut(file: number, size: number): boolean {
  try {
    ftruncateSync(file, size);
    return true;
  } catch {
    return false;
  }
}

export const unwritable = (path: string, error: unknown): Failure =>
  new Failure(
    exitCodes.tryAgain,
    "journal_unwritable",
    systemCode(error) === "ENOSPC"
      ? `The disk is full: the journal ${path} can't be written, so nothing was sent.`
      : `The journal ${path} can't be written (${systemCode(error)}), so nothing was sent.`,
    { cause: error },
  );
