import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { inertText } from "@colophon/proof/texts";
import { readRows } from "@colophon/table";
import { exitCodes, Failure } from "../failure.ts";
import { unreadable } from "../files/hash-file.ts";

export const columns = [
  "file",
  "sha256",
  "size",
  "name",
  "title",
  "kind",
  "categories",
  "medium",
  "relation",
  "date",
  "description",
  "keywords",
  "city",
  "province",
  "creator",
  "unlisted",
  "supersedes",
  "refuse",
  "allow",
  "made",
] as const;
export type Column = (typeof columns)[number];

/** A row of a list: its number as programs for tables show it, and what it says. */
export interface ListRow {
  number: number;
  cells: Partial<Record<Column, string>>;
  /** The file that it names, from the list's folder on. */
  path?: string;
}

/** A list is some hundred bytes for each work. */
const maxListBytes = 64 * 1024 * 1024;

/** Reads a list of works, or refuses all of it: what is wrong with a row is said with its number. */
export async function readWorkList(path: string): Promise<ListRow[]> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (bytes.length > maxListBytes) throw refused(`${inertText(path)} is too large for a list of works.`);
  return rowsOf(bytes, path);
}

export function rowsOf(bytes: Uint8Array, path: string): ListRow[] {
  const rows = readRows(bytes);
  if (rows === undefined)
    throw refused(
      `${inertText(path)} is no CSV in Unicode: save it as “CSV UTF-8”, and look for a quotation mark that is never closed.`,
    );
  const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === "");
  const top = rows.findIndex((row) => !isBlank(row));
  const header = readHeader(rows[top] ?? [], path);
  const problems: string[] = [];
  const list = rows.flatMap((row, at) => {
    if (at <= top || isBlank(row)) return [];
    const number = at + 1;
    const surplus = row.slice(header.length).some((cell) => cell.trim() !== "");
    if (surplus) problems.push(`row ${number} has more cells than the first row`);
    const cells: ListRow["cells"] = {};
    for (const [place, column] of header.entries()) {
      const cell = row[place]?.trim() ?? "";
      if (cell !== "") cells[column] = cell;
    }
    const wrong = problemOfFile(cells);
    if (wrong !== undefined) problems.push(`row ${number}: ${wrong}`);
    return [{ number, cells, ...(cells.file !== undefined && { path: resolve(dirname(path), cells.file) }) }];
  });
  if (list.length === 0) problems.push("it has no row after the names of the columns");
  if (problems.length > 0) throw wrongRows(problems);
  return list;
}

function readHeader(row: readonly string[], path: string): Column[] {
  const names = row.map((cell) => cell.trim().toLowerCase());
  while (names.at(-1) === "") names.pop();
  const unknown = names.filter((name) => !columns.includes(name as Column));
  if (unknown.length > 0 || names.length === 0)
    throw refused(
      `The first row of ${inertText(path)} must name its columns. ${unknown.length > 0 ? `Unknown: ${unknown.map((name) => inertText(name || "(empty)")).join(", ")}. ` : ""}Known: ${columns.join(", ")}.`,
    );
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw refused(`The first row of ${inertText(path)} names the column ${twice} twice.`);
  return names as Column[];
}

/** A row has a file that is here, or the fingerprint, size and name of one that is elsewhere. */
function problemOfFile({ file, sha256, size, name }: ListRow["cells"]): string | undefined {
  if (file !== undefined)
    return sha256 === undefined && size === undefined
      ? undefined
      : "it has a file, and so needs no sha256 and size";
  if (sha256 === undefined && size === undefined && name === undefined) return "it names no file";
  if (sha256 === undefined || !/^[0-9a-f]{64}$/i.test(sha256)) return "sha256 is not 64 hexadecimal digits";
  if (size === undefined || !/^\d{1,15}$/.test(size)) return "size is not a number of bytes";
  return name === undefined ? "name is missing" : undefined;
}

const shown = 20;

/** Nothing is registered where a row is wrong. */
export function wrongRows(problems: readonly string[]): Failure {
  const rest = problems.length - shown;
  const lines = [...problems.slice(0, shown), ...(rest > 0 ? [`and ${rest} more`] : [])];
  return new Failure(
    exitCodes.refused,
    "rows_wrong",
    `Nothing was registered:\n${lines.map((line) => `  ${line}`).join("\n")}`,
  );
}

const refused = (message: string): Failure => new Failure(exitCodes.refused, "list_unreadable", message);
