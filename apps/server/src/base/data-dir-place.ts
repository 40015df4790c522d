import fs from "node:fs";
import path from "node:path";

/**
 * Notes the folder's identity inside it, and returns a warning if it is a copy of another: two registries that continue from
 * one template would sign two histories of one log.
 */
export function noteDataDir(dataDir: string): string | undefined {
  const file = path.join(dataDir, "folder-id");
  // The folder's inode: a rename keeps it, a copy has another.
  const own = String(fs.statSync(dataDir, { bigint: true }).ino);
  const noted = fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim() : own;
  fs.writeFileSync(file, `${own}\n`);
  if (noted === own) return undefined;
  return (
    `DATA_DIR (${dataDir}) is a copy of another folder, or was restored. The other one must not run any more: two registries with one log show the world two ` +
    `histories of it. For another registry start with an empty DATA_DIR.`
  );
}
