import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { parseCheckpoint, parseNote } from "@colophon/proof";
import { StartError } from "../base/errors.ts";
import type { Head } from "./head.ts";

/** One published checkpoint. */
export interface GuardEntry extends Head {
  /** The signed note. */
  checkpoint: string;
  /** The size of the entry before it, 0 for the first: the entry's file is named by it. */
  after: number;
}

/**
 * The published checkpoints, kept outside the database, so that a database that has lost entries is detected
 * before anything is signed. The guard only grows, one entry at a time: the entry that follows size S is the file
 * `after-S`, created exclusively. Of two processes that both read S only one can append; the other reads again.
 * So no lock is needed, and a process that was suspended for an hour between its read and its write does no harm.
 */
export interface CheckpointGuard {
  /** Where it is, for messages to the operator. */
  folder: string;
  /** The newest entry; undefined while there is none. */
  read(): GuardEntry | undefined;
  /** Every entry that is kept, oldest first. */
  list(): GuardEntry[];
  /** Durable when it resolves to true. False: another process has appended after `before`. */
  append(before: GuardEntry | undefined, checkpoint: string): Promise<boolean>;
  /** Resolves when all present entries are durable, including those that other processes have just appended. */
  sync(): Promise<void>;
}

/** How many entries are kept for fsck, and for investigating a fork. */
const kept = 256;

const sync = promisify(fsync);

const nameOf = (after: number): string => `after-${String(after).padStart(15, "0")}`;

export function openCheckpointGuard(folder: string): CheckpointGuard {
  /** As read or appended last: still the newest while no file is named after it. */
  let newest: GuardEntry | undefined;
  /** By this process: after every 64th the oldest files are removed. */
  let appended = 0;

  const isThere = (after: number): boolean => existsSync(path.join(folder, nameOf(after)));

  function read(): GuardEntry | undefined {
    // In this order: entries are removed oldest first, so an existing entry has lost no successor.
    if (newest && !isThere(newest.size) && isThere(newest.after)) return newest;
    newest = list(1)[0];
    return newest;
  }

  function list(newestOnes = kept * 2): GuardEntry[] {
    try {
      return names()
        .slice(-newestOnes)
        .map((after) => readEntry(path.join(folder, nameOf(after)), after));
    } catch (error) {
      // The oldest may be removed while they are read.
      if (isCode(error, "ENOENT")) return list(newestOnes);
      throw error;
    }
  }

  function names(): number[] {
    try {
      const found = readdirSync(folder).flatMap((name) => /^after-(\d{15})$/.exec(name)?.[1] ?? []);
      return found.map(Number).toSorted((a, b) => a - b);
    } catch (error) {
      if (isCode(error, "ENOENT")) return [];
      throw refusal(folder, "cannot be read", error);
    }
  }

  async function append(before: GuardEntry | undefined, checkpoint: string): Promise<boolean> {
    try {
      if (before === undefined) await makeFolder(folder);
      const after = before?.size ?? 0;
      if (!(await create(path.join(folder, nameOf(after)), checkpoint))) return false;
      const entry = { ...parseHead(checkpoint), checkpoint, after };
      if (!follows(before, entry)) {
        rmSync(path.join(folder, nameOf(after)));
        return false;
      }
      await syncFolder(folder);
      newest = entry;
      if (++appended % 64 === 0) removeOldest();
      return true;
    } catch (error) {
      throw refusal(folder, "cannot be written", error);
    }
  }

  /** If this process was suspended until `before` was removed and its name was free again, it has appended to nothing. */
  function follows(before: GuardEntry | undefined, entry: GuardEntry): boolean {
    if (before !== undefined) return isThere(before.after);
    const next = names()[1];
    return next === undefined || next === entry.size;
  }

  function removeOldest(): void {
    for (const after of names().slice(0, -kept)) rmSync(path.join(folder, nameOf(after)), { force: true });
  }

  return { folder, read, list, append, sync: () => syncFolder(folder) };
}

function readEntry(file: string, after: number): GuardEntry {
  const checkpoint = readFileSync(file, "utf8");
  try {
    return { ...parseHead(checkpoint), checkpoint, after };
  } catch (error) {
    throw refusal(file, "is damaged", error);
  }
}

function parseHead(checkpoint: string): Head {
  const { size, root } = parseCheckpoint(parseNote(checkpoint).text);
  return { size, root };
}

/**
 * Written completely and synced before it gets its name; false when the name is taken. Only the calls that wait for the disk are
 * asynchronous: a dozen turns of a busy event loop would take longer than all the rest.
 */
async function create(file: string, content: string): Promise<boolean> {
  const temporary = path.join(path.dirname(file), `.${randomUUID()}`);
  try {
    const open = openSync(temporary, "wx", 0o600);
    try {
      // Unlike writeSync, not a part of it on a disk that is almost full.
      writeFileSync(open, content);
      await sync(open);
    } finally {
      closeSync(open);
    }
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  // Parent folders are not created: unmounted storage must not be taken for an empty guard.
  mkdirSync(folder, { mode: 0o700 });
  await syncFolder(path.dirname(folder));
}

async function syncFolder(folder: string): Promise<void> {
  const open = openSync(folder, "r");
  try {
    await sync(open);
  } finally {
    closeSync(open);
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

function refusal(place: string, what: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  return new StartError(`CHECKPOINT_GUARD: ${place} ${what} (${String(error)}).`, { cause: error });
}
