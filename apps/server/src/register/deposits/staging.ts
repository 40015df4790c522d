import { mkdirSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { FileStore } from "@tus/file-store";
import { type DataStore, Server } from "@tus/server";
import type { Objects } from "../../base/files/objects.ts";
import type { DataKey } from "../../base/keys/data-key.ts";
import { UploadRefusal, UploadsInObjects } from "./uploads-in-objects.ts";

const day = 24 * 60 * 60 * 1000;

/** Days after which an incomplete upload expires. */
export const uploadDays = 7;

/** A disk with less free space is full. */
const fullBytes = 8 * 1024 * 1024;

/** Why writes fail now, if known: tus doesn't say. */
type Trouble = "storage_full" | "storage_unavailable";

export type Staging = ReturnType<typeof speakTus>;

/** Uploads in a folder, which nodes may share. */
export function openStaging(folder: string, maxSize: number): Staging {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = new FileStore({ directory: folder, expirationPeriodInMilliseconds: uploadDays * day });
  return speakTus(store, maxSize, async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < fullBytes ? "storage_full" : undefined;
  });
}

/** Uploads as sealed objects, which all nodes can reach. */
export function openStagingInObjects(objects: Objects, key: DataKey, maxSize: number): Staging {
  const store = new UploadsInObjects(objects, key, uploadDays * day);
  return speakTus(store, maxSize, async () =>
    objects.awaySince() === undefined ? undefined : "storage_unavailable",
  );
}

type Store = DataStore & { read(id: string): AsyncIterable<Uint8Array> };

/** Unfinished uploads, each under its work's id. This speaks tus and doesn't authorize: callers do. */
function speakTus(store: Store, maxSize: number, trouble: () => Promise<Trouble | undefined>) {
  const idOf = ({ url }: { url: string }): string => path.posix.basename(new URL(url).pathname);
  const server = new Server({
    path: "/api/files",
    datastore: store,
    maxSize,
    relativeLocation: true,
    namingFunction: idOf,
    getFileIdFromRequest: idOf,
    generateUrl: (_request, { path: base, id }) => `${base}/${id}`,
  });
  const find = (id: string) => store.getUpload(id).catch(passMissing);
  return {
    answer: (request: Request): Promise<Response> => server.handleWeb(request),
    /** The declared size of an upload; undefined when there is none. */
    async sizeOf(id: string): Promise<number | undefined> {
      return (await find(id))?.size;
    },
    /** The complete upload as a stream; undefined while bytes are missing or when there is no upload. */
    async readComplete(id: string): Promise<AsyncIterable<Uint8Array> | undefined> {
      const upload = await find(id);
      return upload !== undefined && upload.offset === upload.size ? store.read(id) : undefined;
    },
    trouble,
    /** Idempotent. */
    remove: (id: string): Promise<void> => store.remove(id).catch(passMissing),
    removeExpired: async (): Promise<void> => {
      await store.deleteExpired();
    },
  };
}

/** tus doesn't throw an Error when it refuses: here, because there is no such upload. */
function passMissing(reason: unknown): undefined {
  if (reason instanceof Error && !(reason instanceof UploadRefusal)) throw reason;
}
