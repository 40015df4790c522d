import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { drilled } from "@colophon/testing/manual-lines";
import { readBlocks, readSpans } from "@colophon/testing/read-manual";
import { describe, expect, test } from "vitest";

/** What nobody runs, by how it begins: settings of other programs, and what to forward. */
const notForShells = [
  "scrape_configs:",
  "pool_mode = transaction",
  "GET and HEAD of /, /browse",
  "BACKUP_TO=/backups",
  "TSA_URLS=http",
];

/** Commands and SQL within the text, with their arguments: a name alone (`npm run backup`) is no line to run. */
const command =
  /^([A-Z_]+=('[^']*'|\S+) )*(npm run \S+ -- |npm install|colophon-run |colophon-verify [a-z]+ https|node \S+\.mjs |(curl|docker|rclone|aws|systemctl|rsync|rm|cp|mv|chown|install|psql|git|openssl|pg_\w+|sh|sudo) |(update|delete|insert|alter|create|reassign|select|drop) [a-z]+ )/;

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

test("what nobody runs is in a manual", () => {
  const all = manuals.flatMap((manual) => readBlocks(manual).map(({ lines: [first = ""] }) => first));
  expect(notForShells.filter((start) => !all.some((first) => first.startsWith(start)))).toEqual([]);
});
