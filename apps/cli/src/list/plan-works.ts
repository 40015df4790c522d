import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { fileTitle, maxFiles } from "@colophon/api";
import { inertText } from "@colophon/proof/texts";
import { exitCodes, Failure } from "../failure.ts";
import { hashFile, unreadable } from "../files/hash-file.ts";
import { mediaTypeOf } from "../files/media-type.ts";
import { createProgress } from "../progress.ts";
import type { Voice } from "../terminal.ts";
import {
  contentsOf,
  digestOf,
  type PlannedWork,
  problemsOf,
  type StatedWork,
  type WorkFile,
} from "../work.ts";
import { type ListRow, readWorkList, wrongRows } from "./read-work-list.ts";

export interface WorkSource {
  files: readonly string[];
  csv?: string;
  isCollection: boolean;
  fields: StatedWork;
}

interface Planning {
  voice: Voice;
  signal: AbortSignal;
}

/** The works that are asked for, their files hashed, or all that is wrong with them. */
export async function planWorks(source: WorkSource, planning: Planning): Promise<PlannedWork[]> {
  const rows = source.csv === undefined ? source.files.map(rowOfFile) : await readWorkList(source.csv);
  const files = await hashAll(rows, planning);
  const works = source.isCollection
    ? [collection(source, rows, files)]
    : rows.map((row, at) => single(source, row, files[at]));
  const problems = works.flatMap(({ label, contents }) =>
    problemsOf(contents).map((problem) => `${label}: ${problem}`),
  );
  if (problems.length === 0) problems.push(...repeated(works));
  if (problems.length > 0) throw wrongRows(problems);
  return works;
}

/** Row 0 is none: a file that the command line names. */
const rowOfFile = (path: string): ListRow => ({ number: 0, cells: { file: path }, path });

const labelOf = ({ number, path }: ListRow): string =>
  number === 0 ? inertText(basename(path ?? "")) : `row ${number}`;

async function hashAll(rows: readonly ListRow[], { voice, signal }: Planning): Promise<WorkFile[]> {
  const sizes = await sizesOf(rows);
  const progress = createProgress(voice, "Hashing", {
    ofFiles: rows.length,
    ofBytes: sizes.reduce((sum, size) => sum + size, 0),
  });
  const files: WorkFile[] = [];
  try {
    for (const { cells, path } of rows) {
      const { sha256 = "", size = "", name = cells.file ?? "" } = cells;
      const hashed =
        path === undefined
          ? { sha256: sha256.toLowerCase(), size: Number(size) }
          : await hashFile(path, { signal, onRead: progress.read });
      files.push({ ...hashed, name, mediaType: mediaTypeOf(name) });
      progress.file();
    }
  } finally {
    progress.end();
  }
  return files;
}

/** Before anything is read: a list that names a file which isn't there is wrong at once. */
async function sizesOf(rows: readonly ListRow[]): Promise<number[]> {
  const problems: string[] = [];
  const sizes: number[] = [];
  for (const row of rows) {
    if (row.path === undefined) continue;
    try {
      const { size, isFile } = await stat(row.path).then((found) => ({
        size: found.size,
        isFile: found.isFile(),
      }));
      if (!isFile) problems.push(`${labelOf(row)}: ${inertText(row.path)} is no file.`);
      sizes.push(size);
    } catch (error) {
      problems.push(`${labelOf(row)}: ${unreadable(row.path, error).message}`);
    }
  }
  if (problems.length > 0) throw wrongRows(problems);
  return sizes;
}

const slashed = (name: string): string => name.replaceAll("\\", "/");
const lastPart = (name: string): string => slashed(name).split("/").at(-1) ?? name;

/** A file as a work of its own, also each that `watch` finds; its title, unless one is given, is made of its name. */
export function single(
  { fields, files, csv }: Pick<WorkSource, "fields" | "files" | "csv">,
  row: ListRow,
  file: WorkFile | undefined,
): PlannedWork {
  const { cells, path } = row;
  const name = lastPart(file?.name ?? "");
  const common = csv === undefined && files.length > 1 ? "" : fields.title;
  const { file: _f, sha256: _s, size: _z, name: _n, unlisted, ...said } = cells;
  const isUnlisted = unlisted === undefined ? fields.isUnlisted : isYes(unlisted);
  const title = cells.title ?? (common || fileTitle(name));
  const contents = contentsOf(
    { ...fields, ...said, title, isUnlisted },
    file === undefined ? [] : [{ ...file, name }],
  );
  return {
    label: labelOf(row),
    ...(row.number > 0 && { row: row.number }),
    ...(path !== undefined && { path }),
    contents,
    digest: digestOf(contents),
  };
}

const isYes = (text: string): boolean => /^(1|true|yes|y|x)$/i.test(text);

/** All files as one work. Rows may say a title and a date of each, and nothing else. */
function collection(
  { fields, csv }: WorkSource,
  rows: readonly ListRow[],
  files: readonly WorkFile[],
): PlannedWork {
  const allowed = new Set(["file", "sha256", "size", "name", "title", "date"]);
  const problems = rows.flatMap(({ number, cells }) =>
    Object.keys(cells)
      .filter((column) => !allowed.has(column))
      .map((column) => `row ${number}: ${column} is of the whole work: give it as --${column}`),
  );
  if (problems.length > 0) throw wrongRows(problems);
  if (files.length < 2 || files.length > maxFiles)
    throw new Failure(
      exitCodes.usage,
      "usage",
      `A collection has 2 to ${maxFiles} files; these are ${files.length}.`,
    );
  const named = files.map((file, at): WorkFile => {
    const { title = "", date = "" } = rows[at]?.cells ?? {};
    const name = csv === undefined ? lastPart(file.name) : slashed(file.name);
    return { ...file, name, title, date };
  });
  const contents = contentsOf(fields, named);
  return { label: "the collection", contents, digest: digestOf(contents) };
}

function repeated(works: readonly PlannedWork[]): string[] {
  const first = new Map<string, string>();
  return works.flatMap(({ digest, label }) => {
    const before = first.get(digest);
    if (before === undefined) first.set(digest, label);
    return before === undefined ? [] : [`${label}: the same as ${before}`];
  });
}
