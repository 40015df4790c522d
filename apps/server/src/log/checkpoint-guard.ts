import { closeSync, fdatasync, fsync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { StartError } from "../errors.ts";

/**
 * The newest checkpoint, kept outside the database (proof.md, rollback): a restored older database is behind it, and
 * then nothing may be signed, or the log would show two histories.
 */
export interface CheckpointGuard {
  read(): Promise<string | undefined>;
  /** Durable when it resolves: the file and its name are synced. */
  write(checkpoint: string): Promise<void>;
}

const syncData = promisify(fdatasync);
const sync = promisify(fsync);

/**
 * Only what waits for the disk goes to another thread. The rest takes a tenth of a millisecond; as a dozen trips through
 * a busy event loop it would hold up all registrations of a batch for longer than the disk does.
 */
export function openCheckpointGuard(path: string): CheckpointGuard {
  const temporary = `${path}.${process.pid}.new`;
  return {
    async read() {
      try {
        return readFileSync(path, "utf8");
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw new StartError(`CHECKPOINT_GUARD: ${path} cannot be read (${String(error)}).`);
      }
    },
    async write(checkpoint) {
      try {
        await withOpen(openSync(temporary, "w", 0o600), async (file) => {
          writeFileSync(file, checkpoint);
          await syncData(file);
        });
        renameSync(temporary, path);
        await withOpen(openSync(dirname(path), "r"), sync);
      } catch (error) {
        throw new StartError(`CHECKPOINT_GUARD: ${path} cannot be written (${String(error)}).`);
      }
    },
  };
}

async function withOpen(file: number, use: (file: number) => Promise<void>): Promise<void> {
  try {
    await use(file);
  } finally {
    closeSync(file);
  }
}
