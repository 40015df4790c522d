import { toDate } from "../../../lib/text/to-date.ts";
import { isPublicationDate } from "@colophon/api";
import type { DraftFile } from "../draft.ts";
import { writeTable } from "@colophon/table";

/** As in the US Copyright Office's list of a group of published photographs, then ours. English, since it reads them. */
const headers = [
  "Number",
  "Title",
  "File name",
  "Month/Year of publication",
  "Path",
  "Date",
  "Bytes",
  "SHA-256",
];

/** The list of the files in CSV, for the US Copyright Office and for other programs. */
export const writeList = (files: readonly DraftFile[]): string =>
  writeTable([
    headers,
    ...files.map(({ name, title, date, size, sha256 }, at) => {
      const fileName = name.split("/").at(-1) ?? name;
      return [
        String(at + 1),
        title || fileName,
        fileName,
        monthAndYear(date),
        name,
        date,
        String(size),
        sha256,
      ];
    }),
  ]);

function monthAndYear(typed: string): string {
  const date = toDate(typed);
  if (!isPublicationDate(date)) return "";
  const [year = "", month] = date.split("-");
  return month === undefined ? year : `${month}/${year}`;
}
