import { readFileSync } from "node:fs";

/**
 * The lines of a file of data/, each of which ends with a line break. One by one they are texts of their own: a part of one
 * text for all of them would keep the whole file in memory.
 */
export function* readLines(name: string): Generator<string> {
  const bytes = readFileSync(new URL(`../data/${name}`, import.meta.url));
  for (let start = 0, end; (end = bytes.indexOf("\n", start)) >= 0; start = end + 1)
    yield bytes.toString("utf8", start, end);
}

/** The rows of a table below its heading. */
export function* readDataRows(name: string): Generator<string[]> {
  let isHeading = true;
  for (const line of readLines(`${name}.tsv`)) {
    if (!isHeading) yield line.split("\t");
    isHeading = false;
  }
}
