/** A handle in browsers that let a page open what was chosen once again: Chrome and its relatives. */
interface ReopenableHandle extends FileSystemHandle {
  requestPermission: (options: { mode: "read" }) => Promise<PermissionState>;
}

const isReopenable = (handle: FileSystemHandle): handle is ReopenableHandle => "requestPermission" in handle;

/** Whether the browser lets this page read it. It may ask, which it does only after a click. */
export async function mayOpen(handle: FileSystemHandle): Promise<boolean> {
  if (!isReopenable(handle)) return false;
  try {
    return (await handle.requestPermission({ mode: "read" })) === "granted";
  } catch {
    // Only one question for each click.
    return false;
  }
}

/** The file at a path, from the folder or file that it was chosen with; undefined when it is gone. */
export async function openAgain(root: FileSystemHandle, path: string): Promise<File | undefined> {
  try {
    if (isFile(root)) return await root.getFile();
    const names = path.split("/").slice(1);
    const name = names.pop();
    if (name === undefined || !isFolder(root)) return undefined;
    let folder = root;
    for (const one of names) folder = await folder.getDirectoryHandle(one);
    return await (await folder.getFileHandle(name)).getFile();
  } catch {
    return undefined;
  }
}

export const isFolder = (handle: FileSystemHandle): handle is FileSystemDirectoryHandle =>
  handle.kind === "directory";

export const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === "file";
