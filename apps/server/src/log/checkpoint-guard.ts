import { open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
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

export function openCheckpointGuard(path: string): CheckpointGuard {
  const temporary = `${path}.${process.pid}.new`;
  return {
    async read() {
      try {
        return await readFile(path, "utf8");
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw new StartError(`CHECKPOINT_GUARD: ${path} cannot be read (${String(error)}).`);
      }
    },
    async write(checkpoint) {
      try {
        await writeSynced(temporary, checkpoint);
        await rename(temporary, path);
        await syncFolder(dirname(path));
      } catch (error) {
        throw new StartError(`CHECKPOINT_GUARD: ${path} cannot be written (${String(error)}).`);
      }
    },
  };
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(text);
    await file.datasync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
