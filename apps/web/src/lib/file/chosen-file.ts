/** A file as a person chose it. `path` begins with the chosen folder's name; without a folder it is the name alone. */
export interface ChosenInput {
  file: File;
  path: string;
  /** The file, or the folder that it was chosen with, where the browser lets a page open it again later. */
  root?: FileSystemHandle;
}

/** What was read of a choice of files or folders. */
export interface Chosen {
  files: ChosenInput[];
  /** How many files were left out that systems put into folders, such as `.DS_Store`. */
  systemFiles: number;
  /** How many the browser could not open. */
  unreadable: number;
  /** There were more than `maxChosen` entries: reading stopped, and `files` is empty. */
  isTooMany: boolean;
}

export const maxChosen = 100_000;

/** One row of a list of chosen files. */
export interface ChosenFile {
  id: string;
  path: string;
  name: string;
  size: number;
  lastModified: number;
  mediaType: string;
  /** Hex, when `state` is "done". */
  sha256: string | undefined;
  /**
   * "unreadable": gone, changed since it was chosen, or may not be read; browsers don't say which. "changed" where it is known
   * that its size or date did.
   */
  state: "waiting" | "reading" | "done" | "unreadable" | "changed";
  /** How many bytes of it were read. */
  bytes: number;
  /** The name says HEIC, and the bytes are a JPEG: the device converted it, so that its fingerprint is that of the copy. */
  isConverted: boolean;
}

/** `bytes` and `size` are of all files; `bytesPerSecond` is of the last seconds, 0 when nothing is read. */
export interface ChosenProgress {
  done: number;
  total: number;
  bytes: number;
  size: number;
  bytesPerSecond: number;
}

export interface ChosenFilesView {
  files: readonly ChosenFile[];
  progress: ChosenProgress;
  isPaused: boolean;
  /** After a reload: some files are not hashed yet, and must be chosen again. */
  needsFiles: boolean;
  /** Of those, the browser can open some again after a click, with `reopen`. */
  canReopen: boolean;
  /** What an earlier visit left was read: until then `files` is empty. */
  isRestored: boolean;
}
