import type { FieldErrorCode } from "./errors.ts";
import { isFutureDate } from "./publication-date.ts";
import type { FileFingerprint, FileOfSeveral } from "./works.ts";

interface Files {
  file?: FileFingerprint | null | undefined;
  files?: FileOfSeveral[] | undefined;
}

/** The record's files in the order of their numbers: one, several, or none. */
export function filesOf({ file, files }: Files): (FileFingerprint | FileOfSeveral)[] {
  return files ?? (file ? [file] : []);
}

/** A bundle that shows all files has at most 1 MiB: this many characters of JSON, signed and in base64, fit into it. */
const mostOfNames = 500_000;

/** What is wrong with the files of a registration, by path. */
export function checkFiles({ file, files }: Files): Record<string, FieldErrorCode> {
  if (files === undefined) return {};
  if (file) return { files: "invalid" };
  if (new TextEncoder().encode(JSON.stringify(files)).length > mostOfNames) return { files: "too_long" };
  return Object.fromEntries(
    files.flatMap(({ date }, at) =>
      date !== "" && isFutureDate(date) ? [[`files.${at}.date`, "future_date"]] : [],
    ),
  );
}
