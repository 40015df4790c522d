import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { isKey, type Objects, requireKey } from "./objects.ts";

export function openObjects(folder: string): Objects {
  const fileOf = (key: string): string => path.join(folder, requireKey(key));
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const temporary = path.join(folder, `.${randomUUID()}`);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        await writeSynced(temporary, bytes);
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(path.dirname(file));
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async read(key) {
      try {
        const handle = await open(fileOf(key), "r");
        return handle.createReadStream();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(key) {
      await rm(fileOf(key), { force: true });
    },
    async deleteAll(folderKey) {
      await rm(fileOf(folderKey), { force: true, recursive: true });
    },
    async *list(folderKey) {
      for await (const { file, size, changedAt } of filesOf(
        folderKey === undefined ? folder : fileOf(folderKey),
      )) {
        const key = path.relative(folder, file).split(path.sep).join("/");
        // An object that is being written has no key yet.
        if (isKey(key)) yield { key, size, changedAt };
      }
    },
    look: () => Promise.resolve(),
    awaySince: () => undefined,
    async deleteUnfinished(before) {
      let count = 0;
      for await (const { file, changedAt } of filesOf(folder, { deep: false })) {
        if (!path.basename(file).startsWith(".") || changedAt >= before) continue;
        await rm(file, { force: true });
        count++;
      }
      return count;
    },
  };
}

/** Leaves out files that are deleted meanwhile; a missing folder has none. */
async function* filesOf(
  folder: string,
  { deep = true } = {},
): AsyncGenerator<{ file: string; size: number; changedAt: Date }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessMissing<Dirent[]>([]));
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (deep) yield* filesOf(file);
      continue;
    }
    const found = await stat(file).catch(unlessMissing(undefined));
    if (found !== undefined) yield { file, size: found.size, changedAt: found.mtime };
  }
}

const unlessMissing =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return otherwise;
    throw error;
  };

async function writeSynced(file: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  await using handle = await open(file, "wx", 0o600);
  await handle.writeFile(bytes);
  await handle.sync();
}

/** Makes a new name in a folder durable. Windows neither guarantees that nor needs the call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(folder, "r");
  await handle.sync();
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
