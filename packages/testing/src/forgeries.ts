import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of testdata/forgeries and what must come of it; its README says what the members mean. */
export interface Forgery {
  file: string;
  trust: string;
  what: string;
  verdict: "valid" | "valid_anchor_pending" | "not_valid" | "trust_refused";
  code?: string;
  neverShown?: string[];
  setApart?: string[];
  bundle?: string;
  status?: string;
  said?: "status_incomplete" | "status_withheld" | "status_of_successor_log";
}

export const forgeriesFolder = join(import.meta.dirname, "../../proof/testdata/forgeries");

export const forgeries = JSON.parse(
  readFileSync(join(forgeriesFolder, "index.json"), "utf8"),
) as readonly Forgery[];

/** Files of the folder for which nobody has said what must come of them. */
export function unexpectedFiles(): string[] {
  const known = new Set([
    "README.md",
    "index.json",
    ...forgeries.flatMap(({ file, trust, status = file, bundle = file }) => [file, trust, status, bundle]),
  ]);
  return readdirSync(forgeriesFolder).filter((name) => !known.has(name));
}
