import type { Chosen } from "./chosen-file.ts";
import { addHandle, openAll } from "./found-files.ts";

interface WindowWithPicker {
  showDirectoryPicker?: (options: { id: string; mode: "read" }) => Promise<FileSystemDirectoryHandle>;
}

/** Whether `pickFolder` works: files chosen with it can be opened again after a reload. */
export const canPickFolder = (): boolean => "showDirectoryPicker" in window;

/** The files of a folder that somebody picks; undefined if they pick none. */
export async function pickFolder(): Promise<Chosen | undefined> {
  let root: FileSystemDirectoryHandle | undefined;
  try {
    root = await (window as WindowWithPicker).showDirectoryPicker?.({ id: "work", mode: "read" });
  } catch {
    // Nothing picked.
  }
  if (root === undefined) return undefined;
  const folder = root;
  return openAll((found) => addHandle(folder, folder, folder.name, found));
}
