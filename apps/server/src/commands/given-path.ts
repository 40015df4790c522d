import path from "node:path";

/** What a command was given as a file or folder, named from where npm was called: npm runs commands in the repository's root. */
export function givenPath(file: string): string {
  return path.resolve(process.env["INIT_CWD"] ?? ".", file);
}

/** The same of a place for backups, which may be a bucket. */
export function givenPlace(place: string): string {
  return place.startsWith("s3://") ? place : givenPath(place);
}
