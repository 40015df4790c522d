import fs from "node:fs";
import path from "node:path";
import { StartError } from "../errors.ts";

/** Among the keys while a backup is being restored (backup/restore.ts): which one it is. */
export function restoringFile(keysDir: string): string {
  return path.join(keysDir, "restoring");
}

/** A register of which half is there must not go on. */
export function refuseRestoring(keysDir: string): void {
  const file = restoringFile(keysDir);
  if (fs.existsSync(file))
    throw new StartError(
      `KEYS_DIR: a backup was being restored here, and that was not finished (${file}). Run "npm run restore" with it again.`,
    );
}
