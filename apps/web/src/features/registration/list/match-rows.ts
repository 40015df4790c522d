import type { DraftFile } from "../draft.ts";
import type { Columns } from "./columns.ts";
import { readDate } from "./read-date.ts";

/** What a list says of one of the files. */
interface Said {
  title: string;
  date: string;
}

export interface Matched {
  /** By the file's id. */
  said: Map<string, Said>;
  /** Names in rows that are of none of the files, or that several files have. */
  unmatched: string[];
}

/** Which row is of which file: by its path, else by its name, else by its name without the ending. */
export function matchRows(
  files: readonly Pick<DraftFile, "id" | "name">[],
  rows: readonly (readonly string[])[],
  columns: Columns,
): Matched {
  const byKey = new Map<string, string | undefined>();
  for (const keyOf of keys)
    for (const { id, name } of files) {
      const key = keyOf(name);
      // Several files of one name: the name alone says nothing.
      byKey.set(key, byKey.has(key) && byKey.get(key) !== id ? undefined : id);
    }
  const matched: Matched = { said: new Map(), unmatched: [] };
  const cell = (row: readonly string[], column: number | undefined) =>
    (column === undefined ? undefined : row[column])?.trim() ?? "";
  for (const row of rows) {
    const name = cell(row, columns.file);
    if (name === "") continue;
    const id = keys.map((keyOf) => byKey.get(keyOf(name))).find((found) => found !== undefined);
    if (id === undefined) matched.unmatched.push(name);
    else {
      const title = cell(row, columns.title);
      // A list that must have titles repeats the file's name.
      const isName = last(folded(title)) === last(folded(name));
      matched.said.set(id, { title: isName ? "" : title, date: readDate(cell(row, columns.date)) });
    }
  }
  return matched;
}

const folded = (name: string): string => name.normalize("NFC").replaceAll("\\", "/").toLowerCase();
const last = (name: string): string => name.split("/").at(-1) ?? name;

/** The surest first. Each kind of key is kept apart from the others. */
const keys: ((name: string) => string)[] = [
  (name) => `path ${folded(name)}`,
  (name) => `name ${last(folded(name))}`,
  (name) => `stem ${last(folded(name)).replace(/\.[^.]*$/, "")}`,
];

/** The files with what the list says of them. What it leaves empty stays as it was. */
export const withListValues = (files: readonly DraftFile[], said: Matched["said"]): DraftFile[] =>
  files.map((file) => {
    const { title = "", date = "" } = said.get(file.id) ?? {};
    return { ...file, title: title || file.title, date: date || file.date };
  });
