import { useEffect, useState, useSyncExternalStore } from "react";
import { useSession } from "../session/session.ts";
import type { ChosenFilesView, ChosenInput } from "./chosen-file.ts";
import { ChosenFiles } from "./chosen-files.ts";
import { chosenFilesOf } from "./chosen-lists.ts";

export interface UseChosenFiles extends ChosenFilesView {
  /** Adds files, and hashes them. One that is there already, by path, size and date, stays as it is. */
  add: (chosen: ChosenInput[]) => void;
  remove: (ids: string[]) => void;
  /** Moves a file to a place in the list, counted from 0. */
  move: (id: string, to: number) => void;
  pause: () => void;
  resume: () => void;
  /** Reads a file again that was unreadable or changed. */
  retry: (id: string) => void;
  /** Opens files again that the browser remembers. It may ask for permission, so it must be called by a click. */
  reopen: () => Promise<void>;
  /** Forgets everything. `forgetDraft` and logging out do so too. */
  clear: () => void;
  /** The file itself; undefined after a reload, until it was chosen again. */
  fileOf: (id: string) => File | undefined;
}

/** The files chosen for the draft of whoever is signed in: hashed here, kept in this browser, never sent. */
export function useChosenFiles(): UseChosenFiles {
  const session = useSession();
  const userId = session.state === "signed-in" ? session.user.id : undefined;
  const [nobodys] = useState(() => new ChosenFiles());
  const files = userId === undefined ? nobodys : chosenFilesOf(userId);
  useEffect(() => void files.restore(), [files]);
  const view = useSyncExternalStore(files.subscribe, files.view);
  return { ...view, ...files.actions };
}
