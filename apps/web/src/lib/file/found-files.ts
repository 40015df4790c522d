import { type Chosen, type ChosenInput, maxChosen } from "./chosen-file.ts";
import { asChosen, tooMany } from "./read-chosen.ts";
import { isFile, isFolder } from "./reopen-files.ts";

/** Files that are opened at the same time. */
const openAtOnce = 64;

/** A file that was found, and how it is opened. */
interface Found {
  path: string;
  root: FileSystemHandle | undefined;
  open: () => Promise<File>;
}

class TooManyError extends Error {}

export async function openAll(find: (found: Found[]) => Promise<void>): Promise<Chosen> {
  const found: Found[] = [];
  try {
    await find(found);
  } catch (error) {
    if (error instanceof TooManyError) return tooMany;
    throw error;
  }
  const files: ChosenInput[] = [];
  for (let at = 0; at < found.length; at += openAtOnce) {
    const opened = found.slice(at, at + openAtOnce).map(async ({ path, root, open }) => {
      const file = await open().catch(() => undefined);
      return file && { file, path, ...(root && { root }) };
    });
    files.push(...(await Promise.all(opened)).filter((one) => one !== undefined));
  }
  return asChosen(files, found.length - files.length);
}

export function add(found: Found[], one: Found): void {
  if (found.length === maxChosen) throw new TooManyError();
  found.push(one);
}

export async function addHandle(
  handle: FileSystemHandle,
  root: FileSystemHandle,
  path: string,
  found: Found[],
): Promise<void> {
  if (isFile(handle)) add(found, { path, root, open: () => handle.getFile() });
  else if (isFolder(handle))
    await orUnreadable({ path, root }, found, async () => {
      for await (const [name, inside] of handle.entries())
        await addHandle(inside, root, `${path}/${name}`, found);
    });
}

export async function addEntry(entry: FileSystemEntry, path: string, found: Found[]): Promise<void> {
  if (isFileEntry(entry))
    add(found, {
      path,
      root: undefined,
      open: () => new Promise((resolve, reject) => entry.file(resolve, reject)),
    });
  else if (isFolderEntry(entry)) {
    const reader = entry.createReader();
    const readSome = () =>
      new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    // A hundred at a time, until there are none left.
    await orUnreadable({ path, root: undefined }, found, async () => {
      for (let some = await readSome(); some.length > 0; some = await readSome())
        for (const inside of some) await addEntry(inside, `${path}/${inside.name}`, found);
    });
  }
}

/** A folder that may not be read counts as one file that may not. */
async function orUnreadable(
  folder: Omit<Found, "open">,
  found: Found[],
  read: () => Promise<void>,
): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (error instanceof TooManyError) throw error;
    add(found, { ...folder, open: () => Promise.reject(new Error("unreadable", { cause: error })) });
  }
}

const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolderEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
