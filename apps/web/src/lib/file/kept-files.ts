import { filesKey } from "../session/kept-draft.ts";
import type { ChosenFile } from "./chosen-file.ts";

/** What is kept of a chosen file: never its bytes. */
export interface KeptFile extends Omit<ChosenFile, "state" | "bytes"> {
  rootId: string | undefined;
}

interface Changes {
  files: KeptFile[];
  removed: string[];
  order: string[];
  roots: [string, FileSystemHandle][];
}

/** The list of chosen files of one user's draft, in this browser. */
export class KeptFiles {
  readonly #db: IDBDatabase;

  private constructor(db: IDBDatabase) {
    this.#db = db;
  }

  /** Fails where the browser keeps nothing. `onForgotten` is called when any tab deletes the list. */
  static async open(userId: string, onForgotten: () => void): Promise<KeptFiles> {
    const request = indexedDB.open(filesKey(userId), 1);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore("files", { keyPath: "id" });
      request.result.createObjectStore("roots");
      request.result.createObjectStore("order");
    });
    const db = await answerOf(request);
    db.addEventListener("versionchange", () => {
      db.close();
      onForgotten();
    });
    return new KeptFiles(db);
  }

  async read(): Promise<KeptFile[]> {
    const reading = this.#db.transaction(["files", "order"]);
    const [files, order] = await Promise.all([
      answerOf(reading.objectStore("files").getAll() as IDBRequest<KeptFile[]>),
      answerOf(reading.objectStore("order").get("order") as IDBRequest<string[] | undefined>),
    ]);
    const places = new Map((order ?? []).map((id, place) => [id, place]));
    const placeOf = ({ id }: KeptFile) => places.get(id) ?? files.length;
    return files.toSorted((a, b) => placeOf(a) - placeOf(b));
  }

  /** By their ids. Read only when somebody asks: in private windows some builds of Chromium end over it. */
  async readRoots(): Promise<Map<string, FileSystemHandle>> {
    const roots = this.#db.transaction("roots").objectStore("roots");
    const [ids, handles] = await Promise.all([
      answerOf(roots.getAllKeys() as IDBRequest<string[]>),
      answerOf(roots.getAll() as IDBRequest<FileSystemHandle[]>),
    ]);
    return new Map(handles.map((handle, i) => [ids[i] ?? "", handle]));
  }

  async write({ files, removed, order, roots }: Changes): Promise<void> {
    const writing = this.#db.transaction(["files", "roots", "order"], "readwrite");
    const rows = writing.objectStore("files");
    for (const id of removed) rows.delete(id);
    for (const file of files) rows.put(file);
    for (const [id, handle] of roots) writing.objectStore("roots").put(handle, id);
    writing.objectStore("order").put(order, "order");
    if (order.length === 0) writing.objectStore("roots").clear();
    await new Promise<void>((resolve, reject) => {
      writing.addEventListener("complete", () => resolve());
      writing.addEventListener("abort", () => reject(new Error("not kept", { cause: writing.error })));
    });
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error("not kept", { cause: request.error })));
  });
}
