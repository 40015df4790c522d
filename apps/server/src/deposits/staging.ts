import { mkdirSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";

const day = 24 * 60 * 60 * 1000;

/** Days after which an upload that was not completed is forgotten. */
export const uploadDays = 7;

/** Less than a part of an upload. */
const fullBytes = 8 * 1024 * 1024;

export type Staging = ReturnType<typeof openStaging>;

/** Where uploads lie while they arrive, each under its work's id. The protocol is spoken here; who may speak it is not known. */
export function openStaging(folder: string, maxSize: number) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = new FileStore({ directory: folder, expirationPeriodInMilliseconds: uploadDays * day });
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
  return {
    answer: (request: Request): Promise<Response> => server.handleWeb(request),
    /** The bytes that an upload is to have; undefined when there is none. */
    async sizeOf(id: string): Promise<number | undefined> {
      const upload = await store.getUpload(id).catch(() => undefined);
      return upload?.size;
    },
    /** The whole upload as a stream; undefined while bytes are missing, or when there is none. */
    async readComplete(id: string): Promise<AsyncIterable<Uint8Array> | undefined> {
      const upload = await store.getUpload(id).catch(() => undefined);
      return upload !== undefined && upload.offset === upload.size ? store.read(id) : undefined;
    },
    /** tus does not say why it could not write. */
    async isFull(): Promise<boolean> {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize < fullBytes;
    },
    /** Also when there is none. */
    remove: (id: string): Promise<void> => store.remove(id).catch(() => undefined),
    removeExpired: async (): Promise<void> => {
      await store.deleteExpired();
    },
  };
}
