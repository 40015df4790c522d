import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { StartError } from "../base/errors.ts";
import { openCheckpointGuard } from "./checkpoint-guard.ts";

/** The file has two slots, each with its own hash; the one with the larger turn is the newer. */
const slotSize = 4096;

/**
 * Converts the guard of the first versions, a single overwritten file, to the first entry of a growing guard. The
 * file keeps another name until the entry is durable: after a crash at any point the next start continues. Resolves
 * to whether there was one. A process of the older version that is still running finds a folder, and publishes nothing more.
 */
export async function takeOverGuardOfOneFile(place: string): Promise<boolean> {
  const old = `${place}.taken-over`;
  if (statSync(place, { throwIfNoEntry: false })?.isFile()) {
    readSlots(place);
    renameSync(place, old);
  }
  if (!existsSync(old)) return false;
  // False when another process, or an earlier start, has already done this.
  await openCheckpointGuard(place).append(undefined, readSlots(old));
  rmSync(old, { force: true });
  return true;
}

/** The newest complete checkpoint. A file without a complete slot is never taken for an empty guard. */
function readSlots(file: string): string {
  const bytes = readFileSync(file);
  const whole = [0, 1].flatMap((place) => parseSlot(bytes, place) ?? []);
  const newest = whole.toSorted((a, b) => b.turn - a.turn)[0];
  if (newest === undefined)
    throw new StartError(`CHECKPOINT_GUARD: ${file} is damaged, or is not a guard of checkpoints.`);
  return newest.checkpoint;
}

/** `<turn> <SHA-256 of turn and checkpoint>\n<checkpoint>`, then zeros. */
function parseSlot(bytes: Buffer, place: number): { turn: number; checkpoint: string } | undefined {
  const text = bytes.toString("utf8", place * slotSize, (place + 1) * slotSize);
  const [, digits = "", hash, checkpoint] = /^(\d{1,15}) ([0-9a-f]{64})\n([^\0]+)\0*$/.exec(text) ?? [];
  if (checkpoint === undefined) return undefined;
  const expected = createHash("sha256").update(`${digits} ${checkpoint}`).digest("hex");
  return hash === expected ? { turn: Number(digits), checkpoint } : undefined;
}
