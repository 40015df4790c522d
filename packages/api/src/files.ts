import { z } from "zod";
import type { FieldErrorCode } from "./errors.ts";
import { isFutureDate } from "./publication-date.ts";
import { line, publicationDate, seenLine } from "./text.ts";
import { maxFileNameLength, maxFilesBytes, maxTitleLength } from "./vocabulary.ts";

export const fileFingerprint = z.object({
  sha256: z.string("invalid").regex(/^[0-9a-f]{64}$/, "invalid"),
  name: line(maxFileNameLength),
  size: z.int("invalid").min(0, "invalid"),
  mediaType: line(200).default(""),
});
export type FileFingerprint = z.output<typeof fileFingerprint>;

/** One of several files of a work. */
export const fileOfSeveral = fileFingerprint.extend({
  /** What this one is called, if it has a title of its own. */
  title: seenLine(maxTitleLength).default(""),
  /** Of its publication: a day, a month or a year. */
  date: z.union([z.literal(""), publicationDate], "invalid_date").default(""),
});
type FileOfSeveral = z.output<typeof fileOfSeveral>;

interface Files {
  file?: FileFingerprint | null | undefined;
  files?: FileOfSeveral[] | undefined;
}

/** The record's files in the order of their numbers: one, several, or none. */
export function filesOf({ file, files }: Files): (FileFingerprint | FileOfSeveral)[] {
  return files ?? (file ? [file] : []);
}

/** What is wrong with the files of a registration, by path. */
export function checkFiles({ file, files }: Files): Record<string, FieldErrorCode> {
  if (files === undefined) return {};
  if (file) return { files: "invalid" };
  if (new TextEncoder().encode(JSON.stringify(files)).length > maxFilesBytes) return { files: "too_long" };
  return Object.fromEntries(
    files.flatMap(({ date }, at) =>
      date !== "" && isFutureDate(date) ? [[`files.${at}.date`, "future_date"]] : [],
    ),
  );
}
