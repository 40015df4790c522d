import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readLines } from "./data.ts";

const data = new URL("../data/", import.meta.url).pathname;
const files = globSync("**/*.{tsv,txt}", { cwd: data }).toSorted();
const sources = readFileSync(`${data}README.md`, "utf8");

const headings: Readonly<Record<string, string>> = {
  "concepts.tsv": "id\tparents\tform",
  "related.tsv": "id\trelated",
  "famous.tsv": "id\tis\ttext",
};
const headingOfWords = "id\tphrase\tlabel";

/** What a line is sorted by: a famous work's titles have an order of their own. */
const keyOf = (file: string, line: string): string =>
  file === "famous.tsv" ? (line.split("\t", 1)[0] ?? "") : line;

describe.each(files)("%s", (file) => {
  const lines = [...readLines(file)];
  const rows = file.endsWith(".tsv") ? lines.slice(1) : lines;

  test("is sorted, says nothing twice, and has no line that nobody can edit", () => {
    const keys = rows.map((line) => keyOf(file, line));
    expect(keys.filter((key, at) => at > 0 && key < (keys[at - 1] ?? ""))).toEqual([]);
    expect(new Set(rows).size).toBe(rows.length);
    expect(lines.filter((line) => line.length > 400 || /^\s|\s$| {2}/u.test(line))).toEqual([]);
  });

  test("has the columns that its heading names", () => {
    const columns = file.endsWith(".tsv") ? (headings[file] ?? headingOfWords) : "word";
    expect(file.endsWith(".tsv") ? lines[0] : "word").toBe(columns);
    const wanted = columns.split("\t").length;
    expect(rows.filter((line) => line === "" || line.split("\t").length > wanted)).toEqual([]);
  });

  test("has a source and a licence", () => {
    const [named = ""] = /^.*\/|^[^/]*$/.exec(file) ?? [];
    expect(sources).toContain(`| \`${named}\` |`);
  });
});
