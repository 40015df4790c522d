import { maxBatch } from "@colophon/api";
import { latinDigits } from "../../../lib/text/latin-digits.ts";
import { publicationDateError } from "../../../lib/text/publication-date-error.ts";
import type { DraftFile } from "../draft.ts";
import { columnHeaders, findColumns } from "./columns.ts";
import { readDate } from "./read-date.ts";
import { type Table, writeTable } from "@colophon/table";

/** A work of a table: a file that was hashed elsewhere. */
export type TableWork = Omit<DraftFile, "id" | "earlierProofs">;

export type RowProblem =
  | "noFile"
  | "noSha256"
  | "badSha256"
  | "noSize"
  | "badSize"
  | "badDate"
  | "tooLong"
  | "twice";

export interface TableProblem {
  /** As the program that made the table counts its rows. */
  row: number;
  why: RowProblem;
  /** What the cell says; of a fingerprint that comes twice, the row of the first. */
  value: string;
}

export type WorksOfTable =
  | { works: TableWork[] }
  | { problems: TableProblem[] }
  /** The first row names no column of this kind. */
  | { missing: "sha256" | "size" | "file" }
  | { tooMany: number };

/** Names of the columns that only a table of fingerprints has, in seven languages. */
const headers = {
  sha256: /sha-?\s?256|fingerprint|empreinte|huella|بصمة|電子指紋|指纹|指紋/iu,
  size: /^bytes|size|octets|taille|tamaño|bytes$|حجم|大きさ|サイズ|大小/iu,
  mediaType: /^(?:media |mime )?type|^tipo|^النوع|^نوع|^種類|^类型|^類型/iu,
  description: /description|descripción|descripcion|وصف|説明|描述|说明|說明/iu,
} as const;

const longest = { name: 1000, title: 500, description: 10_000 } as const;

/** The works of a table that has fingerprints, or every row of it that can't be one: all or none. */
export function readWorks({ rows, numbers }: Pick<Table, "rows" | "numbers">): WorksOfTable {
  const [first = [], ...body] = rows;
  const names = first.map((cell) => cell.normalize("NFC").trim());
  const at = (name: keyof typeof headers) => names.findIndex((cell) => headers[name].test(cell));
  const own = {
    sha256: at("sha256"),
    size: at("size"),
    mediaType: at("mediaType"),
    description: at("description"),
  };
  const taken = new Set(Object.values(own));
  const { columns } = findColumns([names.map((cell, column) => (taken.has(column) ? "" : cell))]);
  if (own.sha256 < 0) return { missing: "sha256" };
  if (own.size < 0) return { missing: "size" };
  // Without a name in the first row, columns would be found by their places.
  const isNamed = columns.file !== undefined && columnHeaders.file.test(names[columns.file] ?? "");
  if (columns.file === undefined || !isNamed) return { missing: "file" };
  if (body.length > maxBatch) return { tooMany: body.length };
  const file = columns.file;
  const seen = new Map<string, number>();
  const works: TableWork[] = [];
  const problems: TableProblem[] = [];
  body.forEach((row, place) => {
    const number = numbers[place + 1] ?? place + 2;
    const cell = (column: number | undefined) =>
      column === undefined || column < 0 ? "" : (row[column] ?? "").trim();
    const sha256 = cell(own.sha256).toLowerCase();
    const size = bytesIn(cell(own.size));
    const work = {
      sha256,
      size: size ?? 0,
      name: cell(file).replaceAll("\\", "/"),
      mediaType: /^[\w.+-]+\/[\w.+-]+$/.test(cell(own.mediaType)) ? cell(own.mediaType) : "",
      title: cell(columns.title),
      date: readDate(cell(columns.date)),
      description: cell(own.description),
    };
    const say = (why: RowProblem, value = "") => problems.push({ row: number, why, value });
    if (work.name === "") say("noFile");
    if (sha256 === "") say("noSha256");
    else if (!/^[0-9a-f]{64}$/.test(sha256)) say("badSha256", cell(own.sha256));
    else if (seen.has(sha256)) say("twice", String(seen.get(sha256)));
    else seen.set(sha256, number);
    if (cell(own.size) === "") say("noSize");
    else if (size === undefined) say("badSize", cell(own.size));
    if (work.date !== "" && publicationDateError(work.date)) say("badDate", cell(columns.date));
    const tooLong = (["name", "title", "description"] as const).find(
      (one) => work[one].length > longest[one],
    );
    if (tooLong) say("tooLong", work[tooLong].slice(0, 60));
    works.push(work);
  });
  return problems.length > 0 ? { problems } : { works };
}

/** A whole number, also as programs group its digits. */
function bytesIn(typed: string): number | undefined {
  const text = latinDigits(typed);
  const plain = /^\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+$/.test(text) ? text.replaceAll(/\D/g, "") : text;
  const size = Number(plain);
  return /^\d{1,15}$/.test(plain) && Number.isSafeInteger(size) ? size : undefined;
}

/** An empty table, with the names of the columns that are read. */
export const writeTemplate = (): string =>
  writeTable([["Title", "File name", "SHA-256", "Bytes", "Type", "Date", "Description"]]);
