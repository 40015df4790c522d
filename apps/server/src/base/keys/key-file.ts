import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { StartError } from "../errors.ts";

/**
 * Reads a key file, made first when it is missing. Several nodes may share the directory: whoever links first wins, and
 * the others read the winner's key. A crash leaves either no key or a whole one, never two.
 */
export function readOrMakeKeyFile(file: string, make: () => string): { text: string; openToOthers: boolean } {
  try {
    if (!fs.existsSync(file)) writeNewFile(file, `${make()}\n`);
    const text = fs.readFileSync(file, "utf8").trim();
    const openToOthers = process.platform !== "win32" && (fs.statSync(file).mode & 0o077) !== 0;
    return { text, openToOthers };
  } catch (error) {
    throw new StartError(`${file} cannot be read or made: ${String(error)}`, { cause: error });
  }
}

/** Writes a file with mode 0600 that appears whole and synced, or not at all. Keeps one that is already there. */
export function writeNewFile(file: string, text: string): void {
  const temporary = writeTemporary(file, text);
  try {
    fs.linkSync(temporary, file);
  } catch (error) {
    if (!fs.existsSync(file)) throw error;
  } finally {
    fs.unlinkSync(temporary);
  }
  syncDirectory(path.dirname(file));
}

/** Writes a file with mode 0600 in the place of what is there: a crash leaves the old one or the new one, whole. */
export function replaceFile(file: string, text: string): void {
  fs.renameSync(writeTemporary(file, text), file);
  syncDirectory(path.dirname(file));
}

/** Whether a file was still being written when its process ended. */
export const isUnfinished = (name: string): boolean =>
  /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);

/** Deletes what a process that was killed was writing. Nobody else may be writing here. */
export function removeUnfinished(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && isUnfinished(entry.name)) fs.rmSync(path.join(entry.parentPath, entry.name));
}

function writeTemporary(file: string, text: string): string {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}`;
  fs.writeFileSync(temporary, text, { mode: 0o600, flush: true });
  return temporary;
}

/** Makes names that appeared in a directory survive a power cut. */
export function syncDirectory(directory: string): void {
  if (process.platform === "win32") return;
  const descriptor = fs.openSync(directory, "r");
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}
