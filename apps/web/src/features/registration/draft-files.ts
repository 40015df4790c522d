import { maxFiles } from "@colophon/api";
import { randomId } from "../../lib/api/random-id.ts";
import type { ChosenFile } from "../../lib/file/chosen-file.ts";
import type { Draft, DraftFile } from "./draft.ts";
import type { LastAnswers } from "./last-answers-query.ts";
import { withFile, withFiles } from "./work-of-file.ts";

type Chosen = Pick<ChosenFile, "id" | "path" | "size" | "mediaType" | "sha256" | "state">;

const rowOf = ({ id, path, size, mediaType, ...chosen }: Chosen): DraftFile => ({
  id,
  sha256: digestOf(chosen),
  name: path,
  size,
  mediaType,
  title: "",
  date: "",
});

const digestOf = ({ state, sha256 }: Pick<Chosen, "state" | "sha256">): string =>
  state === "done" && sha256 !== undefined ? sha256 : "";

/**
 * The draft with the files that were chosen, each as far as it is read. Those that the draft has keep their order, title and
 * date, also if they had to be chosen again; new ones come last. The same draft if nothing has changed.
 */
export function withChosen(draft: Draft, chosen: readonly Chosen[], last: LastAnswers | undefined): Draft {
  if (draft.file && chosen.length > 0) return withChosen(asSeveral(draft, randomId()), chosen, last);
  const byId = new Map(chosen.map((one) => [one.id, one]));
  const known = new Set(draft.files.map(({ id }) => id));
  const added = chosen.filter(({ id }) => !known.has(id));
  /** Callers compare the answer with `draft` itself: a copy would count as an edit. */
  let isChanged = false;
  const rows = draft.files.map((row) => {
    const same = byId.get(row.id);
    const again = same === undefined && row.sha256 === "" ? takeSame(added, row) : undefined;
    const found = same ?? again;
    if (found === undefined || (found.id === row.id && digestOf(found) === row.sha256)) return row;
    isChanged = true;
    return { ...row, id: found.id, size: found.size, sha256: digestOf(found) };
  });
  const room = Math.max(0, maxFiles - rows.length);
  const files = [...rows, ...added.slice(0, room).map(rowOf)];
  if (files.length > rows.length) return withFiles(draft, files, last);
  return isChanged ? { ...draft, files } : draft;
}

/** Takes the file that a row is of, and that had to be chosen again, out of those that were added. */
function takeSame(added: Chosen[], { name, size }: DraftFile): Chosen | undefined {
  const at = added.findIndex((one) => one.path === name && one.size === size);
  return at < 0 ? undefined : added.splice(at, 1)[0];
}

/** The draft's one file as the first of several. */
export function asSeveral(draft: Draft, id: string): Draft {
  const { file, earlierProofs } = draft;
  if (file === null) return draft;
  const row = { ...file, id, title: "", date: "", ...(earlierProofs.length > 0 && { earlierProofs }) };
  return { ...draft, file: null, files: [row], earlierProofs: [] };
}

/** The draft with its last file of several as its one file, once that is read. */
export function asOne(draft: Draft, last: LastAnswers | undefined): Draft {
  const [row, ...others] = draft.files;
  if (row === undefined || others.length > 0 || row.sha256 === "") return draft;
  const { sha256, size, mediaType, earlierProofs = [] } = row;
  const name = row.name.split("/").at(-1) ?? row.name;
  return { ...withFile(draft, { sha256, name, size, mediaType }, last), earlierProofs, filesShown: false };
}

export function moved(files: readonly DraftFile[], id: string, to: number): DraftFile[] {
  const from = files.findIndex((file) => file.id === id);
  const row = files[from];
  return row === undefined ? [...files] : files.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** What is said of a row beside its own reading, by its id. */
export interface FileMark {
  /** Place in the list, counted from 1, of the first file with the same contents. */
  sameAs?: number;
  /** And of the first one of the same name, with other contents. */
  namesakeOf?: number;
}

/** The files that repeat another one's contents or name. */
export function markFiles(files: readonly DraftFile[]): Map<string, FileMark> {
  const contents = new Map<string, number>();
  const names = new Map<string, number>();
  const marks = new Map<string, FileMark>();
  files.forEach(({ id, sha256, name }, at) => {
    const sameAs = sha256 === "" ? undefined : contents.get(sha256);
    const namesake = names.get(name);
    const isNamesake = namesake !== undefined && files[namesake - 1]?.sha256 !== sha256;
    if (sameAs !== undefined || isNamesake)
      marks.set(id, {
        ...(sameAs !== undefined && { sameAs }),
        ...(isNamesake && { namesakeOf: namesake }),
      });
    if (sha256 !== "" && sameAs === undefined) contents.set(sha256, at + 1);
    if (namesake === undefined) names.set(name, at + 1);
  });
  return marks;
}

/** Whether some of several files are not read yet. */
export const hasUnread = ({ files }: Draft): boolean => files.some(({ sha256 }) => sha256 === "");
