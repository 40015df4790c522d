import { createHash } from "node:crypto";
import { closeSync, fdatasync, fsync, openSync, readSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { StartError } from "../errors.ts";

/**
 * The newest checkpoint, kept outside the database (proof.md, rollback): a restored older database is behind it, and
 * then nothing may be signed, or the log would show two histories.
 */
export interface CheckpointGuard {
  read(): Promise<string | undefined>;
  /** Durable when it resolves. One write at a time, by one process at a time. */
  write(checkpoint: string): Promise<void>;
}

interface Slot {
  /** 0 or 1: where in the file. */
  place: number;
  /** Grows by one with every write: the larger one is the newer. */
  turn: number;
  checkpoint: string;
}

/** A block of most disks and file systems. A checkpoint takes some two hundred bytes of it. */
const slotSize = 4096;

const syncData = promisify(fdatasync);
const sync = promisify(fsync);

/**
 * A file of two slots that are overwritten in turn, each with its own hash. A write that a crash tears is of a
 * checkpoint that nobody has seen, and leaves the slot before it whole. Nothing is renamed but at the first write:
 * syncing a folder makes the file system commit whatever anybody has written, which takes longer than the write itself.
 *
 * Only what waits for the disk goes to another thread; a dozen trips through a busy event loop would take longer than
 * all the rest.
 */
export function openCheckpointGuard(path: string): CheckpointGuard {
  return {
    async read() {
      return readSlots(path)?.checkpoint;
    },
    async write(checkpoint) {
      try {
        const newest = readSlots(path);
        if (newest === undefined) await create(path, formatSlot(1, checkpoint));
        else await overwrite(path, 1 - newest.place, formatSlot(newest.turn + 1, checkpoint));
      } catch (error) {
        if (error instanceof StartError) throw error;
        throw new StartError(`CHECKPOINT_GUARD: ${path} cannot be written (${String(error)}).`);
      }
    },
  };
}

/** The newest whole slot; undefined when there is no file. A file without a whole slot is never taken for none. */
function readSlots(path: string): Slot | undefined {
  const bytes = Buffer.alloc(2 * slotSize);
  try {
    const file = openSync(path, "r");
    try {
      readSync(file, bytes, 0, bytes.length, 0);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw new StartError(`CHECKPOINT_GUARD: ${path} cannot be read (${String(error)}).`);
  }
  const whole = [0, 1].flatMap((place) => parseSlot(bytes, place) ?? []);
  const newest = whole.toSorted((a, b) => b.turn - a.turn)[0];
  if (newest === undefined)
    throw new StartError(`CHECKPOINT_GUARD: ${path} is damaged, or is not a guard of checkpoints.`);
  return newest;
}

/** `<turn> <SHA-256 of turn and checkpoint>\n<checkpoint>`, then zeros. */
function formatSlot(turn: number, checkpoint: string): Buffer {
  const text = `${turn} ${slotHash(turn, checkpoint)}\n${checkpoint}`;
  const slot = Buffer.alloc(slotSize);
  if (Buffer.byteLength(text) > slotSize)
    throw new RangeError(`a checkpoint of ${checkpoint.length} characters`);
  slot.write(text);
  return slot;
}

function parseSlot(bytes: Buffer, place: number): Slot | undefined {
  const text = bytes.toString("utf8", place * slotSize, (place + 1) * slotSize);
  const [, digits, hash, rest] = /^(\d{1,15}) ([0-9a-f]{64})\n([^\0]+)\0*$/.exec(text) ?? [];
  if (digits === undefined || hash === undefined || rest === undefined) return undefined;
  const turn = Number(digits);
  return slotHash(turn, rest) === hash ? { place, turn, checkpoint: rest } : undefined;
}

function slotHash(turn: number, checkpoint: string): string {
  return createHash("sha256").update(`${turn} ${checkpoint}`).digest("hex");
}

/** Whole or not at all: the file gets its name when its bytes are on the disk. */
async function create(path: string, slot: Buffer): Promise<void> {
  const temporary = `${path}.${process.pid}.new`;
  await withOpen(temporary, "w", async (file) => {
    writeSync(file, Buffer.concat([slot, Buffer.alloc(slotSize)]));
    await sync(file);
  });
  renameSync(temporary, path);
  await withOpen(dirname(path), "r", sync);
}

async function overwrite(path: string, place: number, slot: Buffer): Promise<void> {
  await withOpen(path, "r+", async (file) => {
    writeSync(file, slot, 0, slotSize, place * slotSize);
    await syncData(file);
  });
}

async function withOpen(path: string, flags: string, use: (file: number) => Promise<void>): Promise<void> {
  const file = openSync(path, flags, 0o600);
  try {
    await use(file);
  } finally {
    closeSync(file);
  }
}
