import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** A file as it looks from outside. */
export interface Seen {
  path: string;
  size: number;
  mtimeMs: number;
  ino: number;
}

/** Names that programs give to what they have not finished, and hidden files. */
const unfinished = /^\.|^~\$|~$|\.(?:part|partial|tmp|temp|crdownload|download|filepart|swp)$/i;

/** All regular files of a folder and its folders. What can't be read now is looked for again. */
export async function findFiles(folder: string): Promise<Seen[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found: Seen[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (unfinished.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await findFiles(path).catch(() => [])));
    if (!entry.isFile()) continue;
    const stats = await lstat(path).catch(() => undefined);
    // Copying begins with an empty file.
    if (stats?.isFile() !== true || stats.size === 0) continue;
    found.push({ path, size: stats.size, mtimeMs: stats.mtimeMs, ino: stats.ino });
  }
  return found;
}
