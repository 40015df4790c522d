import type { Chosen } from "./chosen-file.ts";
import { add, addEntry, addHandle, openAll } from "./found-files.ts";

/**
 * The files of a drop, and those in its folders. Called in the event itself: later the browser has taken the drop away. It
 * answers after all folders were read.
 */
export function readDropped(data: DataTransfer): Promise<Chosen> {
  const items = [...data.items].filter(({ kind }) => kind === "file") as DroppedItem[];
  const taken = items.map((item) => ({
    handle: item.getAsFileSystemHandle?.().catch(() => null),
    entry: item.webkitGetAsEntry(),
    file: item.getAsFile(),
  }));
  return openAll(async (found) => {
    for (const { handle, entry, file } of taken) {
      const root = await handle;
      if (root) await addHandle(root, root, root.name, found);
      else if (entry) await addEntry(entry, entry.name, found);
      else if (file) add(found, { path: file.name, root: undefined, open: () => Promise.resolve(file) });
    }
  });
}

/** Chrome and its relatives: a handle, from which a page can open the file again. */
interface DroppedItem extends DataTransferItem {
  getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}
