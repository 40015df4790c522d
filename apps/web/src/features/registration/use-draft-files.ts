import { maxFiles } from "@colophon/api";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { randomId } from "../../lib/api/random-id.ts";
import type { Chosen, ChosenInput } from "../../lib/file/chosen-file.ts";
import { holdFile } from "../../lib/file/held-file.ts";
import { useChosenFiles } from "../../lib/file/use-chosen-files.ts";
import type { FileHash } from "../../lib/file/use-file-hash.ts";
import { asOne, asSeveral, withChosen } from "./draft-files.ts";
import type { Draft, DraftFile } from "./draft.ts";
import type { LastAnswers } from "./last-answers-query.ts";
import type { EditDraft } from "./use-draft.ts";

interface Options {
  draft: Draft;
  edit: EditDraft;
  last: LastAnswers | undefined;
  /** Of a work of one file. */
  fileHash: { hash: FileHash; start: (file: File) => void; cancel: () => void };
}

/** What was left out of the last choice, or is asked about it. */
export type ChoiceSaid =
  | { why: "tooMany"; files: ChosenInput[]; room: number }
  | { why: "tooManyToRead" }
  | { why: "leftOut"; systemFiles: number; unreadable: number };

/** Rows that were removed, each with its place, until something else is done. */
type Removed = readonly { row: DraftFile; at: number }[];

export type DraftFiles = ReturnType<typeof useDraftFiles>;

/**
 * The files of the draft: one, which is hashed alone, or several. Their fingerprints come from the list that hashes them; the
 * draft has everything else about them, and is complete without that list.
 */
export function useDraftFiles({ draft, edit, last, fileHash }: Options) {
  const chosen = useChosenFiles();
  const { files, isRestored } = chosen;
  const [said, setSaid] = useState<ChoiceSaid>();
  const [removed, setRemoved] = useState<Removed>([]);
  /** The one that is being hashed alone. */
  const single = useRef<File>(undefined);
  /** Since files were added, the list may have some that the draft is only about to get: none is left over. */
  const isAdding = useRef(false);
  /** From the first look at the restored list on: only there a file without a row is left over. */
  const isFollowing = useRef(false);
  /** Not while the others of a first one are on their way into the list. */
  const hadSeveral = useRef(true);

  /** The list has the files of removed rows until `forget`, for `undo`: taken in, they would be new rows. */
  function take() {
    const hidden = new Set(removed.map(({ row }) => row.id));
    const shown = files.filter(({ id }) => !hidden.has(id));
    if (withChosen(draft, shown, last) !== draft) edit((latest) => withChosen(latest, shown, last));
  }

  const follow = useEffectEvent(() => {
    if (!isRestored) return;
    // Left over from a draft that is gone: only the restored list has such files.
    const known = new Set(draft.files.map(({ id }) => id));
    const stale = files.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    if (!isFollowing.current && !isAdding.current && stale.length > 0) chosen.remove(stale);
    else if (files.length > 0) take();
    isFollowing.current = true;
  });
  useEffect(() => follow(), [files, isRestored]);

  /** The last of several is a work of one file again, which isn't hashed twice. */
  const { file, files: rows } = draft;
  const settle = useEffectEvent(() => {
    const [row] = rows;
    if (rows.length > 1) hadSeveral.current = true;
    if (rows.length !== 1 || !hadSeveral.current || row === undefined || row.sha256 === "") return;
    hadSeveral.current = false;
    const bytes = chosen.fileOf(row.id);
    if (bytes) holdFile(row.sha256, bytes);
    chosen.remove([row.id]);
    edit((latest) => asOne(latest, last));
  });
  useEffect(() => settle(), [rows]);

  function forget() {
    if (removed.length === 0) return;
    chosen.remove(removed.map(({ row }) => row.id));
    setRemoved([]);
  }

  /** Takes files into the list, which a work of one file becomes by it. */
  function addAll(added: ChosenInput[]) {
    setSaid(undefined);
    if (rows.length === 0) hadSeveral.current = false;
    const alone = fileHash.hash.state === "reading" ? single.current : undefined;
    if (alone) fileHash.cancel();
    const all = alone ? [{ file: alone, path: alone.name }, ...added] : added;
    edit((latest) => {
      const several = asSeveral(latest, randomId());
      // Chosen again among the others: that one is read.
      const isAmong = all.some(
        ({ path, file: { size } }) => path === latest.file?.name && size === latest.file.size,
      );
      if (!isAmong) return several;
      return { ...several, files: several.files.map((row) => ({ ...row, sha256: "" })) };
    });
    isAdding.current = true;
    chosen.add(all);
  }

  /** Takes what was chosen or dropped. One file replaces the only earlier one, unless it is to be added to it. */
  function choose({ files: given, systemFiles, unreadable, isTooMany }: Chosen, { isAdded = false } = {}) {
    setSaid(undefined);
    forget();
    if (isTooMany) return setSaid({ why: "tooManyToRead" });
    const [first] = given;
    const isSame = first?.path === file?.name && first?.file.size === file?.size;
    const isOne = rows.length === 0 && given.length === 1 && (!(isAdded && file) || isSame);
    if (isOne && first) {
      single.current = first.file;
      fileHash.start(first.file);
    } else if (given.length > 0) {
      const present = new Set(rows.map(({ name, size }) => `${size} ${name}`));
      const fresh = given.filter(({ path, file: { size } }) => !present.has(`${size} ${path}`));
      const room = maxFiles - rows.length - (file ? 1 : 0);
      if (fresh.length > room) return setSaid({ why: "tooMany", files: given, room });
      addAll(given);
    }
    if (systemFiles + unreadable > 0) setSaid({ why: "leftOut", systemFiles, unreadable });
  }

  function addFirst() {
    if (said?.why !== "tooMany") return;
    const present = new Set(rows.map(({ name, size }) => `${size} ${name}`));
    const fresh = said.files.filter(({ path, file: { size } }) => !present.has(`${size} ${path}`));
    addAll(fresh.slice(0, said.room));
  }

  function remove(ids: readonly string[]) {
    forget();
    const going = new Set(ids);
    setRemoved(rows.flatMap((row, at) => (going.has(row.id) ? [{ row, at }] : [])));
    edit((latest) => ({ files: latest.files.filter(({ id }) => !going.has(id)) }));
  }

  function undo() {
    const back = removed;
    setRemoved([]);
    edit((latest) => {
      const several = latest.file ? asSeveral(latest, randomId()) : latest;
      return {
        ...several,
        files: back.reduce((list, { row, at }) => list.toSpliced(at, 0, row), several.files),
      };
    });
  }

  function discard() {
    setSaid(undefined);
    setRemoved([]);
    chosen.clear();
  }

  return { ...chosen, said, removed, choose, addFirst, remove, undo, discard, editFiles };

  function editFiles(change: (files: DraftFile[]) => DraftFile[]) {
    forget();
    edit((latest) => ({ files: change(latest.files) }));
  }
}
