import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";

/** Bytes by key, in a folder. A key is never written twice with other content. */
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
}

/** Keys are relative paths of plain names, so that none leads out of the folder. */
const keyShape = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export function openObjects(folder: string): Objects {
  const fileOf = (key: string): string => {
    if (!keyShape.test(key)) throw new RangeError(`"${key}" is not an object's key`);
    return path.join(folder, key);
  };
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
  };
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
