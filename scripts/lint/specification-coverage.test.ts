import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const repository = join(import.meta.dirname, "../..");

/** Of what is named in the tables: code, tests, contracts and texts. */
const there = globSync("{apps,packages,e2e,scripts,contracts}{,/**}", {
  cwd: repository,
  exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name),
});

/** The rows of the tables: what is required, where it is built, what shows it, and what differs or is open. */
const rows = readFileSync(join(repository, "docs/specification-coverage.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:requirement|entity|call|decision) \|/.test(line))
  .map((line) => line.slice(2, -1).split(" | "))
  .map(([requirement = "", built = "", shown = ""]) => ({ requirement, built, shown }));

const quotedIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

/** A name is the end of a path; a star stands for anything within a name. */
function isThere(name: string): boolean {
  const end = name.replace(/\/$/, "").replaceAll(".", "\\.").replaceAll("*", "[^/]*");
  const path = new RegExp(`(?:^|/)${end}$`);
  return there.some((one) => path.test(one));
}

test("docs/specification-coverage.md names only files and folders that there are", () => {
  const missing = rows.flatMap(({ built }) => quotedIn(built)).filter((name) => !isThere(name));
  expect(missing).toEqual([]);
});

test("each of its rows names a test, and only tests that there are", () => {
  const missing = rows.flatMap(({ requirement, shown }) => {
    const specs = [...shown.matchAll(/(?<![\w`/-])([\w-]+(?:\.long)?)\.spec\b/g)].map(
      ([, name = ""]) => `e2e/${name}.spec.ts`,
    );
    const tests = [...specs, ...quotedIn(shown)];
    const wrong = tests.filter((name) => !/\.(?:test|spec)\.tsx?$/.test(name) || !isThere(name));
    return tests.length === 0 ? [requirement] : wrong;
  });
  expect(rows.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});
