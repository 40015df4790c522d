import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { drilled, readBlocks, readSpans } from "@colophon/testing/manual-lines";
import { describe, expect, test } from "vitest";

/** What no shell runs, by how it begins: settings of other programs, statements for Postgres, and what to forward. */
const notForShells = [
  "scrape_configs:",
  "update letters set failed_at = null",
  "create role colophon_owner login",
  "PUBLIC_URL=https://registry.example",
  "pool_mode = transaction",
  "alter role colophon set statement_timeout",
  "GET and HEAD of /, /browse",
  "BACKUP_TO=/backups",
];

/** Commands within the text, with their arguments: a name alone (`npm run backup`) is no line to run. */
const command =
  /^([A-Z_]+='[^']*' )?(npm run \S+ -- |colophon-run |node \S+\.mjs |(curl|docker|rclone|aws|systemctl|rsync|rm) )/;

const isTried = (text: string): boolean => !text.includes("(not tried");
const manuals = ["operations.md", "first-year.md"] as const;
const taken = Object.entries(drilled);

describe.each(manuals)("%s", (manual) => {
  const lines = new Set(taken.flatMap(([, [each, line]]) => (each === manual ? [line as string] : [])));

  test("a drill runs each block for a shell, or the text before it says that it was not tried", () => {
    const unproven = readBlocks(manual)
      .filter(({ before }) => isTried(before))
      .map(({ lines: [first = ""] }) => first)
      .filter((first) => !notForShells.some((start) => first.startsWith(start)))
      .filter((first) => !lines.has(first));
    expect(unproven).toEqual([]);
  });

  test("a drill runs each command within the text, or its line says that it was not tried", () => {
    const unproven = readSpans(manual).filter(
      ({ span, line }) => command.test(span) && isTried(line) && !lines.has(span),
    );
    expect(unproven.map(({ span }) => span)).toEqual([]);
  });
});

test("drills take every line that they are said to run", () => {
  const root = join(import.meta.dirname, "../..");
  const drills = globSync("apps/server/test/**/*.ts", { cwd: root })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("");
  expect(taken.map(([name]) => name).filter((name) => !drills.includes(`take("${name}")`))).toEqual([]);
});

test("what is called no line for a shell is in a manual", () => {
  const all = manuals.flatMap((manual) => readBlocks(manual).map(({ lines: [first = ""] }) => first));
  expect(notForShells.filter((start) => !all.some((first) => first.startsWith(start)))).toEqual([]);
});
