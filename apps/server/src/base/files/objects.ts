import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Bytes by key, in a folder or an S3 bucket. A key is never overwritten with different content. */
export interface Objects {
  /** Resolves when the object is durable. A crash or a failing stream leaves no part of it under the key. */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
  /** The same as a stream, for objects that may be large. */
  read(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Idempotent. */
  delete(key: string): Promise<void>;
  /** Deletes all objects whose keys begin with this one and a slash. */
  deleteAll(folder: string): Promise<void>;
  /** Lists the same objects, or all; unordered. Objects put or deleted meanwhile may or may not be included. */
  list(folder?: string): AsyncIterable<ListedObject>;
  /** Deletes unfinished writes from before this time, whose process died. Resolves to their number. */
  deleteUnfinished(before: Date): Promise<number>;
  /** Asks the server for something small, so that `awaySince` is true also while nobody needs an object. Does nothing for a folder. */
  look(): Promise<void>;
  /** Since when the server hasn't answered; undefined while it does, and always for a folder. */
  awaySince(): Date | undefined;
}

export interface ListedObject {
  key: string;
  size: number;
  /** When it was put. */
  changedAt: Date;
}

/** Keys are relative paths of plain names, so that none leads out of the folder. */
const keyShape = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export const isKey = (text: string): boolean => keyShape.test(text);

export function requireKey(key: string): string {
  if (!isKey(key)) throw new RangeError(`"${key}" is not an object's key`);
  return key;
}

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
