import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Bytes by key, in a folder or in a bucket of S3. A key is never written twice with other content. */
export interface Objects {
  /** Resolves when the object survives a power cut. A crash, or a stream that fails, leaves no part of it under the key. */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>;
  /** The same piece by piece, for what may be large. */
  read(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Also when there is none. */
  delete(key: string): Promise<void>;
  /** All whose keys begin with this one and a slash. */
  deleteAll(folder: string): Promise<void>;
  /** The same, or all there are; in no order. What is put or deleted meanwhile may be among them or not. */
  list(folder?: string): AsyncIterable<ListedObject>;
  /** Since when its server has not answered; undefined while it does, and always of a folder. */
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

export function requireKey(key: string): string {
  if (!keyShape.test(key)) throw new RangeError(`"${key}" is not an object's key`);
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
    awaySince: () => undefined,
    list: (folderKey) => listFiles(folder, folderKey === undefined ? folder : fileOf(folderKey)),
  };
}

async function* listFiles(root: string, folder: string): AsyncGenerator<ListedObject> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const file of files) {
    const place = path.join(file.parentPath, file.name);
    const key = path.relative(root, place).split(path.sep).join("/");
    // What is being put has no key yet.
    if (!file.isFile() || !keyShape.test(key)) continue;
    const found = await stat(place).catch(() => undefined);
    if (found) yield { key, size: found.size, changedAt: found.mtime };
  }
}

async function writeSynced(file: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  await using handle = await open(file, "wx", 0o600);
  await handle.writeFile(bytes);
  await handle.sync();
}

/** Makes a name that appeared in a folder survive a power cut; Windows keeps no such promise and needs no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(folder, "r");
  await handle.sync();
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
