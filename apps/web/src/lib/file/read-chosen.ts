import { type Chosen, type ChosenInput, maxChosen } from "./chosen-file.ts";

/** What systems and their file managers put into folders unasked. */
const systemNames = new Set([".ds_store", "thumbs.db", "ehthumbs.db", "desktop.ini", ".localized", "icon\r"]);
const systemFolders = new Set([
  "__macosx",
  ".spotlight-v100",
  ".trashes",
  ".fseventsd",
  "@eadir",
  "$recycle.bin",
]);

/** Whether a path names such a file; `._name` is what macOS writes beside a file on other disks. */
export function isSystemFile(path: string): boolean {
  const names = path.toLowerCase().split("/");
  const name = names.pop() ?? "";
  return systemNames.has(name) || name.startsWith("._") || names.some((folder) => systemFolders.has(folder));
}

/** More take too long to put in order. A work has at most 1,000 files. */
const maxSorted = 10_000;

/** Files as they were found, without those of systems, in the order in which people count: 2 before 10. */
export function asChosen(found: ChosenInput[], unreadable = 0): Chosen {
  if (found.length > maxChosen) return tooMany;
  const files = found.filter(({ path }) => !isSystemFile(path));
  if (files.length <= maxSorted) {
    const { compare } = new Intl.Collator("en", { numeric: true });
    files.sort((a, b) => compare(a.path, b.path));
  }
  return { files, systemFiles: found.length - files.length, unreadable, isTooMany: false };
}

export const tooMany: Chosen = { files: [], systemFiles: 0, unreadable: 0, isTooMany: true };

/** What was chosen in a field for files, or for a folder: then each path begins with the folder's name. */
export function readChosen(input: FileList): Chosen {
  if (input.length > maxChosen) return tooMany;
  return asChosen(Array.from(input, (file) => ({ file, path: file.webkitRelativePath || file.name })));
}
